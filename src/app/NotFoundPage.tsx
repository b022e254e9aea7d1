import { useTexts } from '../shared/messages/useTexts';
import { AppHeader } from '../shared/ui/AppHeader';
import { LanguageSelect } from '../shared/ui/LanguageSelect';
import { Link } from '../shared/ui/Link';
import { PageLayout } from '../shared/ui/PageLayout';
import { outsideTexts } from './outsideTexts';

export function NotFoundPage() {
  const texts = useTexts(outsideTexts);
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
