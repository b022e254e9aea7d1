import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { DATA_TEXTS } from '../../shared/failureTexts';
import { useAppDispatch } from '../../store/hooks';
import { useLotsSelector } from './lotsHooks';
import { selectLot } from './lotsSlice';
import { FIELD_LABELS, lotName } from './lotWords';
import styles from './NeedsAttention.module.css';
import { discardSave, retrySave, selectNeedsAttention, type SaveRecord } from './savesSlice';

/** What the server refused: nothing of it is lost, and the person decides about each. */
export function NeedsAttention() {
  const records = useLotsSelector(selectNeedsAttention);
  if (records.length === 0) return null;
  return (
    <Banner tone="danger" role="alert" title="Needs attention">
      <p className={styles['lead']}>The server did not accept these changes. They are kept until you decide.</p>
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
  const { operation, code } = record;
  const lot = useLotsSelector((state) => selectLot(state, operation.lotId));
  const text = describe(record);
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <strong>{lot === undefined ? 'A lot' : lotName(lot)}</strong>
        <span className={styles['text']}>{text}</span>
        <span>{DATA_TEXTS[code ?? 'unknown']}</span>
      </div>
      <div className={styles['actions']}>
        <Button icon="retry" onClick={() => dispatch(retrySave({ id: operation.id }))}>
          Retry
        </Button>
        <Button onClick={() => void navigator.clipboard.writeText(text)}>Copy</Button>
        <Button kind="danger" onClick={() => dispatch(discardSave({ id: operation.id }))}>
          Discard
        </Button>
      </div>
    </li>
  );
}

/** All that was typed, so that it can be read and copied whatever happens. */
function describe({ operation }: SaveRecord): string {
  switch (operation.kind) {
    case 'createLot':
      return 'New lot';
    case 'setLotStatus':
      return operation.after === 'ready' ? 'Marked as ready' : 'Back to draft';
    case 'addPhoto':
      return 'New photo';
    case 'editLot':
      return Object.entries(operation.changes)
        .map(([field, change]) => `${FIELD_LABELS[field as keyof typeof FIELD_LABELS]}: ${String(change.after ?? '')}`)
        .join('\n');
  }
}
