import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Lot, LotPrivate } from '../../../domain/lots/lot';
import type { Role } from '../../../domain/sales/sale';
import { selectLots, selectLotPrivate } from '../../../features/lots/model/lots/lotsSlice';
import { undoAsked, redoAsked } from '../../../features/lots/model/history/undoSlice';
import { importConfirmed, selectImport } from '../../../features/imports/model/importSlice';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectSale } from '../../../features/sales/salesSlice';
import { createChosenFiles } from '../../../services/files/ChosenFiles';
import { createSaleServer } from '../../../services/sales/saleServer';
import { ScrollOffsetProvider } from '../../../shared/scroll/ScrollOffsetProvider';
import { createFakeImportReader } from '../../../testing/fakes/imports/fakeImportReader';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { readableBlobs } from '../../../testing/environment/readableBlobs';
import { ME } from '../../../testing/stores/makeMembers';
import { type FakesOf, onFakes, settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';
import type { importsModule } from '../../modules/importsModule';
import { importsParts } from '../../modules/importsParts';
import { SaleImport } from './SaleImport';

const importFiles = createChosenFiles();

function Page() {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : <SaleImport sale={sale} files={importFiles} />;
}

let space: ReturnType<typeof makeWorkspace>;
let saleServer: ReturnType<typeof createSaleServer>;
let saved: { name: string; text: string }[];
let reader: ReturnType<typeof createFakeImportReader>;
afterEach(() => act(() => space.store.stop()));
beforeAll(readableBlobs);
// A window of some height: only rows in sight exist.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_000);
});
afterEach(() => jest.restoreAllMocks());

const LOTS = [
  buildLot({ id: 'lot1', number: 1, order: 'a0' }),
  buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'Clock' }),
];

async function show(role: Role = 'owner', lots: readonly Lot[] = LOTS, privates: readonly LotPrivate[] = []) {
  saved = [];
  reader = createFakeImportReader();
  saleServer = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  saleServer.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: role }, createdBy: 'olga' });
  const fakes = {
    importReader: reader,
    importFiles,
    fileSaver: {
      save: (name: string, content: Blob) => void content.text().then((text) => saved.push({ name, text })),
    },
  } satisfies FakesOf<typeof importsModule>;
  space = makeWorkspace({ sales: createFakeSalesGateway(ME, saleServer), ...fakes }, `/sales/${SALE}/import`);
  space.store.injectModule(onFakes(importsParts));
  space.lots.seed(SALE, lots, []);
  space.lots.seedPrivate(SALE, privates);
  await space.signIn();
  space.lots.emit(SALE, { type: 'lots', changed: lots, removed: [], fromServer: true });
  space.lots.emit(SALE, { type: 'photos', changed: [], removed: [], fromServer: true });
  await settle();
  render(
    <Provider store={space.store}>
      <ScrollOffsetProvider>
        <Page />
      </ScrollOffsetProvider>
    </Provider>,
  );
}

const user = userEvent.setup();
const does = (work: () => Promise<void>): Promise<void> =>
  act(async () => {
    await work();
    await settle();
  });

const choose = (text: string, name = 'lots.csv') =>
  does(() => user.upload(screen.getByLabelText('File to import'), new File([text], name, { type: 'text/csv' })));
const press = (name: string | RegExp) => does(() => user.click(screen.getByRole('button', { name })));
/** Writing takes many tasks of the page. */
const write = async (name: string): Promise<void> => {
  await press(name);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Show the lots' })).toBeInTheDocument());
};
const select = (label: string, option: string) => does(() => user.selectOptions(screen.getByLabelText(label), option));
const table = () => within(screen.getByRole('table', { name: 'Rows to import' }));
const titles = () => space.read(selectLots).map(({ number, suffix, title }) => `${number ?? '-'}${suffix} ${title}`);

const MESSY = ['Lot;Title;Estimate;Owner', '3;Vase;"£1,200–1,800";Smith', '4;Bowl;cheap;Jones', '1;Chair;50;'].join(
  '\n',
);

it('reads, matches, checks, mends a cell where it stands, and writes what is shown', async () => {
  await show();
  await choose(MESSY.replace('£1,200–1,800', '1,200–1,800'));
  expect(screen.getByLabelText('Field for Owner')).toHaveValue('consignor');
  expect(screen.getByLabelText('Between columns')).toHaveValue(';');
  await press('Check the rows');
  expect(screen.getByText(/1 new lot, 0 lots changed/)).toHaveTextContent('1 row left out · 1 row with a problem');
  const bad = table().getByLabelText('Estimate (low and high in one), Line 3');
  expect(bad).toBeInvalid();
  expect(bad).toHaveAccessibleDescription('This is no number.');
  expect(table().getByText('Left out: Lot 1 “A vase” has this number')).toBeInTheDocument();
  await does(async () => {
    await user.clear(bad);
    await user.type(bad, '80{Enter}');
  });
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  await select('When a number is taken', 'overwrite');
  expect(table().getByLabelText('Title, Line 4')).toHaveAccessibleDescription('before: A vase');
  await write('Import 3 rows');
  expect(screen.getByText('2 lots were made, 1 was changed.')).toBeInTheDocument();
  expect(titles()).toEqual(['1 Chair', '2 Clock', '3 Vase', '4 Bowl']);
  const [, , vase] = space.read(selectLots);
  expect(vase).toMatchObject({ estimateLow: 120_000, estimateHigh: 180_000 });
  expect(space.read(selectLotPrivate, vase?.id ?? '').consignor).toBe('Smith');
  expect(space.importPlans.kept.size).toBe(0);
});

it('takes all of it back in one act, and does it again', async () => {
  await show();
  await choose('Lot;Title;Owner;Lot id\n7;Vase;Smith;\n9;Clocks;;lot2\n2;Bowl;;\n');
  await select('Field for Lot id', 'id');
  await press('Check the rows');
  await write('Import 3 rows');
  const after = titles();
  expect(after.toSorted()).toEqual(['1 A vase', '2 Bowl', '7 Vase', '9 Clocks']);
  space.store.dispatch(undoAsked());
  await waitFor(() => expect(titles()).toEqual(['1 A vase', '2 Clock']));
  space.store.dispatch(redoAsked());
  await waitFor(() => expect(titles()).toEqual(after));
});

it('keeps what was not imported, with the reason, and gives it as a file that no spreadsheet takes for formulas', async () => {
  await show();
  await choose('Lot;Title;Estimate\n3;Vase;40\n4;=1+2;cheap\n1;Bowl;5\n');
  await press('Check the rows');
  await write('Import 1 row');
  expect(screen.getByText('2 rows were not imported.')).toBeInTheDocument();
  expect(space.importPlans.kept.size).toBe(1);
  await press('Save what was not imported');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('lots – not imported.csv');
  expect(saved[0]?.text.split('\r\n')).toEqual([
    '\ufeffLot,Title,Estimate,Why it was not imported',
    '4,\'=1+2,cheap,"Title: This is a formula, and its result is not in the file. Estimate (low and high in one): This is no number."',
    '1,Bowl,5,Left out: Lot 1 “A vase” has this number',
    '',
  ]);
  await press('Import another file');
  expect(space.importPlans.kept.size).toBe(0);
});

it('checks again and says so when a colleague changes what a row would overwrite', async () => {
  await show();
  await choose('Lot;Title\n2;Bowl\n');
  await press('Check the rows');
  await select('When a number is taken', 'overwrite');
  const theirs = { ...buildLot({ id: 'lot2', number: 2, order: 'a1' }), title: 'Bowl by a colleague' };
  space.lots.seed(SALE, [buildLot({ id: 'lot1' }), theirs], []);
  await does(async () => {
    space.lots.emit(SALE, { type: 'lots', changed: [theirs], removed: [], fromServer: true });
    // Pressed before the person can have seen it.
    space.store.dispatch(importConfirmed({ renewals: 0 }));
  });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The sale has changed meanwhile.'));
  expect(titles()).toEqual(['1 A vase', '2 Bowl by a colleague']);
  expect(table().getByLabelText('Title, Line 2')).toHaveAccessibleDescription('before: Bowl by a colleague');
  await write('Import 1 row');
  expect(titles()).toEqual(['1 A vase', '2 Bowl']);
});

it('goes on with the rest after the page was loaded anew, and takes all of it back as one', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `${at + 10};Vase ${at}`);
  await show();
  await choose(['Lot;Title', ...rows].join('\n'));
  await press('Check the rows');
  // The page ends in the middle: some parts are in the outbox, the plan is on the device.
  const unsubscribe = space.store.subscribe(() => {
    if (space.read(selectLots).length < 110) return;
    unsubscribe();
    void space.store.stop();
  });
  await does(() => user.click(screen.getByRole('button', { name: 'Import 250 rows' })));
  const made = space.read(selectLots);
  expect(made.length).toBeGreaterThan(100);
  expect(made.length).toBeLessThan(252);
  const { lots, outbox } = space;
  const importPlans = space.importPlans.anotherPage();
  expect(importPlans.kept.size).toBe(1);
  const next = makeWorkspace(
    { sales: createFakeSalesGateway(ME, saleServer), lots, outbox, importPlans },
    `/sales/${SALE}/import`,
  );
  await next.signIn();
  lots.emit(SALE, { type: 'lots', changed: LOTS, removed: [], fromServer: true });
  lots.emit(SALE, { type: 'photos', changed: [], removed: [], fromServer: true });
  await settle();
  space = next;
  await waitFor(() => expect(space.read(selectImport).run.status).toBe('done'));
  expect(space.read(selectLots)).toHaveLength(252);
  space.store.dispatch(undoAsked());
  await waitFor(() => expect(titles()).toEqual(['1 A vase', '2 Clock']));
  expect(importPlans.kept.size).toBe(0);
});

it.each([
  ['', 'There is nothing in this file. Choose another one.'],
  ['a,b\n"c,d\n', /In line 2 a quotation mark opens and nothing closes it/],
  ['\x89PNG\r\n\x1a\n\0\0', /This is a picture, whatever its name says/],
])('says of %j what is wrong', async (text, sentence) => {
  await show();
  const bytes = Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
  await does(() => user.upload(screen.getByLabelText('File to import'), new File([bytes], 'lots.csv')));
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});

it('reads the same file in another way', async () => {
  await show();
  await choose('Lot,Title\n1,Vase 12" high\n2,"Clock\n');
  expect(screen.getByRole('alert')).toHaveTextContent('In line 3 a quotation mark opens');
  await select('Quotation marks', 'letters');
  expect(screen.getByText('lots.csv: 2 rows with 2 columns.')).toBeInTheDocument();
});

it('remembers a matching by the names of the columns', async () => {
  await show();
  await choose('Lot;Words\n3;Vase\n');
  await select('Field for Words', 'notes');
  await press('Check the rows');
  await press('Back to the columns');
  await press('Another file');
  await choose('lot ; WORDS\n4;Clock\n', 'next.csv');
  expect(screen.getByLabelText('Field for WORDS')).toHaveValue('notes');
  expect(screen.getAllByText('as you chose last time')).toHaveLength(2);
});

it('takes rows that are pasted', async () => {
  await show();
  fireEvent.change(screen.getByLabelText('Paste rows'), { target: { value: 'Lot\tTitle\n3\tVase\n' } });
  await press('Use these rows');
  expect(screen.getByText('Pasted rows: 1 row with 2 columns.')).toBeInTheDocument();
});

it('says when the reader gives up, and takes the next file', async () => {
  await show();
  reader.failNext();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await choose(MESSY);
  expect(screen.getByRole('alert')).toHaveTextContent('The file could not be read to its end.');
  await choose(MESSY);
  expect(screen.getByText('lots.csv: 3 rows with 4 columns.')).toBeInTheDocument();
});

it('says to viewers who may import', async () => {
  await show('viewer');
  expect(screen.getByText('Only owners and editors can import lots.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('brings extras of the sale in, as its platforms and its house call them', async () => {
  await show();
  await does(async () =>
    saleServer.setSale(SALE, { platforms: ['liveAuctioneers'], extraColumns: { ownMoney_a1: 'Insurance' } }),
  );
  await choose('Lot;Title;Is Firearm;Origin;Insurance\n3;Vase;yes;Delft;1,200.50\n2;Clock;perhaps;Paris;\n');
  expect(screen.getByLabelText('Field for Insurance')).toHaveValue('extras.ownMoney_a1');
  await press('Check the rows');
  expect(table().getByLabelText('Is a firearm, Line 3')).toBeInvalid();
  await does(async () => {
    await user.clear(table().getByLabelText('Is a firearm, Line 3'));
    await user.type(table().getByLabelText('Is a firearm, Line 3'), 'no{Enter}');
  });
  await select('When a number is taken', 'overwrite');
  await write('Import 2 rows');
  const [, clock, vase] = space.read(selectLots);
  expect(vase).toMatchObject({ 'extras.isFirearm': true, 'extras.origin': 'Delft', 'extras.ownMoney_a1': 120_050 });
  expect(clock).toMatchObject({ number: 2, 'extras.isFirearm': false, 'extras.origin': 'Paris' });
  expect(clock).not.toHaveProperty(['extras.ownMoney_a1']);
});
