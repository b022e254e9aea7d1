import { Component, type ReactNode } from 'react';
import type { Report } from '../sagas/report';
import { AppHeader } from '../shared/ui/AppHeader';
import { Button } from '../shared/ui/Button';
import { PageLayout } from '../shared/ui/PageLayout';

interface CrashBoundaryProps {
  readonly report: Report;
  /** Called before the page is rendered again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly failed: boolean;
}

/**
 * The last net under the pages: a page that cannot be shown says so, and can be tried again. Give it the place as `key`:
 * another place is another page, and what failed there is not asked for again here.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.props.report('page', error);
  }

  static getDerivedStateFromError(): CrashBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <PageLayout header={<AppHeader />} width="text">
        <div role="alert">
          <h1>This page could not be shown</h1>
          <p>The connection may have been interrupted while it was loading.</p>
          <Button
            kind="primary"
            onClick={() => {
              this.props.onRetry();
              this.setState({ failed: false });
            }}
          >
            Try again
          </Button>
        </div>
      </PageLayout>
    );
  }
}
