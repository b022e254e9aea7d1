import {
  discardAndLeave,
  exportWork,
  encryptAndLeave,
  selectCanKeep,
  selectElsewhere,
  selectSignOutNote,
  selectSignOutStatus,
  sendAndLeave,
  stayed,
} from '../../../features/signOutFlow/signOutFlowSlice';
import { useSignOutFlowSelector } from '../../../features/signOutFlow/signOutFlowHooks';
import { signOutFlowTexts } from '../../../features/signOutFlow/signOutFlowTexts';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Dialog } from '../../../shared/ui/dialogs/Dialog';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import styles from './SignOutDialog.module.css';
import { selectUnsentWork } from './unsentWork';
import { usePanel } from '../../../features/navigation/ui/usePanel';

/** Whether it was said once that all of it may go. */
const useSure = () => usePanel('discard-all');

/** What shall become of unsent work when its person signs out: nothing of it goes without having been chosen. */
export function SignOutDialog() {
  const dispatch = useAppDispatch();
  const texts = useTexts(signOutFlowTexts);
  const status = useSignOutFlowSelector(selectSignOutStatus);
  const [, setSure] = useSure();
  const stay = (): void => {
    setSure(false);
    dispatch(stayed());
  };
  return (
    <Dialog
      open={status !== 'closed' && status !== 'looking'}
      title={texts.title}
      onClose={stay}
      footer={
        <Button kind="primary" onClick={stay}>
          {texts.stay}
        </Button>
      }
    >
      <Choices />
    </Dialog>
  );
}

function Choices() {
  const dispatch = useAppDispatch();
  const texts = useTexts(signOutFlowTexts);
  const status = useSignOutFlowSelector(selectSignOutStatus);
  const note = useSignOutFlowSelector(selectSignOutNote);
  const canKeep = useSignOutFlowSelector(selectCanKeep);
  const here = useLotsSelector(selectUnsentWork);
  const elsewhere = useSignOutFlowSelector(selectElsewhere);
  const { onlyHere } = here;
  const changes = here.changes + elsewhere.changes;
  const photos = here.photos + elsewhere.photos;
  const items = changes + photos;
  const [sure, setSure] = useSure();
  const isOnlyHere = onlyHere.changes + onlyHere.photos > 0;
  return (
    <div className={styles['choices']}>
      {items > 0 && <p>{texts.what(changes, photos)}</p>}
      {isOnlyHere && <InlineMessage tone="danger">{texts.onlyHere(onlyHere.changes, onlyHere.photos)}</InlineMessage>}
      {note !== null && (
        <InlineMessage tone={note === 'exported' ? 'info' : 'danger'} role="alert">
          {texts.notes[note]}
        </InlineMessage>
      )}
      <Button wide busy={status === 'sending'} onClick={() => dispatch(sendAndLeave())}>
        {status === 'sending' ? texts.sending : texts.send}
      </Button>
      <Button
        wide
        busy={status === 'encrypting'}
        disabledBy={canKeep ? undefined : 'keep-hint'}
        aria-describedby="keep-hint"
        onClick={() => dispatch(encryptAndLeave())}
      >
        {texts.keep}
      </Button>
      <p id="keep-hint" className={styles['hint']}>
        {canKeep ? texts.keepText : texts.keepNeedsServer}
      </p>
      <Button wide busy={status === 'exporting'} onClick={() => dispatch(exportWork())}>
        {texts.export}
      </Button>
      {sure ? (
        <>
          {/* First the words: a double click on "Discard" must not hit the button that does it. */}
          <p className={styles['hint']}>{texts.reallyDiscard}</p>
          <Button kind="danger" wide busy={status === 'discarding'} onClick={() => dispatch(discardAndLeave())}>
            {texts.discardAll(items)}
          </Button>
        </>
      ) : (
        <Button wide onClick={() => setSure(true)}>
          {texts.discard}
        </Button>
      )}
    </div>
  );
}
