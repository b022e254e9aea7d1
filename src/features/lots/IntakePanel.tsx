import { useAppDispatch } from '../../store/hooks';
import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { FILE_TEXTS } from '../../shared/failureTexts';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { selectFailedPhotos, selectIntakeSummary, selectRefusedPhotos } from './intakeSelectors';
import styles from './IntakePanel.module.css';
import { useLotsSelector } from './lotsHooks';
import { REFUSAL_TEXTS } from './lotWords';
import { pausePhotos, refusalsDismissed, resumePhotos } from './photosSlice';

/** How far the photos are, all together: progress, pause, resume, what failed and what was refused, with the reason. */
export function IntakePanel() {
  const dispatch = useAppDispatch();
  const summary = useLotsSelector(selectIntakeSummary);
  const refused = useLotsSelector(selectRefusedPhotos);
  const failed = useLotsSelector(selectFailedPhotos);
  const open = summary.total > summary.stored;
  if (!open && refused.length === 0) return null;
  const waiting = summary.failed + summary.paused;
  const resume =
    summary.failed > 0
      ? ({ icon: 'retry', label: `Retry ${String(waiting)}` } as const)
      : ({ icon: 'play', label: `Resume ${String(waiting)}` } as const);
  return (
    <section className={styles['panel']} aria-label="Photos on their way">
      {open && (
        <div className={styles['line']}>
          <div className={styles['bar']}>
            <ProgressBar
              label={`${String(summary.stored)} of ${String(summary.total)} photos stored`}
              value={summary.progress}
            />
          </div>
          {/* The first place always holds a button: what was pressed last keeps the focus while its words change. */}
          {summary.working > 0 ? (
            <Button key="first" icon="pause" onClick={() => dispatch(pausePhotos())}>
              Pause
            </Button>
          ) : (
            <Button key="first" icon={resume.icon} onClick={() => dispatch(resumePhotos())}>
              {resume.label}
            </Button>
          )}
          {summary.working > 0 && waiting > 0 && (
            <Button icon={resume.icon} onClick={() => dispatch(resumePhotos())}>
              {resume.label}
            </Button>
          )}
        </div>
      )}
      {failed[0] !== undefined && (
        <InlineMessage tone="danger" role="alert">
          {failed[0].fileName}: {FILE_TEXTS[failed[0].failure ?? 'unknown']}
          {failed.length > 1 && ` (and ${String(failed.length - 1)} more)`}
        </InlineMessage>
      )}
      {open && <p className={styles['note']}>Keep this page open until all photos are stored.</p>}
      {refused.length > 0 && (
        <Banner
          tone="danger"
          role="alert"
          title={refused.length === 1 ? 'One file was not taken' : `${String(refused.length)} files were not taken`}
          action={<Button onClick={() => dispatch(refusalsDismissed())}>Dismiss</Button>}
        >
          <ul className={styles['refused']}>
            {refused.map((photo) => (
              <li key={photo.id}>
                <strong>{photo.fileName}</strong>: {REFUSAL_TEXTS[photo.refusal ?? 'notPrepared']}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </section>
  );
}
