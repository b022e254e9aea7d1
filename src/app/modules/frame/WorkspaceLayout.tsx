import type { ReactNode } from 'react';
import { UpdateNote } from '../../../features/updates/UpdateNote';
import { useTexts } from '../../../shared/messages/useTexts';
import { AppHeader } from '../../../shared/ui/layout/AppHeader';
import { Link } from '../../../shared/ui/navigation/Link';
import { PageLayout } from '../../../shared/ui/layout/PageLayout';
import { AccountLink } from './AccountLink';
import { AnonymousNote } from './AnonymousNote';
import { SignOutDialog } from '../signOutFlow/SignOutDialog';
import { SignOutButton } from './SignOutButton';
import { UnconfirmedNote } from './UnconfirmedNote';
import styles from './WorkspaceLayout.module.css';
import { workspaceTexts } from '../../texts/workspaceTexts';

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
      <UpdateNote />
      <UnconfirmedNote />
      <AnonymousNote />
      {children}
      <SignOutDialog />
    </PageLayout>
  );
}
