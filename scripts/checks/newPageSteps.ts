/** The line of the page's address. */
export const ROUTE = {
  file: 'src/app/shell/routes.tsx',
  after: 'const PAGES',
  line: "  ['/page-to-try', async () => ({ Page: (await import('../../features/pageToTry/TriedPage')).TriedPage })],",
} as const;

/** The page, and its English texts. */
export const FILES = [
  {
    file: 'src/features/pageToTry/TriedPage.tsx',
    text: `import { useTexts } from '../../shared/messages/useTexts';
import { AppHeader } from '../../shared/ui/layout/AppHeader';
import { PageLayout } from '../../shared/ui/layout/PageLayout';
import { usePageTitle } from '../../shared/ui/layout/usePageTitle';
import { triedTexts } from './triedTexts';

/** \`/page-to-try\`. */
export function TriedPage() {
  const texts = useTexts(triedTexts);
  usePageTitle(texts.title);
  return (
    <PageLayout header={<AppHeader />} width="text">
      <h1>{texts.title}</h1>
    </PageLayout>
  );
}
`,
  },
  {
    file: 'src/features/pageToTry/triedTexts.ts',
    text: `import { defineTexts } from '../../shared/messages/texts';

export const triedTexts = defineTexts('pageToTry', { title: 'A page to try' });
`,
  },
] as const;

/** Its German texts. */
export const GERMAN = {
  file: 'src/app/languages/de/app/pageToTry.ts',
  text: `import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const pageToTry: WholeCatalogue['pageToTry'] = { title: 'Eine Seite zum Ausprobieren' };
`,
} as const;

/** What a person sees of it. */
export const TEST = {
  file: 'src/app/shell/pageToTry.test.tsx',
  text: `import { act, screen } from '@testing-library/react';
import { renderApp } from '../../testing/screens/renderApp';
import { de } from '../languages/de';

it('is shown at its address, under its title, in every language', async () => {
  const { store } = await renderApp({ at: '/page-to-try' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('A page to try');
  expect(document.title).toBe('A page to try · Lotsmith');
  expect(de.pageToTry.title).toBe('Eine Seite zum Ausprobieren');
  await act(() => store.stop());
});
`,
} as const;
