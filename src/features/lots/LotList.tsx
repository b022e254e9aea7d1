import { useTexts } from '../../shared/messages/useTexts';
import { LotRow } from './LotRow';
import styles from './LotList.module.css';
import { useLotsSelector } from './lotsHooks';
import { lotsTexts } from './lotsTexts';
import { selectLotIds } from './lotsSlice';

interface LotListProps {
  readonly saleId: string;
  readonly currency: string;
  readonly selectedId: string | null;
}

/** All lots of the sale in sale order. */
export function LotList({ saleId, currency, selectedId }: LotListProps) {
  const texts = useTexts(lotsTexts);
  const ids = useLotsSelector(selectLotIds);
  return (
    <ol className={styles['list']} aria-label={texts.lots}>
      {ids.map((id) => (
        <LotRow
          key={id}
          lotId={id}
          currency={currency}
          selected={id === selectedId}
          href={`/sales/${saleId}?lot=${id}`}
        />
      ))}
    </ol>
  );
}
