import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSalePart } from '../../../testing/screens/renderSalePart';
import {
  publicationDone,
  publicationRefused,
  publicationSlowed,
  publicationStarted,
} from '../../../features/catalogue/publicationSlice';
import { privateReceived } from '../../../features/lots/model/lots/lotsSlice';
import { makeMembers, type MembersSpace } from '../../../testing/stores/makeMembers';
import { nextFrame, settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, SALE } from '../../../testing/stores/makeWorkspace';
import { SalePublication } from './SalePublication';

jest.mock('../../../features/identity/SendVerification', () => ({ SendVerification: () => <p>The way to confirm</p> }));

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

let space: MembersSpace;
afterEach(() => act(() => space.store.stop()));

async function show(how: Parameters<typeof makeMembers>[0] = {}, status: 'open' | 'numbersLocked' = 'numbersLocked') {
  space = await makeMembers(how);
  space.server.setSale(SALE, { status });
  const ready = buildLot({ status: 'ready' });
  const bare = buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A jug', description: '' });
  const photo = buildPhoto();
  space.lots.seed(SALE, [ready, bare], [photo]);
  for (const size of ['full', 'view', 'thumb']) space.files.stored.set(`${photo.path}/${size}.jpg`, new Blob(['a']));
  space.files.automatic = true;
  await renderSalePart(space, { lots: [ready, bare], photos: [photo] }, (sale) => (
    <SalePublication sale={sale} place="settings" />
  ));
  const user = userEvent.setup();
  return (name: string, place: HTMLElement = document.body): Promise<void> =>
    act(async () => {
      await user.click(within(place).getByRole('button', { name }));
      await settle();
      await nextFrame();
      await settle();
    });
}

it('asks for locked numbers first', async () => {
  await show({}, 'open');
  expect(screen.getByText(/Lock the numbers first/)).toBeInTheDocument();
  const numbers = screen.getByRole('link', { name: 'Go to the lot numbers' });
  expect(numbers).toHaveAttribute('href', '#numbers');
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for a confirmed address, with the way to it', async () => {
  await show({ proved: false });
  expect(screen.getByText(/Confirm your e-mail address/)).toBeInTheDocument();
  expect(screen.getByText('The way to confirm')).toBeInTheDocument();
});

it('waits for another sale, and says so; the address can be chosen meanwhile', async () => {
  const press = await show();
  const publish = () => screen.getByRole('button', { name: 'Publish the catalogue' });
  act(() => void space.store.dispatch(publicationStarted({ saleId: 'another', work: 'publish' })));
  expect(publish()).toHaveAccessibleDescription(/^The catalogue of another sale is being published or taken offline/);
  expect(publish()).not.toHaveAttribute('aria-busy', 'true');
  await press('Publish the catalogue');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Address')).not.toHaveAttribute('readonly');
  act(() => void space.store.dispatch(publicationDone({ left: 0 })));
  expect(publish()).not.toHaveAccessibleDescription();
  await press('Publish the catalogue');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('waits for another sale with the changes of a published one, too', async () => {
  const press = await show();
  await press('Publish the catalogue');
  await press('Publish the catalogue', screen.getByRole('dialog'));
  act(() => space.server.setSale(SALE, { place: 'Great hall' }));
  act(() => void space.store.dispatch(publicationStarted({ saleId: 'another', work: 'publish' })));
  const published = space.catalogue.log.filter((line) => line.startsWith('publishSale')).length;
  for (const name of ['Publish the changes', 'Take the catalogue offline']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription(/^The catalogue of another sale is being published or taken offline/);
    await press(name);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void space.store.dispatch(publicationDone({ left: 0 })));
  expect(space.catalogue.log.filter((line) => line.startsWith('publishSale'))).toHaveLength(published);
  await press('Publish the changes');
  expect([...space.catalogue.headers.values()][0]?.details.place).toBe('Great hall');
});

it('leaves it to owners', async () => {
  await show({ roles: { olga: 'owner', 'user-1': 'editor' } });
  expect(screen.getByText('Only an owner publishes the catalogue.')).toBeInTheDocument();
});

it('says before what becomes public and what does not, publishes, and says what has changed since', async () => {
  const press = await show();
  expect(screen.getByText('One lot becomes public.')).toBeInTheDocument();
  const look = () => screen.queryByRole('link', { name: 'See it as a visitor first' });
  expect(look()).toHaveAttribute('href', `/sales/${SALE}/preview`);
  expect(screen.getByRole('link', { name: 'Lot 2 A jug', hidden: true })).toHaveAttribute(
    'href',
    `/sales/${SALE}?lot=lot2`,
  );
  expect(screen.getByText('It still needs a description.')).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveValue('clocks-2027-04-17');
  await press('Publish the catalogue');
  expect(space.catalogue.headers.size).toBe(0);
  await press('Publish the catalogue', screen.getByRole('dialog'));
  expect(screen.getByText('The catalogue is public with one lot.')).toBeInTheDocument();
  // The other one is a draft: the page must not say that visitors see the whole sale.
  const upToDate = 'What visitors see is up to date. One lot of the sale is not in the catalogue.';
  expect(screen.getByText(upToDate)).toBeInTheDocument();
  // Ready, but not complete: publishing leaves it out, so it is no change to publish.
  const incomplete = buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A jug', description: '', status: 'ready' });
  await act(async () => {
    space.lots.emit(SALE, { type: 'lots', changed: [incomplete], removed: [], fromServer: true });
    await settle();
    await nextFrame();
    await settle();
  });
  expect(screen.getByText(upToDate)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish the changes' })).toBeNull();
  expect(look()).toBeNull();
  act(() => space.server.setSale(SALE, { place: 'Great hall' }));
  expect(screen.getByText('Visitors do not see yet: title, date or place of the sale.')).toBeInTheDocument();
  expect(look()).toBeInTheDocument();
  await press('Publish the changes');
  expect([...space.catalogue.headers.values()][0]?.details.place).toBe('Great hall');
  await press('Take the catalogue offline');
  await press('Take the catalogue offline', screen.getByRole('dialog'));
  expect(screen.getByText('The catalogue is not public at present.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish it again' })).toBeInTheDocument();
});

it('takes no address that is none', async () => {
  const press = await show();
  const user = userEvent.setup();
  await act(() => user.clear(screen.getByLabelText('Address')));
  await act(() => user.type(screen.getByLabelText('Address'), 'Ätsch/1'));
  await press('Publish the catalogue');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/Use small letters/);
  expect(screen.getByRole('button', { name: 'Publish the catalogue' })).toHaveAccessibleDescription(
    /Use small letters/,
  );
});

it('says which lots become public although something is to be checked, and publishes them all the same', async () => {
  const press = await show();
  const note = { reserve: null, consignor: '', notes: '', toCheck: 'Signature? Ask Jane' };
  await act(async () => {
    const changed = ['lot1', 'lot2'].map((id) => ({ ...note, id }));
    space.store.dispatch(privateReceived({ saleId: SALE, changed, removed: [], fromServer: true }));
    await settle();
  });
  const marked = screen.getByText('One lot is still to be checked').closest('details');
  expect(within(marked as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(1);
  expect(marked).toHaveTextContent('Lot 1 A vaseSignature? Ask Jane');
  await press('Publish the catalogue');
  await press('Publish the catalogue', screen.getByRole('dialog'));
  expect(screen.getByText('The catalogue is published.')).toBeInTheDocument();
});

it('says how many lots are published already, and when the server is slow', async () => {
  const press = await show();
  const answer = space.lots.hang('apply');
  await press('Publish the catalogue');
  await press('Publish the catalogue', screen.getByRole('dialog'));
  const progress = () => screen.getByRole('progressbar', { name: 'Publishing the lots…' });
  expect(progress()).toHaveAttribute('value', '0');
  expect(screen.queryByText(/The server is slow/)).toBeNull();
  act(() => void space.store.dispatch(publicationSlowed()));
  expect(screen.getByText('The server is slow to answer. It goes on by itself.')).toBeInTheDocument();
  await act(async () => {
    answer();
    await settle();
  });
  expect(screen.queryByText(/The server is slow/)).toBeNull();
  expect(screen.getByText('The catalogue is public with one lot.')).toBeInTheDocument();
});

it('says what to do when this device can send nothing', async () => {
  await show();
  const sale = { saleId: SALE, work: 'publish' } as const;
  act(() => void space.store.dispatch(publicationStarted(sale)));
  act(() => void space.store.dispatch(publicationRefused({ code: 'not-sent' })));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /could send nothing for a minute\. Check your connection, .*Press the button again to go on\./,
  );
});
