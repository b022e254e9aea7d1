import { failureTexts, useReadFailures } from '../../../../shared/failureTexts';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { Spinner } from '../../../../shared/ui/icon/Spinner';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import { HistoryEntry } from './HistoryEntry';
import { lotHistoryAsked, selectLotHistory } from '../../model/history/historySlice';
import { lotHistoryTexts } from '../../model/texts/lotHistoryTexts';
import styles from './LotHistory.module.css';
import { ofLot } from '../../../navigation/model/panelsSlice';
import { usePanel } from '../../../navigation/ui/usePanel';

interface LotHistoryProps {
  readonly lotId: string;
  readonly currency: string;
  readonly readOnly: boolean;
}

/** What happened to a lot: who, when, each field before and after. Asks the server when it is opened. */
export function LotHistory({ lotId, currency, readOnly }: LotHistoryProps) {
  const texts = useTexts(lotHistoryTexts);
  const failures = useReadFailures();
  const { tryAgain } = useTexts(failureTexts);
  const dispatch = useAppDispatch();
  const history = useLotsSelector((state) => selectLotHistory(state, lotId));
  const [open, setOpen] = usePanel(ofLot(lotId, 'history'));
  const ask = (): void => void dispatch(lotHistoryAsked({ lotId }));
  return (
    <div className={styles['history']}>
      <Button
        kind="quiet"
        icon={open ? 'chevronDown' : 'chevronRight'}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          if (!open) ask();
        }}
      >
        {texts.history}
      </Button>
      {open && history.status === 'loading' && (
        <p role="status">
          <Spinner /> {texts.loading}
        </p>
      )}
      {open && history.status === 'failed' && (
        <>
          <InlineMessage tone="warn">{`${texts.notRead} ${failures[history.code]}`}</InlineMessage>
          <Button icon="retry" onClick={ask}>
            {tryAgain}
          </Button>
        </>
      )}
      {open && history.status === 'shown' && (
        <ol className={styles['entries']} aria-label={texts.history}>
          {history.changes.map((change) => (
            <HistoryEntry key={change.id} lotId={lotId} change={change} currency={currency} readOnly={readOnly} />
          ))}
        </ol>
      )}
    </div>
  );
}
