import { fireEvent, screen } from '@testing-library/react';
import { LanguageContext } from '../../../../shared/messages/useTexts';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { HelpDialog } from './HelpDialog';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

it('explains keys, words and numbers, and finds among them', async () => {
  const { after, store } = await renderWorkspace(<HelpDialog open onClose={() => undefined} />);
  const type = (value: string) =>
    after(
      () => void fireEvent.change(screen.getByRole('searchbox', { name: 'Search the help' }), { target: { value } }),
    );
  expect(screen.getByRole('heading', { name: 'What the words mean' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Moving in the table' })).toBeInTheDocument();
  await type('consignor takes');
  expect(screen.getByText('Reserve')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Moving in the table' })).toBeNull();
  await type('unheard of');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing here says “unheard of”.');
  await store.stop();
});

it('calls keys what stands on the keyboards of the language, also when they are looked for', async () => {
  const keyNames = { Ctrl: 'Strg', Home: 'Pos1', End: 'Ende', 'Page Up': 'Bild auf', 'Page Down': 'Bild ab' };
  const { after, store } = await renderWorkspace(
    <LanguageContext value={{ keyNames }}>
      <HelpDialog open onClose={() => undefined} />
    </LanguageContext>,
  );
  const keys = (): (string | null)[] => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(keys()).toEqual(expect.arrayContaining(['Strg + Pos1, Strg + Ende', 'Bild auf, Bild ab', 'Esc', 'A–Z, 0–9']));
  expect(keys().join(' ')).not.toMatch(/Ctrl|Home|Page/);
  const search = screen.getByRole('searchbox', { name: 'Search the help' });
  await after(() => void fireEvent.change(search, { target: { value: 'pos1 strg' } }));
  expect(new Set(keys())).toEqual(new Set(['Strg + Pos1, Strg + Ende']));
  await store.stop();
});
