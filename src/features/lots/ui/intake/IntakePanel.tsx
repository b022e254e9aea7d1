import { useAppDispatch } from '../../../../store/hooks';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { Button } from '../../../../shared/ui/buttons/Button';
import { failureTexts } from '../../../../shared/failureTexts';
import { useTexts } from '../../../../shared/messages/useTexts';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { ProgressBar } from '../../../../shared/ui/messages/ProgressBar';
import {
  selectDelayedPhotos,
  selectHasPhotosWithoutRoom,
  selectIntakeSummary,
  selectKeeping,
  selectRefusedPhotos,
} from '../../model/photos/intakeSelectors';
import styles from './IntakePanel.module.css';
import { useLotsSelector } from '../shared/lotsHooks';
import { PhotosNeedAttention } from './PhotosNeedAttention';
import { photoTexts } from '../../model/photos/photoTexts';
import { pausePhotos, refusalsDismissed, resumePhotos } from '../../model/photos/photosSlice';

/** How far the photos are, all together: progress, pause, resume, what failed and what was refused, with the reason. */
export function IntakePanel() {
  const texts = useTexts(photoTexts);
  const failures = useTexts(failureTexts);
  const dispatch = useAppDispatch();
  const summary = useLotsSelector(selectIntakeSummary);
  const refused = useLotsSelector(selectRefusedPhotos);
  const delayed = useLotsSelector(selectDelayedPhotos);
  const onlyHere = useLotsSelector(selectHasPhotosWithoutRoom);
  const { kept, coming } = useLotsSelector(selectKeeping);
  const open = summary.total > summary.stored;
  if (!open && refused.length === 0) return null;
  const waiting = summary.failed + summary.paused;
  const resume =
    summary.failed > 0
      ? ({ icon: 'retry', label: texts.retryMany(waiting) } as const)
      : ({ icon: 'play', label: texts.resumeMany(waiting) } as const);
  return (
    <section className={styles['panel']} aria-label={texts.onTheirWay}>
      {open && (
        <div className={styles['line']}>
          <div className={styles['bar']}>
            <ProgressBar label={texts.stored(summary.stored, summary.total)} value={summary.progress} />
          </div>
          {/* The first place always holds a button: what was pressed last keeps the focus while its words change. */}
          {summary.working > 0 ? (
            <Button key="first" icon="pause" onClick={() => dispatch(pausePhotos())}>
              {texts.pause}
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
      <PhotosNeedAttention />
      {delayed[0] !== undefined && (
        <InlineMessage tone="danger" role="alert">
          {delayed[0].fileName}: {failures.files[delayed[0].failure ?? 'unknown']}
          {delayed.length > 1 && texts.andMore(delayed.length - 1)}
        </InlineMessage>
      )}
      {open && (
        <p className={styles['note']}>
          {coming > 0 ? texts.coming(kept, kept + coming) : onlyHere ? texts.keepOpen : texts.onDevice}
        </p>
      )}
      {refused.length > 0 && (
        <Banner
          tone="danger"
          role="alert"
          title={texts.notTaken(refused.length)}
          action={
            <Button onClick={() => dispatch(refusalsDismissed({ ids: refused.map(({ id }) => id) }))}>
              {texts.dismiss}
            </Button>
          }
        >
          <ul className={styles['refused']}>
            {refused.map((photo) => (
              <li key={photo.id}>
                <strong>{photo.fileName}</strong>: {texts.refusals[photo.refusal ?? 'notPrepared']}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </section>
  );
}
