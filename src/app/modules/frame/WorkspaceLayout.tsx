import type { ReactNode } from 'react';
import { UpdateNote } from '../../../features/updates/UpdateNote';
import { useTexts } from '../../../shared/messages/useTexts';
import { AppHeader } from '../../../shared/ui/layout/AppHeader';
import { Link } from '../../../shared/ui/navigation/Link';
import { PageLayout } from '../../../shared/ui/layout/PageLayout';
import { SlimHeader } from '../../../shared/ui/layout/SlimHeader';
import { AccountLink } from './AccountLink';
import { AccountMenu } from './AccountMenu';
import { AnonymousNote } from './AnonymousNote';
import { FrameNotes } from './FrameNotes';
import { SignOutDialog } from '../signOutFlow/SignOutDialog';
import { SignOutButton } from './SignOutButton';
import { UnconfirmedNote } from './UnconfirmedNote';
import styles from './WorkspaceLayout.module.css';
import { workspaceTexts } from '../../texts/workspaceTexts';

interface WorkspaceLayoutProps {
  /** `full`: a desk that takes all of the window under one bar. */
  readonly width: 'page' | 'full';
  /** In the bar of a desk. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every member page: the way to the sales, who is signed in, the way out. */
export function WorkspaceLayout({ width, bar, children }: WorkspaceLayoutProps) {
  const texts = useTexts(workspaceTexts);
  if (width === 'full') {
    return (
      <PageLayout
        width="full"
        header={
          <SlimHeader
            home="/sales"
            user={
              <>
                <FrameNotes />
                <AccountMenu />
              </>
            }
          >
            {bar}
          </SlimHeader>
        }
      >
        {children}
        <SignOutDialog />
      </PageLayout>
    );
  }
  return (
    <PageLayout
      width={width}
      header={
        <AppHeader
          home="/sales"
          keepNav
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
