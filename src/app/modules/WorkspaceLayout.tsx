import { useState, type ReactNode } from 'react';
import { selectIsLeaving, selectUser, signOut } from '../../features/auth/authSlice';
import { useLotsSelector } from '../../features/lots/lotsHooks';
import { selectPhotosOnlyHere } from '../../features/lots/intakeSelectors';
import { selectKeptCount, selectUnkeptCount } from '../../features/lots/savesSlice';
import { AppHeader } from '../../shared/ui/AppHeader';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Link } from '../../shared/ui/Link';
import { PageLayout } from '../../shared/ui/PageLayout';
import { useAppDispatch } from '../../store/hooks';
import styles from './WorkspaceLayout.module.css';

interface WorkspaceLayoutProps {
  readonly width: 'page' | 'full';
  readonly children: ReactNode;
}

/** The frame of every member page: the way to the sales, who is signed in, the way out. */
export function WorkspaceLayout({ width, children }: WorkspaceLayoutProps) {
  const user = useLotsSelector(selectUser);
  return (
    <PageLayout
      width={width}
      header={
        <AppHeader
          home="/sales"
          keepNav
          wide={width === 'full'}
          nav={<Link href="/sales">Sales</Link>}
          user={
            <div className={styles['user']}>
              <span className={styles['name']}>{user?.displayName ?? user?.email}</span>
              <SignOutButton />
            </div>
          }
        />
      }
    >
      {children}
    </PageLayout>
  );
}

/** Signs out; first says what would be lost with this page, because signing out forgets everything of the person. */
function SignOutButton() {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const leaving = useLotsSelector(selectIsLeaving);
  const photos = useLotsSelector(selectPhotosOnlyHere);
  const unkept = useLotsSelector(selectUnkeptCount);
  const kept = useLotsSelector(selectKeptCount);
  const leave = (): void => {
    setAsking(false);
    dispatch(signOut());
  };
  return (
    <>
      <Button kind="quiet" busy={leaving} onClick={() => (photos + kept + unkept > 0 ? setAsking(true) : leave())}>
        Sign out
      </Button>
      <Dialog
        open={asking}
        title="Not everything is sent yet"
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button kind="danger" onClick={leave}>
              Sign out all the same
            </Button>
            <Button kind="primary" onClick={() => setAsking(false)}>
              Stay
            </Button>
          </>
        }
      >
        {photos > 0 && (
          <p>
            {photos === 1 ? 'One photo is' : `${String(photos)} photos are`} on the way and would be lost. Add them
            again afterwards, or stay until they are stored.
          </p>
        )}
        {unkept > 0 && (
          <p>
            {unkept === 1 ? 'One change is' : `${String(unkept)} changes are`} not kept on this device and would be
            lost. Stay until they are sent.
          </p>
        )}
        {kept > 0 && (
          <p>
            {kept === 1 ? 'One change stays' : `${String(kept)} changes stay`} on this device and will be sent when you
            sign in here again. Until then it is not locked away: stay until it is sent if others use this device.
          </p>
        )}
      </Dialog>
    </>
  );
}
