import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { de } from '../../languages/de';
import { platformsParts } from '../../modules/platformsParts';
import type { Lot } from '../../../domain/lots/lot';
import type { Role } from '../../../domain/sales/sale';
import { ScrollOffsetProvider } from '../../../shared/scroll/ScrollOffsetProvider';
import { ME } from '../../../testing/stores/makeMembers';
import { createFakeBundleFiles, type FakeBundleFiles } from '../../../testing/fakes/bundles/fakeBundleFiles';
import { onFakes, settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeExportsGateway } from '../../../testing/fakes/fakeExportsGateway';
import { createFakeLanguages } from '../../../testing/fakes/fakeLanguages';
import { createFakeWaitingExports } from '../../../testing/fakes/fakeWaitingExports';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { lotsChosen } from '../../../features/lots/model/view/gridSlice';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectSale } from '../../../features/sales/salesSlice';
import { SaleExport } from './SaleExport';

function Page() {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : <SaleExport sale={sale} />;
}

/** At once: user-event waits outside of act, where the sagas would go on. */
const press = (button: HTMLElement) => async (): Promise<void> => void fireEvent.click(button);

const LONG = 'A very long title of a jar and its cover in blue glass';
let space: ReturnType<typeof makeWorkspace>;
let setPlatforms: (platforms: readonly string[]) => void;
let server: ReturnType<typeof createSaleServer>;
let sales: ReturnType<typeof createFakeSalesGateway>;
let bundleFiles: FakeBundleFiles;
afterEach(() => act(() => space.store.stop()));

/** A sale of three lots: the first is good, the second has too long a title for HiBid, the third was withdrawn. */
async function show(role: Role = 'owner', others: readonly Lot[] = []) {
  server = createSaleServer();
  sales = createFakeSalesGateway(ME, server);
  setPlatforms = (platforms) => server.setSale(SALE, { platforms });
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: role }, createdBy: 'olga' });
  bundleFiles = createFakeBundleFiles();
  space = makeWorkspace(
    {
      sales,
      languages: createFakeLanguages({ catalogues: { de } }),
      bundleFiles,
      exports: createFakeExportsGateway(),
      waitingExports: createFakeWaitingExports(),
    },
    `/sales/${SALE}/export`,
  );
  space.store.injectModule(onFakes(platformsParts));
  const lots = [
    buildLot({ id: 'lot1', status: 'ready' }),
    buildLot({ id: 'lot2', number: 2, order: 'a1', title: LONG }),
    buildLot({ id: 'lot3', number: 3, order: 'a2', status: 'withdrawn' }),
    ...others,
  ];
  const photos = [buildPhoto({ id: 'cover', lotId: 'lot1' })];
  space.lots.seed(SALE, lots, photos);
  space.lots.seedPrivate(SALE, [{ id: 'lot1', reserve: 90, consignor: 'Ada', notes: 'secret' }]);
  await space.signIn();
  space.lots.emit(SALE, { type: 'lots', changed: lots, removed: [], fromServer: true });
  space.lots.emit(SALE, { type: 'photos', changed: photos, removed: [], fromServer: true });
  await settle();
  render(
    <Provider store={space.store}>
      <ScrollOffsetProvider>
        <Page />
      </ScrollOffsetProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  return (work: (user: ReturnType<typeof userEvent.setup>) => Promise<void>): Promise<void> =>
    act(async () => {
      await work(user);
      await settle();
    });
}

/** The check of the lots waits a moment for more, and then finds no title that is too long. */
const checkedAnew = () =>
  waitFor(() => expect(problems().queryByText(/The export shortens it at a word/)).not.toBeInTheDocument());
const problems = () => within(screen.getByRole('region', { name: 'Problems' }));
const choose = (platform: string) => (user: ReturnType<typeof userEvent.setup>) =>
  user.selectOptions(screen.getByLabelText('Platform'), platform);

it('offers the platforms of the sale first', async () => {
  await show();
  await act(async () => setPlatforms(['wavebid', 'ofANewerBuild', 'hiBid']));
  const options = within(screen.getByLabelText('Platform')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'HiBid / AuctionFlex 360',
    'Wavebid',
    'LiveAuctioneers',
  ]);
  expect(screen.getByLabelText('Platform')).toHaveValue('hiBid');
});

it('says what the platform refuses, and leads to the lot', async () => {
  await show();
  expect(problems().getByText(/2 lots, and the platform takes no sale with fewer than 50/)).toBeInTheDocument();
  const needed = problems().getAllByText('This is empty, and the platform takes no lot without it.');
  expect(needed).toHaveLength(2);
  expect(problems().getByRole('link', { name: 'Lot 2, StartPrice' })).toHaveAttribute(
    'href',
    `/sales/${SALE}?lot=lot2`,
  );
});

it('lets a worker look at the lots, and none where the sale goes to the platform: there one does already', async () => {
  const after = await show();
  expect(space.checker.running).toBe(1);
  expect(space.checker.requests[0]).toMatchObject({ setup: { platformIds: ['liveAuctioneers'] } });
  await after(choose('HiBid / AuctionFlex 360'));
  expect(space.checker.running).toBe(1);
  expect(problems().getByText(/54 characters, and the platform cuts after 50/)).toBeInTheDocument();
  const before = space.checker.started;
  await act(async () => {
    setPlatforms(['hiBid']);
    await settle();
  });
  expect([space.checker.started, space.checker.running]).toEqual([before + 1, 1]);
  expect(problems().getByText(/54 characters, and the platform cuts after 50/)).toBeInTheDocument();
  expect(space.checker.requests.filter((request) => 'changed' in request)).toHaveLength(3);
});

it('says when the lots could not be checked', async () => {
  const after = await show();
  space.checker.breakNext();
  await after(choose('HiBid / AuctionFlex 360'));
  expect(problems().getByRole('alert')).toHaveTextContent(/could not be checked/);
  expect(problems().queryByText(/takes this sale as it is/)).toBeNull();
});

it('gives the data file of the chosen platform, without what is withdrawn', async () => {
  const after = await show();
  await after(choose('HiBid / AuctionFlex 360'));
  await after((user) => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(bundleFiles.saved).toHaveLength(1);
  expect(bundleFiles.saved[0]?.name).toBe('clocks-hibid.csv');
  expect(bundleFiles.saved[0]?.text.split('\r\n')).toEqual([
    'Lot Number,Title,Description,Quantity,SellerCode,Start Bid,PresaleEstimateMinEach,PresaleEstimateMaxEach,Reserve,Shippable',
    '1,A vase,Blue.,1,Ada,,1,2,0.90,true',
    '2,A very long title of a jar and its cover in blue,Blue.,1,,,1,2,,true',
    '',
  ]);
  expect(screen.getByText('clocks-hibid.csv is in your downloads.')).toBeInTheDocument();
});

it('leaves drafts out when only ready lots are wanted', async () => {
  const after = await show();
  await after(choose('HiBid / AuctionFlex 360'));
  await after((user) => user.selectOptions(screen.getByLabelText('Lots'), 'Ready lots only'));
  expect(screen.getByText('The bundle has 1 lot and 1 photo.')).toBeInTheDocument();
  await after((user) => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  expect(screen.getByText('The bundle has 1 lot.')).toBeInTheDocument();
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(bundleFiles.saved[0]?.text).not.toContain(LONG.slice(0, 20));
});

it('says once what is wrong with many lots, names each on demand, and mends all of them as one act', async () => {
  const others = [4, 5, 6].map((number) => buildLot({ id: `lot${number}`, number, order: `b${number}`, title: LONG }));
  const after = await show('owner', others);
  await after(choose('HiBid / AuctionFlex 360'));
  expect(problems().getAllByText(/The export shortens it at a word/)).toHaveLength(1);
  expect(problems().queryByRole('link', { name: 'Lot 5' })).toBeNull();
  await after((user) => user.click(problems().getByRole('button', { name: 'Lot by lot: Title, 4 lots' })));
  expect(problems().getByRole('link', { name: 'Lot 5' })).toHaveAttribute('href', `/sales/${SALE}?lot=lot5`);
  await after((user) => user.click(problems().getByRole('button', { name: /^Fix all 4 .*: Title, 4 lots$/ })));
  const titles = ['lot2', 'lot4', 'lot5', 'lot6'].map((id) => space.read(selectLot, id)?.title);
  expect(new Set(titles)).toEqual(new Set(['A very long title of a jar and its cover in blue']));
  await checkedAnew();
});

it('mends a lot by the fix of its problem, as one act', async () => {
  const after = await show();
  await after(choose('HiBid / AuctionFlex 360'));
  expect(problems().getByText(/The export shortens it at a word/)).toBeInTheDocument();
  await after((user) => user.click(problems().getByRole('button', { name: 'Fix: Lot 2, Title' })));
  expect(space.read(selectLot, 'lot2')?.title).toBe('A very long title of a jar and its cover in blue');
  await checkedAnew();
});

it('says why a bundle cannot be made', async () => {
  const after = await show();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  bundleFiles.failNext('open', 'no-space');
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(screen.getByRole('alert')).toHaveTextContent(/There is not enough room on this device/);
  await after(choose('HiBid / AuctionFlex 360'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  errors.mockRestore();
});

it('shows a bundle on its way, which can be paused, resumed and cancelled', async () => {
  const after = await show();
  const load = jest.spyOn(space.files, 'load').mockReturnValue(new Promise(() => undefined));
  await after(choose('HiBid / AuctionFlex 360'));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  const running = within(screen.getByRole('group', { name: 'clocks-hibid.zip' }));
  expect(running.getByRole('progressbar')).toHaveAttribute('value', '0');
  expect(running.getByText('0 of 1 photo, 0 MB')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download bundle' })).toHaveAttribute('aria-disabled', 'true');
  await after(press(running.getByRole('button', { name: 'Pause' })));
  expect(screen.getByText('Paused.')).toBeInTheDocument();
  await after(press(running.getByRole('button', { name: 'Resume' })));
  expect(screen.queryByText('Paused.')).not.toBeInTheDocument();
  await after(press(running.getByRole('button', { name: 'Cancel' })));
  expect(screen.getByText('Cancelled. Nothing was downloaded.')).toBeInTheDocument();
  load.mockRestore();
});

it('names the lot of a photo that is not in the bundle', async () => {
  const after = await show();
  await after(choose('HiBid / AuctionFlex 360'));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(screen.getByText('clocks-hibid.zip is in your downloads.')).toBeInTheDocument();
  expect(screen.getByText('1 photo is not in the bundle:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lot 1' })).toHaveAttribute('href', `/sales/${SALE}?lot=lot1`);
  expect(screen.getByText('The server does not have its file. Add the photo again.')).toBeInTheDocument();
});

it('takes a selection of lots, and says which part of it is none', async () => {
  const after = await show();
  await after(choose('HiBid / AuctionFlex 360'));
  await after((user) => user.selectOptions(screen.getByLabelText('Lots'), 'A selection of lots'));
  expect(screen.getByText('There are no lots to send.')).toBeInTheDocument();
  await after((user) => user.type(screen.getByLabelText('Lot numbers'), '2, x'));
  expect(screen.getByText(/“x” is no lot number and no range/)).toBeInTheDocument();
  expect(screen.getByText('The bundle has 1 lot and 0 photos.')).toBeInTheDocument();
});

it('begins a selection with the lots that are chosen in the table', async () => {
  const after = await show();
  act(() => void space.store.dispatch(lotsChosen({ lotIds: ['lot2'], chosen: true })));
  await after((user) => user.selectOptions(screen.getByLabelText('Lots'), 'A selection of lots'));
  expect(screen.getByLabelText('Lot numbers')).toHaveValue('2');
  expect(screen.getByText('The bundle has 1 lot and 0 photos.')).toBeInTheDocument();
});

it('is not for people who may not see what the files hold', async () => {
  await show('viewer');
  expect(screen.getByText(/Only owners and editors can export a sale/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Platform')).not.toBeInTheDocument();
});

describe('what a platform calls the categories', () => {
  const section = () => within(screen.getByRole('region', { name: 'Categories' }));

  it('is kept with the sale, and goes into the file', async () => {
    const after = await show();
    await act(async () => {
      space.lots.emit(SALE, {
        type: 'lots',
        changed: [buildLot({ id: 'lot1', status: 'ready', category: 'Clocks/watches' })],
        removed: [],
        fromServer: true,
      });
      await settle();
    });
    await after(press(section().getByRole('button', { name: 'Save the categories' })));
    expect(server.sales.get(SALE)?.categoryNames).toBeUndefined();
    await after((user) => user.type(section().getByLabelText('Clocks/watches'), 'Horology'));
    await after(press(section().getByRole('button', { name: 'Save the categories' })));
    expect(server.sales.get(SALE)?.categoryNames).toEqual({ 'liveAuctioneers/Clocks/watches': 'Horology' });
    expect(section().getByRole('status')).toHaveTextContent('The categories are saved.');
    await after((user) => user.clear(section().getByLabelText('Clocks/watches')));
    await after(press(section().getByRole('button', { name: 'Save the categories' })));
    expect(server.sales.get(SALE)?.categoryNames).toEqual({});
  });

  it('is proposed from the latest other sale, and only owners change it', async () => {
    const after = await show();
    const earlier = { title: 'Spring', date: '2027-01-02', place: null, currency: 'EUR', status: 'open' } as const;
    const names = { categoryNames: { 'liveAuctioneers/Clocks': 'Horology' } };
    await act(async () => {
      server.sales.set('earlier', { id: 'earlier', ...earlier, ...names, roles: { [ME]: 'owner' }, createdBy: ME });
      server.changed();
      space.lots.emit(SALE, {
        type: 'lots',
        changed: [buildLot({ id: 'lot1', status: 'ready', category: 'Clocks' })],
        removed: [],
        fromServer: true,
      });
      await settle();
    });
    await after(press(section().getByRole('button', { name: 'Use the names of “Spring”' })));
    expect(section().getByLabelText('Clocks')).toHaveValue('Horology');
    expect(server.sales.get(SALE)?.categoryNames).toBeUndefined();
    sales.failNext('changeMaps', 'unavailable');
    await after(press(section().getByRole('button', { name: 'Save the categories' })));
    expect(section().getByRole('alert')).toHaveTextContent('The categories were not saved');
    await act(async () => server.setSale(SALE, { roles: { [ME]: 'editor', olga: 'owner' } }));
    expect(section().getByLabelText('Clocks')).toBeDisabled();
    expect(section().queryByRole('button')).toBeNull();
  });
});

it('names what has no column in the language of the sale, not of the person who exports', async () => {
  const after = await show();
  await act(async () => {
    server.setSale(SALE, { exportSettings: { language: 'de' } });
    const [lot] = [buildLot({ id: 'lot1', status: 'ready', period: '1880' })];
    space.lots.emit(SALE, { type: 'lots', changed: [lot], removed: [], fromServer: true });
    await settle();
  });
  await after(choose('HiBid / AuctionFlex 360'));
  await after((user) => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(bundleFiles.saved[0]?.text).toContain('Datierung: 1880');
});
