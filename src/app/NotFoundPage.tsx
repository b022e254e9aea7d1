import { AppHeader } from '../shared/ui/AppHeader';
import { Link } from '../shared/ui/Link';
import { PageLayout } from '../shared/ui/PageLayout';

export function NotFoundPage() {
  return (
    <PageLayout header={<AppHeader />} width="text">
      <h1>There is no page here</h1>
      <p>
        The address may have a typing mistake, or the page has moved. <Link href="/">Go to the start</Link>
      </p>
    </PageLayout>
  );
}
