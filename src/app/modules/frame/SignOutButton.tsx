import { selectIsLeaving } from '../../../features/auth/model/authSlice';
import { useLeavingSelector } from '../../../features/leaving/leavingHooks';
import { leavingAsked, selectLeavingStatus } from '../../../features/leaving/leavingSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../store/hooks';
import { workspaceTexts } from '../../texts/workspaceTexts';

/** Signs out, unless there is work on this device that the server does not have: the LeavingDialog of the page asks. */
export function SignOutButton({ kind = 'quiet' }: { readonly kind?: 'quiet' | 'secondary' }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(workspaceTexts);
  const busy = useLeavingSelector((state) => selectIsLeaving(state) || selectLeavingStatus(state) === 'looking');
  return (
    <Button kind={kind} busy={busy} onClick={() => dispatch(leavingAsked())}>
      {texts.signOut}
    </Button>
  );
}
