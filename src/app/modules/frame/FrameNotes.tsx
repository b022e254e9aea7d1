import { selectIsConfirmationAwaited } from '../../../features/auth/model/confirmationSlice';
import { useConfirmationSelector } from '../../../features/auth/shared/confirmationHooks';
import { useOnline } from '../../../features/auth/shared/useOnline';
import { usePanel } from '../../../features/navigation/ui/usePanel';
import { UpdateNote } from '../../../features/updates/UpdateNote';
import { useUpdatesSelector } from '../../../features/updates/updatesHooks';
import { selectIsUpdateReady } from '../../../features/updates/updatesSlice';
import { updatesTexts } from '../../../features/updates/updatesTexts';
import { useTexts } from '../../../shared/messages/useTexts';
import { Icon } from '../../../shared/ui/icon/Icon';
import { FoldOut } from '../../../shared/ui/panels/FoldOut';
import { VisuallyHidden } from '../../../shared/ui/style/VisuallyHidden';
import { memberTexts } from '../../texts/memberTexts';
import styles from './FrameNotes.module.css';
import { UnconfirmedNote } from './UnconfirmedNote';

/** What is to be said of the whole application, in the bar of a desk: a few words that unfold, and nothing moves. */
export function FrameNotes() {
  const texts = useTexts(memberTexts);
  const updates = useTexts(updatesTexts);
  const online = useOnline();
  const isReady = useUpdatesSelector(selectIsUpdateReady);
  const isAwaited = useConfirmationSelector(selectIsConfirmationAwaited);
  const [open, setOpen] = usePanel('frame-notes');
  const words = isAwaited ? (online ? texts.serviceAway : texts.offline) : isReady ? updates.ready : null;
  return (
    <span className={styles['place']}>
      <FoldOut
        open={open}
        onOpen={setOpen}
        place="below"
        leaves
        tone={isAwaited ? 'warn' : 'info'}
        gone={words === null}
        label={words ?? ''}
        face={
          <>
            <Icon name={isAwaited ? 'warning' : 'info'} size={16} />
            <span className={styles['words']}>{words}</span>
          </>
        }
      >
        <UnconfirmedNote />
        <UpdateNote />
      </FoldOut>
      <VisuallyHidden role="status">{open ? null : words}</VisuallyHidden>
    </span>
  );
}
