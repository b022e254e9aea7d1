import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEW_LOT_FIELDS } from '../../../domain/lots/lot';
import { chunkId } from '../../../domain/catalogue/catalogueChunks';
import { createFakeAuthGateway } from '../../../testing/fakes/auth/fakeAuthGateway';
import { createFakeCatalogues } from '../../../testing/fakes/fakeCatalogues';
import { renderApp } from '../../../testing/screens/renderApp';
import { SALE } from '../../../testing/stores/makeWorkspace';

beforeAll(() => {
  window.scrollTo = () => undefined;
});

const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' };
const LOT = { ...NEW_LOT_FIELDS, number: 1, suffix: '', order: 'a0', title: 'A clock' };

type Online = 'never' | 'offline' | 'online';

async function open(online: Online, { at = '/c/clocks', isSignedIn = false, fails = false } = {}) {
  const catalogueReader = createFakeCatalogues('nobody');
  if (fails) catalogueReader.failNext('header', 'unavailable');
  if (online !== 'never') {
    catalogueReader.headers.set('clocks', {
      saleId: SALE,
      details,
      version: 3,
      chunkCount: online === 'online' ? 1 : 0,
    });
  }
  const lots = [{ ...LOT, id: 'lot1', status: 'published' as const, photos: [] }];
  if (online === 'online') catalogueReader.chunks.set(`clocks/${chunkId(3, 0)}`, { version: 3, lots });
  const auth = createFakeAuthGateway();
  if (isSignedIn) await auth.signUp({ email: 'ada@example.com', password: 'secret-1', displayName: 'Ada' }, 'kept');
  const shown = await renderApp({ at, gateways: { auth, signInFlow: auth, catalogueReader } });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}
const heading = () => screen.getByRole('heading', { level: 1 });
const settings = () => screen.queryByRole('link', { name: 'Settings of the sale' });

it('says that there is no catalogue at an address that nobody has', async () => {
  const { store } = await open('never');
  expect(heading()).toHaveTextContent('There is no catalogue here');
  expect(document.title).toBe('There is no catalogue here · Lotsmith');
  expect(settings()).toBeNull();
  await act(() => store.stop());
});

it.each(['/c/clocks', '/c/clocks/1'])(
  'says at %s that a catalogue was taken offline, and no word of its sale',
  async (at) => {
    const { store, container } = await open('offline', { at });
    expect(heading()).toHaveTextContent('This catalogue is not online at present');
    expect(document.title).toBe('This catalogue is not online at present · Lotsmith');
    expect(container).not.toHaveTextContent(/Clocks|2027/);
    expect(settings()).toBeNull();
    await act(() => store.stop());
  },
);

it('leads people who are signed in to where it is published again', async () => {
  const { store } = await open('offline', { isSignedIn: true });
  expect(screen.getByText(/Is it your sale\?/)).toBeInTheDocument();
  expect(settings()).toHaveAttribute('href', `/sales/${SALE}/settings#catalogue`);
  expect(screen.getByRole('link', { name: 'Lotsmith' })).toHaveAttribute('href', '/sales');
  await act(() => store.stop());
});

it('lets a visitor choose the language, and leads to the start', async () => {
  const { store } = await open('online');
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  expect(screen.getByRole('link', { name: 'Lotsmith' })).toHaveAttribute('href', '/');
  await act(() => store.stop());
});

it('says when the server does not answer, and reads the catalogue when asked again', async () => {
  const { store } = await open('online', { fails: true });
  expect(heading()).toHaveTextContent('The catalogue could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'A clock' })).toBeInTheDocument();
  await act(() => store.stop());
});

it('shows the catalogue of an address that was typed with capitals', async () => {
  const { store } = await open('online', { at: '/c/Clocks' });
  expect(heading()).toHaveTextContent('Clocks');
  expect(screen.getByRole('link', { name: /A clock/ })).toHaveAttribute('href', '/c/clocks/1');
  await act(() => store.stop());
});
