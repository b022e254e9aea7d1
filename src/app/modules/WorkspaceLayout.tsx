import { useState, type ReactNode } from 'react';
import { selectIsLeaving, signOut } from '../../features/auth/authSlice';
import { useLotsSelector } from '../../features/lots/lotsHooks';
import { useTexts } from '../../shared/messages/useTexts';
import { AppHeader } from '../../shared/ui/AppHeader';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Link } from '../../shared/ui/Link';
import { PageLayout } from '../../shared/ui/PageLayout';
import { useAppDispatch } from '../../store/hooks';
import { AccountLink } from './AccountLink';
import { AnonymousNote } from './AnonymousNote';
import { useUnsentWork } from './useUnsentWork';
import styles from './WorkspaceLayout.module.css';
import { workspaceTexts } from './workspaceTexts';

interface WorkspaceLayoutProps {
  readonly width: 'page' | 'full';
  readonly children: ReactNode;
}

/** The frame of every member page: the way to the sales, who is signed in, the way out. */
export function WorkspaceLayout({ width, children }: WorkspaceLayoutProps) {
  const texts = useTexts(workspaceTexts);
  return (
    <PageLayout
      width={width}
      header={
        <AppHeader
          home="/sales"
          keepNav
          wide={width === 'full'}
          nav={<Link href="/sales">{texts.sales}</Link>}
          user={
            <div className={styles['user']}>
              <AccountLink />
              <SignOutButton />
            </div>
          }
        />
      }
    >
      <AnonymousNote />
      {children}
    </PageLayout>
  );
}

/** Signs out; first says what would be lost with this page, because signing out forgets everything of the person. */
function SignOutButton() {
  const dispatch = useAppDispatch();
  const texts = useTexts(workspaceTexts);
  const [asking, setAsking] = useState(false);
  const leaving = useLotsSelector(selectIsLeaving);
  const unsent = useUnsentWork('session');
  const leave = (): void => {
    setAsking(false);
    dispatch(signOut());
  };
  return (
    <>
      <Button kind="quiet" busy={leaving} onClick={() => (unsent !== null ? setAsking(true) : leave())}>
        {texts.signOut}
      </Button>
      <Dialog
        open={asking}
        title={texts.notSent}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button kind="danger" onClick={leave}>
              {texts.signOutAnyway}
            </Button>
            <Button kind="primary" onClick={() => setAsking(false)}>
              {texts.stay}
            </Button>
          </>
        }
      >
        {unsent}
      </Dialog>
    </>
  );
}
