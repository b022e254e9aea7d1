import { useEffect, useRef } from 'react';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { Button } from '../../../../shared/ui/buttons/Button';
import { failureTexts } from '../../../../shared/failureTexts';
import { useTexts } from '../../../../shared/messages/useTexts';
import { useKeptFocus } from '../../../../shared/ui/layout/useKeptFocus';
import { useAppDispatch } from '../../../../store/hooks';
import type { ContestedField, FieldChange } from '../../../../domain/operations/changes';
import { bothTexts } from '../../model/texts/bothTexts';
import { ConflictItem } from '../conflict/ConflictItem';
import { useCellLanguage, useExtraName } from '../shared/useGridTools';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import styles from './NeedsAttention.module.css';
import { describeOperation } from '../../model/operations/describeOperation';
import { operationTexts } from '../../model/texts/operationTexts';
import { SavePhotoFile } from '../photos/SavePhotoFile';
import { theirsOf } from '../../../../domain/operations/fieldEdits';
import type { SaveRecord } from '../../model/saves/saveRecords';
import { focusLots } from '../shared/useFollowLot';
import { discardSave, retrySave, selectNeedsAttention } from '../../model/saves/savesSlice';

/** More are decided one after the other, not looked through. */
const MOST_AT_ONCE = 20;

interface NeedsAttentionProps {
  /** Of any sale: what is kept here may be of another one than the open one. ISO 4217. */
  readonly currencyOf: (saleId: string) => string;
  /** Whether the person may change the lots of the open sale. */
  readonly editable: boolean;
}

/**
 * What the server refused, and what a colleague changed at the same time: nothing of it is lost, and the person decides
 * about each.
 */
export function NeedsAttention({ currencyOf, editable }: NeedsAttentionProps) {
  const texts = useTexts(lotsTexts);
  const records = useLotsSelector(selectNeedsAttention);
  const refused = records.filter(({ operation }) => theirsOf(operation) === undefined);
  const kept = useKeptFocus();
  useFocusOnwards(records.length);
  return (
    <div {...kept} className={styles['whole']}>
      {refused.length > 0 && (
        <Banner tone="danger" role="alert" title={texts.needsAttention}>
          <p className={styles['lead']}>{texts.notAccepted}</p>
          <ul className={styles['list']}>
            {refused.map((record) => (
              <Refused key={record.operation.id} {...{ record, currencyOf, editable }} />
            ))}
          </ul>
        </Banner>
      )}
      {refused.length < records.length && <Contested records={records} currencyOf={currencyOf} />}
    </div>
  );
}

/** After the last decision the focus is among the lots. */
function useFocusOnwards(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const decided = before.current > 0 && count === 0;
    before.current = count;
    if (decided && document.activeElement === document.body) {
      focusLots();
    }
  }, [count]);
}

interface ContestedProps extends Pick<NeedsAttentionProps, 'currencyOf'> {
  readonly records: readonly SaveRecord[];
}

function Contested({ records, currencyOf }: ContestedProps) {
  const { needsAttention } = useTexts(lotsTexts);
  const texts = useTexts(bothTexts);
  const contested = records.flatMap(({ operation }) => {
    const theirs = theirsOf(operation);
    if (theirs === undefined || !('changes' in operation)) return [];
    const changes: Readonly<Record<string, FieldChange>> = { ...operation.changes };
    return (Object.keys(theirs) as ContestedField[]).flatMap((field) => {
      const [their, change] = [theirs[field], changes[field]];
      return their === undefined || change === undefined ? [] : { operation, field, theirs: their, mine: change.after };
    });
  });
  const hidden = contested.length - MOST_AT_ONCE;
  return (
    <Banner tone="warn" role="alert" title={needsAttention}>
      <p className={styles['lead']}>{texts.lead}</p>
      <ul className={styles['list']}>
        {contested.slice(0, MOST_AT_ONCE).map((each) => (
          <ConflictItem
            key={`${each.operation.id} ${each.field}`}
            {...each}
            currency={currencyOf(each.operation.saleId)}
          />
        ))}
      </ul>
      {hidden > 0 && <p className={styles['lead']}>{texts.more(hidden)}</p>}
    </Banner>
  );
}

interface RefusedProps extends NeedsAttentionProps {
  readonly record: SaveRecord;
}

function Refused({ record, currencyOf, editable }: RefusedProps) {
  const dispatch = useAppDispatch();
  const words = useTexts(lotTexts);
  const texts = useTexts(lotsTexts);
  const failures = useTexts(failureTexts);
  const { noLonger } = useTexts(bothTexts);
  const { operation, code } = record;
  const lot = useLotsSelector((state) => selectLot(state, operation.lotId));
  const language = useCellLanguage(currencyOf(operation.saleId));
  const operations = useTexts(operationTexts);
  const extraName = useExtraName();
  const text = describeOperation(operation, { lot: words, lots: texts, operations, extraName }, language);
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <strong>{lot === undefined ? words.aLot : lotName(lot, words)}</strong>
        <span className={styles['text']}>{text}</span>
        {/* The rules say no in one word: to who may do nothing, and to what the lot no longer allows. */}
        <span>{editable && code === 'permission-denied' ? noLonger : failures.data[code ?? 'unknown']}</span>
      </div>
      <div className={styles['actions']}>
        <Button icon="retry" onClick={() => dispatch(retrySave({ id: operation.id }))}>
          {texts.retry}
        </Button>
        <Button onClick={() => void navigator.clipboard.writeText(text)}>{texts.copy}</Button>
        <SavePhotoFile operation={operation} />
        <Button kind="danger" onClick={() => dispatch(discardSave({ id: operation.id }))}>
          {texts.discard}
        </Button>
      </div>
    </li>
  );
}
