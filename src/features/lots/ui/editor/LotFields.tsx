import type { Lot } from '../../../../domain/lots/lot';
import { EditorField } from '../fields/EditorField';
import { ToCheckField } from '../toCheck/ToCheckField';
import styles from './LotEditor.module.css';
import { useEditedLot } from './useEditedLot';

interface LotFieldsProps {
  readonly lot: Lot;
  readonly currency: string;
  readonly readOnly: boolean;
}

/** What every lot needs. What some do is in `MoreFields`. */
export function LotFields({ lot: shared, currency, readOnly }: LotFieldsProps) {
  const common = { ...useEditedLot(shared, currency), readOnly } as const;
  return (
    <div className={styles['fields']}>
      <EditorField {...common} field="title" serif />
      <EditorField {...common} field="description" rows={6} serif />
      <div className={styles['pair']}>
        <EditorField {...common} field="estimateLow" />
        <EditorField {...common} field="estimateHigh" />
      </div>
      <EditorField {...common} field="category" />
      <EditorField {...common} field="condition" />
      <ToCheckField {...common} />
    </div>
  );
}
