import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Report } from '../sagas/report';
import { AppHeader } from '../shared/ui/AppHeader';
import { Button } from '../shared/ui/Button';
import { PageLayout } from '../shared/ui/PageLayout';

interface CrashBoundaryProps {
  readonly report: Report;
  /** Called before the page is rendered again. */
  readonly onRetry: () => void;
  /** Another place is another page: what failed there is not asked for again here. */
  readonly place: string;
  readonly children: ReactNode;
}

/** The last net under the pages: a page that cannot be shown says so, and can be tried again. */
export function CrashBoundary({ report, onRetry, place, children }: CrashBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[place]}
      onReset={onRetry}
      onError={(error) => report('page', error)}
      fallbackRender={({ resetErrorBoundary }) => (
        <PageLayout header={<AppHeader />} width="text">
          <div role="alert">
            <h1>This page could not be shown</h1>
            <p>The connection may have been interrupted while it was loading.</p>
            <Button kind="primary" onClick={() => resetErrorBoundary()}>
              Try again
            </Button>
          </div>
        </PageLayout>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
