import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Lot } from '../../../domain/lots/lot';
import type { Role, Sale } from '../../../domain/sales/sale';
import { lotsFailed } from '../../../features/lots/model/lots/lotsSlice';
import { PicturesContext } from '../../../features/lots/ui/shared/picturesContext';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectSale } from '../../../features/sales/salesSlice';
import { ScrollOffsetProvider } from '../../../shared/scroll/ScrollOffsetProvider';
import { makeMembers, ME, type MembersSpace } from '../../../testing/stores/makeMembers';
import { nextFrame, settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, SALE } from '../../../testing/stores/makeWorkspace';
import { SalePreview } from './SalePreview';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

let space: MembersSpace;
afterEach(() => act(() => space.store.stop()));

function Shown() {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : <SalePreview sale={sale} />;
}

const READY = buildLot({ status: 'ready', estimateLow: 12_000, estimateHigh: 18_000 });
const DRAFT = buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A jug', description: '' });

async function show(role: Role = 'owner', lots: readonly Lot[] = [READY, DRAFT], more: Partial<Sale> = {}) {
  space = await makeMembers({ at: `/sales/${SALE}/preview`, roles: { olga: 'owner', [ME]: role } });
  space.server.setSale(SALE, more);
  const photo = buildPhoto();
  space.lots.seed(SALE, lots, [photo]);
  space.lots.seedPrivate(SALE, [
    { id: READY.id, reserve: 77_777, consignor: 'Canary', notes: 'Canary', toCheck: 'Canary' },
  ]);
  space.lots.emit(SALE, { type: 'lots', changed: lots, removed: [], fromServer: true });
  space.lots.emit(SALE, { type: 'photos', changed: [photo], removed: [], fromServer: true });
  for (const size of ['full', 'view', 'thumb']) space.files.stored.set(`${photo.path}/${size}.jpg`, new Blob(['a']));
  space.files.automatic = true;
  space.pictures.restore(photo.id, { file: new File(['a'], 'IMG_1.jpg'), prepared: null });
  await settle();
  const shown = render(
    <Provider store={space.store}>
      <PicturesContext value={space.pictures}>
        <ScrollOffsetProvider>
          <Shown />
        </ScrollOffsetProvider>
      </PicturesContext>
    </Provider>,
  );
  await act(() => settle());
  const user = userEvent.setup();
  const press = (name: string, place: HTMLElement = document.body): Promise<void> =>
    act(async () => {
      await user.click(within(place).getByRole('button', { name }));
      await settle();
      await nextFrame();
      await settle();
    });
  return { ...shown, press };
}
const publish = () => screen.queryByRole('button', { name: 'Publish…' });

it('shows the page of visitors with the lots that publishing would bring, and nothing private', async () => {
  const { container } = await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Clocks' })).toBeInTheDocument();
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2027-04-17');
  const [entry, ...others] = screen.getAllByRole('article');
  expect(others).toEqual([]);
  expect(entry).toHaveTextContent(/120.*180/);
  expect(entry?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('cover'));
  const title = within(entry ?? container).getByRole('heading', { level: 2, name: READY.title });
  expect(within(title).getByRole('link')).toHaveAttribute('href', `/sales/${SALE}?lot=${READY.id}`);
  expect(container).not.toHaveTextContent(/A jug|Canary|777/);
});

it('says who sees it, what becomes public and where a lot opens', async () => {
  await show();
  expect(screen.getByText('Only the people of this sale see this page.')).toBeInTheDocument();
  expect(screen.getByText(/everybody can see one lot with one photo, and the title/)).toBeInTheDocument();
  expect(screen.getByText(/Here a lot opens among your lots\./)).toBeInTheDocument();
});

it('is published from here: at an address that is proposed, with what goes on and the way to it in sight', async () => {
  const { press } = await show('owner', [READY, DRAFT], { status: 'numbersLocked' });
  expect(publish()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Address')).toBeNull();
  await press('Publish…');
  expect(screen.getByLabelText('Address')).toHaveValue('clocks-2027-04-17');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/This address is free/));
  // One is at the look already.
  expect(screen.queryByRole('link', { name: 'See it as a visitor first' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Clocks of May' } });
  const answer = space.lots.hang('apply');
  await press('Publish the catalogue');
  expect(space.catalogue.headers.size).toBe(0);
  await press('Publish the catalogue', screen.getByRole('dialog'));
  expect(screen.getByRole('progressbar', { name: 'Publishing the lots…' })).toBeInTheDocument();
  // It stays in sight while it goes on.
  await press('Published catalogue…');
  expect(screen.getByRole('progressbar', { name: 'Publishing the lots…' })).toBeInTheDocument();
  await act(async () => {
    answer();
    await settle();
    await nextFrame();
    await settle();
  });
  expect([...space.catalogue.headers.keys()]).toEqual(['clocks-of-may']);
  expect(screen.getByText('The catalogue is public with one lot.')).toBeInTheDocument();
  expect(screen.getByText('The catalogue is published.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look at the catalogue' })).toHaveAttribute('href', '/c/clocks-of-may');
});

it('asks for locked numbers first, and leads to them', async () => {
  const { press } = await show();
  await press('Publish…');
  const numbers = screen.getByRole('link', { name: 'Go to the lot numbers' });
  expect(numbers).toHaveAttribute('href', `/sales/${SALE}/settings#numbers`);
});

it.each(['editor', 'viewer'] as const)('is for an %s too, who cannot publish', async (role) => {
  await show(role);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(publish()).toBeNull();
});

it('says what to do while no lot is ready', async () => {
  await show('owner', [DRAFT]);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'No lot is ready' })).toBeInTheDocument();
  expect(screen.getByText(/Mark lots as ready/)).toBeInTheDocument();
});

it('says that a day is needed, and shows none', async () => {
  const { container } = await show('owner', [READY], { date: '' });
  expect(screen.getByText(/The sale has no day yet\./)).toBeInTheDocument();
  expect(container.querySelector('time')).toBeNull();
});

it('follows the lots as they become ready', async () => {
  await show();
  const ready = { ...DRAFT, status: 'ready' as const, description: 'Blue.', estimateLow: 1, estimateHigh: 2 };
  const changed = [{ ...ready, coverPhotoId: READY.coverPhotoId }];
  await act(async () => {
    space.lots.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
    await settle();
    await nextFrame();
    await settle();
  });
  expect(screen.getByRole('heading', { level: 2, name: 'A jug' })).toBeInTheDocument();
});

it('says when the lots could not be read', async () => {
  await show();
  act(() => void space.store.dispatch(lotsFailed({ saleId: SALE, code: 'unavailable' })));
  expect(screen.getByRole('alert')).toHaveTextContent('The lots could not be read');
});
