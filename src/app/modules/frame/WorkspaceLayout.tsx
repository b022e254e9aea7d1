import type { ReactNode } from 'react';
import { UpdateNote } from '../../../features/updates/UpdateNote';
import { useTexts } from '../../../shared/messages/useTexts';
import { Link } from '../../../shared/ui/navigation/Link';
import { AppHeader } from '../../../shared/ui/layout/AppHeader';
import { PageLayout } from '../../../shared/ui/layout/PageLayout';
import { kitTexts } from '../../../shared/ui/texts/kitTexts';
import { AccountLink } from './AccountLink';
import { AccountMenu } from './AccountMenu';
import { AnonymousNote } from './AnonymousNote';
import { FrameNotes } from './FrameNotes';
import { LeaveGuard } from './LeaveGuard';
import { SignOutDialog } from '../signOutFlow/SignOutDialog';
import { SignOutButton } from './SignOutButton';
import { UnconfirmedNote } from './UnconfirmedNote';
import styles from './WorkspaceLayout.module.css';
import { workspaceTexts } from '../../texts/workspaceTexts';

interface WorkspaceLayoutProps {
  /** `desk`: takes all of the window. */
  readonly width: 'page' | 'desk';
  /** In the bar of a page about a sale; false while that sale is not known. Other pages lead to the sales there. */
  readonly bar?: ReactNode;
  /** False: nothing is lost when one leaves, and the page says so. */
  readonly guarded?: boolean;
  readonly children: ReactNode;
}

/** The frame of every member page: one bar with where one is, who is signed in and the way out. */
export function WorkspaceLayout({ width, bar, guarded = true, children }: WorkspaceLayoutProps) {
  const isDesk = width === 'desk';
  const isOfSale = bar !== undefined;
  return (
    <PageLayout
      width={width}
      header={
        <AppHeader
          home="/sales"
          named={!isOfSale}
          user={
            isOfSale ? (
              <>
                {isDesk && <FrameNotes />}
                <AccountMenu />
              </>
            ) : (
              <>
                <AccountLink />
                <SignOutButton />
              </>
            )
          }
        >
          {isOfSale ? bar : <ToSales />}
        </AppHeader>
      }
    >
      {/* On a desk they unfold from the bar. */}
      {!isDesk && (
        <>
          <UpdateNote />
          <UnconfirmedNote />
          <AnonymousNote />
        </>
      )}
      {children}
      {guarded && <LeaveGuard />}
      <SignOutDialog />
    </PageLayout>
  );
}

function ToSales() {
  const { sales } = useTexts(workspaceTexts);
  const { mainNavigation } = useTexts(kitTexts);
  return (
    <nav aria-label={mainNavigation} className={styles['nav']}>
      <Link href="/sales">{sales}</Link>
    </nav>
  );
}
