import type { EditableLotField } from '../../domain/lot';
import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { failureTexts } from '../../shared/failureTexts';
import type { Translated } from '../../shared/messages/texts';
import { useTexts } from '../../shared/messages/useTexts';
import { useAppDispatch } from '../../store/hooks';
import { useLotsSelector } from './lotsHooks';
import { selectLot } from './lotsSlice';
import { lotsTexts, lotTexts } from './lotsTexts';
import { lotName } from './lotWords';
import styles from './NeedsAttention.module.css';
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
  const text = describe(record, texts, words.fields);
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

/** All that was typed, so that it can be read and copied whatever happens. */
function describe(
  { operation }: SaveRecord,
  texts: Translated<(typeof lotsTexts)['texts']>,
  fields: Readonly<Record<EditableLotField, string>>,
): string {
  switch (operation.kind) {
    case 'createLot':
      return texts.madeLot;
    case 'setLotStatus':
      return operation.after === 'ready' ? texts.madeReady : texts.madeDraft;
    case 'addPhoto':
      return texts.madePhoto;
    case 'editLot':
      return Object.entries(operation.changes)
        .map(([field, change]) => `${fields[field as EditableLotField]}: ${String(change.after ?? '')}`)
        .join('\n');
  }
}
