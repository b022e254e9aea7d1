import { selectIsLeaving } from '../../../features/auth/model/authSlice';
import { useSignOutFlowSelector } from '../../../features/signOutFlow/signOutFlowHooks';
import { signOutAsked, selectSignOutStatus } from '../../../features/signOutFlow/signOutFlowSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../store/hooks';
import { workspaceTexts } from '../../texts/workspaceTexts';

/** Signs out, unless there is work on this device that the server does not have: the SignOutDialog of the page asks. */
export function SignOutButton({ kind = 'quiet' }: { readonly kind?: 'quiet' | 'secondary' }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(workspaceTexts);
  const busy = useSignOutFlowSelector((state) => selectIsLeaving(state) || selectSignOutStatus(state) === 'looking');
  return (
    <Button kind={kind} busy={busy} onClick={() => dispatch(signOutAsked())}>
      {texts.signOut}
    </Button>
  );
}
