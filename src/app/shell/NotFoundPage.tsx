import { usePageTitle } from '../../shared/ui/layout/usePageTitle';
import { useTexts } from '../../shared/messages/useTexts';
import { AppHeader } from '../../shared/ui/layout/AppHeader';
import { LanguageSelect } from '../../shared/ui/fields/LanguageSelect';
import { Link } from '../../shared/ui/navigation/Link';
import { PageLayout } from '../../shared/ui/layout/PageLayout';
import { outsideTexts } from '../texts/outsideTexts';

export function NotFoundPage() {
  const texts = useTexts(outsideTexts);
  usePageTitle(texts.notFoundTab);
  return (
    <PageLayout header={<AppHeader user={<LanguageSelect />} />} width="text">
      <h1>{texts.notFound}</h1>
      <p>
        {texts.notFoundText}
        <Link href="/">{texts.toStart}</Link>
      </p>
    </PageLayout>
  );
}
