import { Component, type ReactNode } from 'react';
import type { Report } from '../../sagas/base/report';
import { useTexts } from '../../shared/messages/useTexts';
import { AppHeader } from '../../shared/ui/layout/AppHeader';
import { Button } from '../../shared/ui/buttons/Button';
import { PageLayout } from '../../shared/ui/layout/PageLayout';
import { outsideTexts } from '../texts/outsideTexts';

interface CrashBoundaryProps {
  /** Where the person is: another place is another page, which may be all right. */
  readonly place: string;
  readonly report: Report;
  /** Called before the page is rendered again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly failed: boolean;
  readonly place: string;
}

/**
 * The last net under the pages: a page that cannot be shown says so, and can be tried again. Another place, its query
 * included, is tried by itself.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { failed: false, place: this.props.place };

  override componentDidCatch(error: unknown): void {
    this.props.report('page', error);
  }

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: CrashBoundaryState): CrashBoundaryState | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Crashed
        onRetry={() => {
          this.props.onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}

function Crashed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(outsideTexts);
  return (
    <PageLayout header={<AppHeader />} width="text">
      <div role="alert">
        <h1>{texts.crashed}</h1>
        <p>{texts.crashedText}</p>
        <Button kind="primary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    </PageLayout>
  );
}
