import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { failureTexts } from '../../shared/failureTexts';
import { useTexts } from '../../shared/messages/useTexts';
import { useAppDispatch } from '../../store/hooks';
import { useLotsSelector } from './lotsHooks';
import { selectLot } from './lotsSlice';
import { lotsTexts, lotTexts } from './lotsTexts';
import { lotName } from './lotWords';
import styles from './NeedsAttention.module.css';
import { describeOperation } from './operations/describeOperation';
import { operationTexts } from './operations/operationTexts';
import { discardSave, retrySave, selectNeedsAttention, type SaveRecord } from './savesSlice';

/** What the server refused: nothing of it is lost, and the person decides about each. */
export function NeedsAttention() {
  const texts = useTexts(lotsTexts);
  const records = useLotsSelector(selectNeedsAttention);
  if (records.length === 0) return null;
  return (
    <Banner tone="danger" role="alert" title={texts.needsAttention}>
      <p className={styles['lead']}>{texts.notAccepted}</p>
      <ul className={styles['list']}>
        {records.map((record) => (
          <Refused key={record.operation.id} record={record} />
        ))}
      </ul>
    </Banner>
  );
}

function Refused({ record }: { record: SaveRecord }) {
  const dispatch = useAppDispatch();
  const words = useTexts(lotTexts);
  const texts = useTexts(lotsTexts);
  const failures = useTexts(failureTexts);
  const { operation, code } = record;
  const lot = useLotsSelector((state) => selectLot(state, operation.lotId));
  const text = describeOperation(operation, { lot: words, lots: texts, operations: useTexts(operationTexts) });
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <strong>{lot === undefined ? words.aLot : lotName(lot, words)}</strong>
        <span className={styles['text']}>{text}</span>
        <span>{failures.data[code ?? 'unknown']}</span>
      </div>
      <div className={styles['actions']}>
        <Button icon="retry" onClick={() => dispatch(retrySave({ id: operation.id }))}>
          {texts.retry}
        </Button>
        <Button onClick={() => void navigator.clipboard.writeText(text)}>{texts.copy}</Button>
        <Button kind="danger" onClick={() => dispatch(discardSave({ id: operation.id }))}>
          {texts.discard}
        </Button>
      </div>
    </li>
  );
}
