import { useMemo } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { EditorField } from '../fields/EditorField';
import { useCellLanguage } from '../shared/useGridTools';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotPrivate } from '../../model/lots/lotsSlice';
import styles from './Results.module.css';

/** The price of a lot that is sold, to be corrected: it saves by itself, as all fields of a lot do. */
export function HammerPrice({ lot: shared, currency }: { readonly lot: Lot; readonly currency: string }) {
  const cells = useCellLanguage(currency);
  const own = useLotsSelector((state) => selectLotPrivate(state, shared.id));
  const lot = useMemo(() => ({ ...shared, ...own, id: shared.id }), [shared, own]);
  // It saves while it is typed, and a word begins with a letter that is one: passed and withdrawn have buttons here.
  const language = useMemo(() => {
    const { results: _words, ...prices } = cells;
    return prices;
  }, [cells]);
  return (
    <div className={styles['price']}>
      <EditorField lot={lot} field="hammer" language={language} readOnly={false} />
    </div>
  );
}
