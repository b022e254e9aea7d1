import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { ProgressBar } from '../../../shared/ui/messages/ProgressBar';
import { Link } from '../../../shared/ui/navigation/Link';
import { useAppDispatch } from '../../../store/hooks';
import type { BundleRun } from '../model/bundleMachine';
import { cancelBundle, pauseBundle, resumeBundle, selectBundleRun } from '../model/exportSlice';
import { exportTexts } from '../texts/exportTexts';
import { useExportSelector } from './exportHooks';
import styles from './ExportPage.module.css';

/** The bundle on its way, and how it ended. */
export function BundleProgress() {
  const run = useExportSelector(selectBundleRun);
  const isRunning = run.status === 'running' || run.status === 'waiting' || run.status === 'paused';
  return (
    <>
      {isRunning && <Running run={run} />}
      <Message run={run} />
      {run.left.length > 0 && <LeftOut run={run} />}
    </>
  );
}

const BYTES_IN_MB = 1_000_000;

function Running({ run: { status, name, done, total, bytes } }: { readonly run: BundleRun }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(exportTexts);
  const locale = useLocale();
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <div className={styles['running']} role="group" aria-label={name}>
      <ProgressBar label={name} {...(total > 0 && { value: done / total })} />
      {total > 0 && (
        <p className={styles['count']}>
          {texts.progress(done, texts.photoCount(total), size.format(bytes / BYTES_IN_MB))}
        </p>
      )}
      <div className={styles['actions']}>
        {status === 'paused' ? (
          <Button icon="play" onClick={() => dispatch(resumeBundle())}>
            {texts.resume}
          </Button>
        ) : (
          <Button icon="pause" onClick={() => dispatch(pauseBundle())}>
            {texts.pause}
          </Button>
        )}
        <Button kind="quiet" onClick={() => dispatch(cancelBundle())}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

/** The region for it is always there, so that screen readers say what comes into it. */
function Message({ run: { status, way, name, problem } }: { readonly run: BundleRun }) {
  const texts = useTexts(exportTexts);
  return (
    <>
      <div role="status">
        {status === 'choosing' && <InlineMessage>{texts.chooseFolder}</InlineMessage>}
        {status === 'paused' && <InlineMessage>{texts.paused}</InlineMessage>}
        {status === 'waiting' && <InlineMessage tone="warn">{texts.waiting}</InlineMessage>}
        {status === 'saved' && <InlineMessage tone="good">{texts.saved[way](name)}</InlineMessage>}
        {status === 'cancelled' && (
          <InlineMessage>{way === 'folder' ? texts.cancelled.folder(name) : texts.cancelled.download}</InlineMessage>
        )}
      </div>
      {status === 'failed' && problem !== null && (
        <InlineMessage tone="danger" role="alert">
          {texts.failed[problem]}
        </InlineMessage>
      )}
    </>
  );
}

/** Beyond these it is no longer the photos that are wrong. */
const SHOWN = 50;

function LeftOut({ run: { saleId, left } }: { readonly run: BundleRun }) {
  const texts = useTexts(exportTexts);
  return (
    <div className={styles['running']}>
      <InlineMessage tone="warn">{texts.leftOut(left.length)}</InlineMessage>
      <ul className={styles['problems']}>
        {left.slice(0, SHOWN).map(({ photoId, lotId, number, reason }) => (
          <li key={photoId} className={styles['problem']}>
            <Link href={`/sales/${String(saleId)}?lot=${lotId}`}>{texts.ofLot(number)}</Link>
            <p className={styles['sentence']}>{texts.leftOutWhy[reason]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
