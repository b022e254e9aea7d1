import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Role } from '../../../domain/sales/sale';
import { isReadable, storedPlatforms } from '../../../domain/platforms/house/ownPlatformText';
import { selectExtraColumns } from '../../../features/lots/model/extras/extrasSlice';
import { SaleSettingsPage } from '../../../features/sales/SaleSettingsPage';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectSale } from '../../../features/sales/salesSlice';
import { createChosenFiles } from '../../../services/files/ChosenFiles';
import type { WorkListOrder } from '../../../services/workbooks/WorkLists';
import { ScrollOffsetProvider } from '../../../shared/scroll/ScrollOffsetProvider';
import { createFakeBundleFiles } from '../../../testing/fakes/bundles/fakeBundleFiles';
import { createFakeExportsGateway } from '../../../testing/fakes/fakeExportsGateway';
import { createFakeWaitingExports } from '../../../testing/fakes/fakeWaitingExports';
import { createFakeImportReader } from '../../../testing/fakes/imports/fakeImportReader';
import { readableBlobs } from '../../../testing/environment/readableBlobs';
import { makeMembers, ME } from '../../../testing/stores/makeMembers';
import { onFakes, settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, SALE } from '../../../testing/stores/makeWorkspace';
import { platformsParts } from '../../modules/platformsParts';
import { SaleExport } from './SaleExport';
import { SaleOwnPlatform } from './SaleOwnPlatform';

beforeAll(readableBlobs);

const templateFiles = createChosenFiles();
const OTHER = 'otherA00000000000000';
let space: Awaited<ReturnType<typeof makeMembers>>;
let bundleFiles: ReturnType<typeof createFakeBundleFiles>;
let orders: WorkListOrder[] = [];
let unmount: () => void = () => undefined;
afterEach(() => act(() => space.store.stop()));

type Shown = 'platform' | 'settings' | 'export';

function Page({ page, platformId }: { readonly page: Shown; readonly platformId: string | null }) {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  if (sale === undefined) return null;
  if (page === 'export') return <SaleExport sale={sale} />;
  if (page === 'platform') return <SaleOwnPlatform sale={sale} platformId={platformId} files={templateFiles} />;
  return <SaleSettingsPage sale={sale} hasPrices={false} unfinished={null} publication={null} people={null} />;
}

function show(page: Shown, platformId: string | null = null): void {
  unmount();
  const view = render(
    <Provider store={space.store}>
      <ScrollOffsetProvider>
        <Page page={page} platformId={platformId} />
      </ScrollOffsetProvider>
    </Provider>,
  );
  unmount = () => view.unmount();
}

/** A sale of two lots, the first with a photo. */
async function start(role: Role = 'owner', page: Shown = 'platform') {
  bundleFiles = createFakeBundleFiles();
  orders = [];
  space = await makeMembers({
    at: `/sales/${SALE}/${page}`,
    roles: { [ME]: role, olga: 'owner' },
    others: {
      bundleFiles,
      templateFiles,
      templateReader: createFakeImportReader(),
      exports: createFakeExportsGateway(),
      waitingExports: createFakeWaitingExports(),
      workLists: {
        async write(order: WorkListOrder) {
          orders.push(order);
          return new TextEncoder().encode('a workbook');
        },
        save: () => undefined,
      },
    },
  });
  space.store.injectModule(onFakes(platformsParts));
  const lots = [
    buildLot({ id: 'lot1', status: 'ready' }),
    buildLot({ id: 'lot2', number: 2, suffix: 'A', order: 'a1', title: 'Clock', description: '=1+1' }),
  ];
  const photos = [buildPhoto({ id: 'cover', lotId: 'lot1' })];
  space.lots.seed(SALE, lots, photos);
  space.lots.emit(SALE, { type: 'lots', changed: lots, removed: [], fromServer: true });
  space.lots.emit(SALE, { type: 'photos', changed: photos, removed: [], fromServer: true });
  await act(() => settle());
  show(page);
}

const user = userEvent.setup();
const does = (work: () => Promise<void>): Promise<void> =>
  act(async () => {
    await work();
    await settle();
  });
/** At once, as the presses are: user-event waits outside of act, where the sagas would go on. */
const choose = (text: BlobPart, name = 'Bids and co.csv') =>
  does(async () => {
    const files = [new File([text], name)];
    fireEvent.change(screen.getByLabelText('Template of the platform'), { target: { files } });
  });
const press = (name: string) => does(async () => void fireEvent.click(screen.getByRole('button', { name })));
const select = (label: string, option: string) => does(() => user.selectOptions(screen.getByLabelText(label), option));
const stored = () => storedPlatforms(space.server.sales.get(SALE) ?? {}).filter(isReadable);

async function goToExport(): Promise<void> {
  const payload = { path: `/sales/${SALE}/export`, search: '', hash: '' };
  await act(async () => space.store.dispatch({ type: 'navigation/locationChanged', payload }));
  show('export');
}

const TEMPLATE = 'Lot No;Titel;Text;Bild 1;Shelf\n1;Vase;Blue;1_1.jpg;B4\n';

it('makes a platform from a template, which the export then writes as it was shown', async () => {
  await start();
  await choose(TEMPLATE);
  expect(screen.getByLabelText('“Lot No” is filled with')).toHaveValue('number');
  expect(screen.getByLabelText('“Shelf” is filled with')).toHaveValue('');
  await select('“Text” is filled with', 'Description, with all that has no column of its own');
  await select('“Bild 1” is filled with', 'Name of photo 1');
  await select('“Shelf” is filled with', 'New column: text');
  await does(() => user.type(screen.getByLabelText('Most characters in “Titel”'), '5'));
  const preview = within(screen.getByRole('table', { name: 'The first rows, as they will be' }));
  expect(preview.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Lot No', 'Titel', 'Text', 'Bild 1', 'Shelf'],
    ['1', 'A vase', 'Blue.', '1_1.jpg', ''],
    ['2A', 'Clock', "'=1+1", '', ''],
  ]);
  await press('Save the platform');
  expect(screen.getByText('Bids and co is saved.')).toBeInTheDocument();
  const [platform] = stored();
  const sale = space.server.sales.get(SALE);
  expect(sale?.platforms).toEqual([platform?.id]);
  expect(Object.values(sale?.extraColumns ?? {})).toEqual(['Shelf']);
  // The sale goes there: so its lots have the column, and are checked.
  expect(selectExtraColumns(space.state()).map(({ name, isOwn }) => [name, isOwn])).toEqual([['Shelf', true]]);
  await goToExport();
  expect(screen.getByLabelText('Platform')).toHaveDisplayValue('Bids and co');
  await does(() => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  await press('Download bundle');
  expect(bundleFiles.saved.map(({ name, text }) => [name, text])).toEqual([
    ['clocks-bids-and-co.csv', "Lot No;Titel;Text;Bild 1;Shelf\r\n1;A vase;Blue.;1_1.jpg;\r\n2A;Clock;'=1+1;;\r\n"],
  ]);
});

it('gives a workbook to a platform that takes one, with no encoding to choose', async () => {
  await start();
  await choose('Lot No;Titel;Text\n1;Vase;Blue\n');
  expect(screen.getByLabelText('Encoding')).toBeInTheDocument();
  await select('Ending of the file', '.xlsx (Excel)');
  expect(screen.queryByLabelText('Encoding')).toBeNull();
  expect(screen.queryByLabelText('Between columns')).toBeNull();
  await select('“Text” is filled with', 'Description, with all that has no column of its own');
  // A text is a text there, so that nothing stands before it.
  expect(screen.getByRole('cell', { name: '=1+1' })).toBeInTheDocument();
  await press('Save the platform');
  expect(stored()).toMatchObject([{ name: 'Bids and co', file: { extension: 'xlsx' } }]);
  await goToExport();
  await does(() => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  await press('Download bundle');
  expect(bundleFiles.saved.map(({ name, text }) => [name, text])).toEqual([['clocks-bids-and-co.xlsx', 'a workbook']]);
  expect(orders).toMatchObject([
    {
      kind: 'bundle',
      sheet: {
        rows: [
          [1, 'A vase', 'Blue.'],
          ['2A', 'Clock', '=1+1'],
        ],
      },
    },
  ]);
  expect(screen.queryByText(/begins like a formula/)).toBeNull();
});

it.each([
  ['', 'empty.csv', /There is nothing in this file/],
  ['1,2,3\n4,5,6\n', 'rows.csv', /No row with names of columns was found/],
  ['Lot,Title,title\n', 'twice.csv', /The column “title” is there twice/],
  ['Lot,,Title\n', 'blank.csv', /Column B has no name/],
  [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    'picture.csv',
    /This is a picture, whatever its name says/,
  ],
] as const)('says what is wrong with a template: %j', async (text, name, sentence) => {
  await start();
  await choose(text, name);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  await choose(TEMPLATE);
  expect(screen.getByLabelText('Name of the platform')).toHaveValue('Bids and co');
});

it('says what is missing, keeps what was mapped when it is refused, and takes a second try', async () => {
  await start();
  await choose(TEMPLATE);
  await does(() => user.clear(screen.getByLabelText('Name of the platform')));
  await press('Save the platform');
  expect(screen.getByLabelText('Name of the platform')).toHaveAccessibleDescription('Give the platform a name.');
  expect(space.sales.calls.filter(({ op }) => op === 'changeMaps')).toEqual([]);
  await does(() => user.type(screen.getByLabelText('Name of the platform'), 'HiBid / AuctionFlex 360'));
  expect(screen.getByLabelText('Name of the platform')).toHaveAccessibleDescription(/has this name/);
  await does(() => user.type(screen.getByLabelText('Name of the platform'), ' at home'));
  space.sales.failNext('changeMaps', 'unavailable');
  await press('Save the platform');
  expect(screen.getByRole('alert')).toHaveTextContent('The platform was not saved');
  await press('Save the platform');
  expect(stored().map(({ name }) => name)).toEqual(['HiBid / AuctionFlex 360 at home']);
});

it('lets an editor make one and change it, who makes no columns and chooses nothing', async () => {
  await start('editor');
  await choose(TEMPLATE);
  expect(screen.queryByRole('option', { name: 'New column: text' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'This sale goes there' })).toBeNull();
  await press('Save the platform');
  const [made] = stored();
  expect(space.server.sales.get(SALE)?.platforms ?? []).toEqual([]);
  show('platform', made?.id);
  await select('“Shelf” is filled with', 'The same text in every line');
  await does(() => user.type(screen.getByLabelText('Text in every line of “Shelf”'), 'B4'));
  await press('Save the platform');
  expect(stored()).toMatchObject([{ id: made?.id, columns: [{}, {}, {}, {}, { from: 'text:B4' }] }]);
});

it('shows a viewer nothing to change', async () => {
  await start('viewer');
  expect(screen.getByText('Only owners and editors can make a platform.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Template of the platform')).toBeNull();
});

describe('in the settings', () => {
  const text = JSON.stringify({
    v: 1,
    name: 'Bids',
    columns: [
      ['Lot', 'number'],
      ['Shelf', 'extra:ownText_a1'],
    ],
  });
  const section = () => within(screen.getByRole('region', { name: 'My own platforms' }));

  it('is copied from another sale with its columns, chosen, and removed', async () => {
    await start('owner', 'settings');
    const details = { title: 'Books', date: '2027-01-01', place: null, currency: 'EUR', status: 'open' } as const;
    const other = { ownPlatforms: { own_a1: text }, extraColumns: { ownText_a1: 'Regal', ownText_a2: 'Other' } };
    space.server.sales.set(OTHER, { id: OTHER, ...details, ...other, roles: { [ME]: 'viewer' }, createdBy: 'olga' });
    await does(async () => space.server.changed());
    await select('Copy from another sale', 'Bids (Books)');
    await press('Copy the platform');
    expect(space.server.sales.get(SALE)).toMatchObject({
      ownPlatforms: { own_a1: text },
      extraColumns: { ownText_a1: 'Regal' },
    });
    expect(section().getByRole('link', { name: 'Change the platform “Bids”' })).toHaveAttribute(
      'href',
      `/sales/${SALE}/platform?platform=own_a1`,
    );
    expect(section().queryByLabelText('Copy from another sale')).toBeNull();
    await does(() => user.click(screen.getByRole('checkbox', { name: 'Bids' })));
    await press('Save the platforms');
    expect(space.server.sales.get(SALE)?.platforms).toEqual(['own_a1']);
    await press('Remove the platform “Bids”');
    expect(space.server.sales.get(SALE)).toMatchObject({ ownPlatforms: {}, platforms: [] });
  });

  it('says of one that cannot be used why, and lets the owner remove it', async () => {
    await start('owner', 'settings');
    await does(async () => space.server.setSale(SALE, { ownPlatforms: { own_a1: '{', own_a2: '{"v":9}' } }));
    expect(section().getByText(/is damaged and cannot be used/)).toBeInTheDocument();
    expect(section().getByText(/newer version of Lotsmith/)).toBeInTheDocument();
    expect(section().getAllByRole('button', { name: 'Remove the platform that cannot be used' })).toHaveLength(2);
  });
});
