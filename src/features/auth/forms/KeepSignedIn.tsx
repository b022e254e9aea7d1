import { useTexts } from '../../../shared/messages/useTexts';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { useAppDispatch } from '../../../store/hooks';
import { choosePersistence } from '../model/attemptCommands';
import { selectPersistence } from '../model/attemptSlice';
import { useSignInFlowSelector } from '../shared/signInFlowHooks';
import { signInFlowTexts } from '../texts/signInFlowTexts';

/** How long the next sign-in lasts, whichever way it goes. */
export function KeepSignedIn() {
  const dispatch = useAppDispatch();
  const texts = useTexts(signInFlowTexts);
  const stay = useSignInFlowSelector(selectPersistence);
  return (
    <Checkbox
      label={texts.keep}
      hint={texts.keepHint}
      name="keep"
      checked={stay === 'kept'}
      onChange={(event) => dispatch(choosePersistence(event.currentTarget.checked ? 'kept' : 'session'))}
    />
  );
}
