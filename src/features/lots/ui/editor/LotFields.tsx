import { useMemo } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { EditorField } from '../fields/EditorField';
import { editorTexts } from '../../model/texts/editorTexts';
import { markOf } from '../../model/view/cellMarks';
import { useCellLanguage } from '../shared/useGridTools';
import { ExtraFields } from './ExtraFields';
import styles from './LotEditor.module.css';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotPrivate, selectSeesPrivate } from '../../model/lots/lotsSlice';
import { NumberField } from '../typedNumber/NumberField';

interface LotFieldsProps {
  readonly lot: Lot;
  readonly currency: string;
  readonly saleStatus: SaleStatus;
  readonly readOnly: boolean;
  /** Whether the rarely used fields are open: they stay so from lot to lot. */
  readonly more: boolean;
  readonly onMore: (more: boolean) => void;
}

/** All that is said of a lot: what every lot needs first, then what some do, then what only editors read. */
export function LotFields({ lot: shared, currency, saleStatus, readOnly, more, onMore }: LotFieldsProps) {
  const texts = useTexts(editorTexts);
  const language = useCellLanguage(currency);
  const seesPrivate = useLotsSelector(selectSeesPrivate);
  const own = useLotsSelector((state) => selectLotPrivate(state, shared.id));
  const lot = useMemo(() => ({ ...shared, ...own, id: shared.id }), [shared, own]);
  const common = { lot, language, readOnly } as const;
  const hidesProblem =
    !more && (['startPrice', 'buyNow', 'reserve'] as const).some((field) => markOf(lot, field) !== null);
  return (
    <div className={styles['fields']}>
      <NumberField lot={shared} saleStatus={saleStatus} readOnly={readOnly} />
      <EditorField {...common} field="title" serif />
      <EditorField {...common} field="description" rows={5} serif />
      <div className={styles['pair']}>
        <EditorField {...common} field="estimateLow" />
        <EditorField {...common} field="estimateHigh" />
      </div>
      <EditorField {...common} field="category" />
      <EditorField {...common} field="condition" />
      <ExtraFields {...common} />
      <details
        className={styles['more']}
        open={more}
        onToggle={({ currentTarget: { open } }) => {
          if (open !== more) onMore(open);
        }}
      >
        <summary className={styles['summary']}>
          <Icon name={more ? 'chevronDown' : 'chevronRight'} />
          <span>{texts.more}</span>
          {hidesProblem && (
            <span className={styles['summaryProblem']}>
              <Icon name="warning" size={16} /> {texts.moreNeedsAttention}
            </span>
          )}
        </summary>
        <div className={styles['fields']}>
          <EditorField {...common} field="creator" />
          <EditorField {...common} field="period" />
          <EditorField {...common} field="materials" />
          <div className={styles['pair']}>
            <EditorField {...common} field="dimensions" />
            <EditorField {...common} field="weight" />
          </div>
          <EditorField {...common} field="provenance" />
          <div className={styles['pair']}>
            <EditorField {...common} field="quantity" />
            <EditorField {...common} field="lotType" />
          </div>
          <div className={styles['pair']}>
            <EditorField {...common} field="startPrice" />
            <EditorField {...common} field="buyNow" />
          </div>
          {seesPrivate && (
            <fieldset className={styles['private']}>
              <legend>
                <Icon name="lock" size={16} /> {texts.editorsOnly}
              </legend>
              <div className={styles['pair']}>
                <EditorField {...common} field="reserve" />
                <EditorField {...common} field="consignor" />
              </div>
              <EditorField {...common} field="notes" />
            </fieldset>
          )}
        </div>
      </details>
    </div>
  );
}
