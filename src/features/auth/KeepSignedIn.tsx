import { useTexts } from '../../shared/messages/useTexts';
import { Checkbox } from '../../shared/ui/Checkbox';
import { useAppDispatch } from '../../store/hooks';
import { chooseStay } from './attemptCommands';
import { selectStay } from './attemptSlice';
import { useEnteringSelector } from './enteringHooks';
import { enteringTexts } from './enteringTexts';

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
