import { useMemo } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { EditorField } from '../fields/EditorField';
import { useCellLanguage } from '../shared/useGridTools';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotPrivate } from '../../model/lots/lotsSlice';
import styles from './Results.module.css';

/** The price of a lot that is sold, to be corrected: it saves by itself, as all fields of a lot do. */
export function HammerPrice({ lot: shared, currency }: { readonly lot: Lot; readonly currency: string }) {
  const language = useCellLanguage(currency);
  const own = useLotsSelector((state) => selectLotPrivate(state, shared.id));
  const lot = useMemo(() => ({ ...shared, ...own, id: shared.id }), [shared, own]);
  return (
    <div className={styles['price']}>
      <EditorField lot={lot} field="hammer" language={language} readOnly={false} />
    </div>
  );
}
