import { useTexts } from '../../../shared/messages/useTexts';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { useAppDispatch } from '../../../store/hooks';
import { chooseStay } from '../model/attemptCommands';
import { selectStay } from '../model/attemptSlice';
import { useEnteringSelector } from '../shared/enteringHooks';
import { enteringTexts } from '../texts/enteringTexts';

/** How long the next sign-in lasts, whichever way it goes. */
export function KeepSignedIn() {
  const dispatch = useAppDispatch();
  const texts = useTexts(enteringTexts);
  const stay = useEnteringSelector(selectStay);
  return (
    <Checkbox
      label={texts.keep}
      hint={texts.keepHint}
      name="keep"
      checked={stay === 'kept'}
      onChange={(event) => dispatch(chooseStay(event.currentTarget.checked ? 'kept' : 'session'))}
    />
  );
}
