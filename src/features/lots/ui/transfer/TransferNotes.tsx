import { useTexts } from '../../../../shared/messages/useTexts';
import { failureTexts, useRefusals } from '../../../../shared/failureTexts';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { Button } from '../../../../shared/ui/buttons/Button';
import { ProgressBar } from '../../../../shared/ui/messages/ProgressBar';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './Transfer.module.css';
import {
  selectTransferRuns,
  transferDismissed,
  transferRetried,
  type TransferRun,
} from '../../model/transfer/transferSlice';
import { transferTexts } from '../../model/transfer/transferTexts';

/** How the moves from and to this sale stand. */
export function TransferNotes({ saleId }: { saleId: string }) {
  const runs = useLotsSelector(selectTransferRuns);
  const here = Object.values(runs).filter(({ from, to }) => from === saleId || to === saleId);
  if (here.length === 0) return null;
  return (
    <div className={styles['notes']}>
      {here.map((run) => (
        <RunNote key={run.id} run={run} />
      ))}
    </div>
  );
}

function RunNote({ run }: { run: TransferRun }) {
  const texts = useTexts(transferTexts);
  const refusals = useRefusals();
  if (run.status === 'running') return <Running run={run} />;
  if (run.status === 'stopped') {
    return (
      <Banner tone="warn" role="alert" title={texts.stopped(run.toTitle)} action={<Retry run={run} />}>
        <p className={styles['line']}>{texts.stoppedText}</p>
        <p className={styles['line']}>{refusals[run.code ?? 'unknown']}</p>
      </Banner>
    );
  }
  const title = texts.leftTitle(run.left.length, run.toTitle);
  return (
    <Banner tone="warn" role="alert" title={title} action={<Retry run={run} />}>
      <ul className={styles['left']}>
        {run.left.map(({ lotId, name, reason }) => (
          <li key={lotId}>
            <bdi>{name ?? texts.aLot}</bdi> {texts.left[reason]}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Running({ run }: { run: TransferRun }) {
  const texts = useTexts(transferTexts);
  const { photos, photosCopied, step } = run;
  const isCopying = step === 'copying' && photos > 0;
  return (
    <Banner role="status" title={texts.running(run.lots, run.toTitle)}>
      {isCopying ? (
        <ProgressBar label={texts.photosCopied(photosCopied, photos)} value={photosCopied / photos} />
      ) : (
        <p className={styles['line']}>{texts.steps[step]}</p>
      )}
      <p className={styles['line']}>{texts.goOnWorking}</p>
    </Banner>
  );
}

function Retry({ run }: { run: TransferRun }) {
  const texts = useTexts(transferTexts);
  const { tryAgain } = useTexts(failureTexts);
  const dispatch = useAppDispatch();
  return (
    <div className={styles['actions']}>
      <Button icon="retry" onClick={() => dispatch(transferRetried({ id: run.id }))}>
        {tryAgain}
      </Button>
      <Button kind="quiet" onClick={() => dispatch(transferDismissed({ id: run.id }))}>
        {texts.dismiss}
      </Button>
    </div>
  );
}
