import { selectIsLeaving, signOut } from '../../features/auth/authSlice';
import { leavingAsked } from '../../features/leaving/leavingSlice';
import { useLotsSelector } from '../../features/lots/lotsHooks';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/Button';
import { useAppDispatch } from '../../store/hooks';
import { LeavingDialog } from './LeavingDialog';
import { selectUnsentWork } from './unsentWork';
import { workspaceTexts } from './workspaceTexts';

/** Signs out; first asks what shall become of work that the server does not have. */
export function SignOutButton() {
  const dispatch = useAppDispatch();
  const texts = useTexts(workspaceTexts);
  const leaving = useLotsSelector(selectIsLeaving);
  const unsent = useLotsSelector((state) => selectUnsentWork(state).items > 0);
  return (
    <>
      <Button kind="quiet" busy={leaving} onClick={() => dispatch(unsent ? leavingAsked() : signOut())}>
        {texts.signOut}
      </Button>
      <LeavingDialog />
    </>
  );
}
