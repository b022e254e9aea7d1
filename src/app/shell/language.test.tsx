import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn } from '../../features/auth/model/authSlice';
import { languageAwaited, languageChanged } from '../../features/language/languageSlice';
import { createFakeLanguages, type FakeLanguagesOptions } from '../../testing/fakes/fakeLanguages';
import { buildUser } from '../../testing/stores/builders';
import { settle } from '../../testing/stores/makeTestStore';
import { renderApp } from '../../testing/screens/renderApp';
import { de } from '../languages/de';

beforeAll(() => {
  window.scrollTo = () => undefined;
});

async function show(options: FakeLanguagesOptions = {}, at = '/nowhere') {
  const languages = createFakeLanguages({ catalogues: { de }, ...options });
  return { ...(await renderApp({ at, gateways: { languages } })), languages };
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
const htmlLang = () => document.documentElement.lang;

it('starts in the language of the browser, with the document and the tab', async () => {
  const { store } = await show({ wished: ['de-CH'] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hier ist keine Seite');
  expect(htmlLang()).toBe('de');
  expect(document.title).toBe('Seite nicht gefunden · Lotsmith');
  await act(() => store.stop());
});

it('shows no page before its texts are there', async () => {
  const { store, languages } = await show({ wished: ['de'], slow: true });
  expect(heading()).toBeNull();
  await act(async () => {
    languages.arrive('de');
    await settle();
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hier ist keine Seite');
  await act(() => store.stop());
});

it('changes live: never without a page, never with a mixture', async () => {
  const { store, languages } = await show({ slow: true });
  await screen.findByRole('heading', { level: 1 });
  const seen = new Set<string | null>();
  const watch = new MutationObserver(() => seen.add(heading()));
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  const select = screen.getByLabelText('Language');
  await userEvent.selectOptions(select, 'Deutsch');
  expect(heading()).toBe('There is no page here');
  await act(async () => {
    languages.arrive('de');
    await settle();
  });
  watch.disconnect();
  expect(heading()).toBe('Hier ist keine Seite');
  expect([...seen].filter((text) => text !== 'There is no page here' && text !== 'Hier ist keine Seite')).toEqual([]);
  // The same control, with its focus, now speaks German.
  expect(screen.getByLabelText('Sprache')).toBe(select);
  expect(select).toHaveFocus();
  expect(htmlLang()).toBe('de');
  await act(() => store.stop());
});

it('follows the state through time, and asks nobody for anything on the way', async () => {
  const { store, languages, types } = await show({ wished: ['de'] });
  await screen.findByRole('heading', { level: 1 });
  const [asked, actions] = [languages.asked.length, types().length];
  act(() => void store.dispatch(languageChanged({ language: 'en' })));
  expect([heading(), htmlLang()]).toEqual(['There is no page here', 'en']);
  act(() => void store.dispatch(languageAwaited()));
  expect(heading()).toBeNull();
  act(() => void store.dispatch(languageChanged({ language: 'de' })));
  expect([heading(), htmlLang()]).toEqual(['Hier ist keine Seite', 'de']);
  expect([languages.asked.length, types().length]).toEqual([asked, actions + 3]);
  await act(() => store.stop());
});

it('offers the choice to those who are not signed in; an account has its own place for it', async () => {
  const { store } = await show();
  expect(await screen.findByLabelText('Language')).toBeInTheDocument();
  await act(async () => {
    store.dispatch(signedIn(buildUser()));
    await settle();
  });
  expect(screen.queryByLabelText('Language')).toBeNull();
  await act(() => store.stop());
});
