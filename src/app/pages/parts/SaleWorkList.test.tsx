import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../../domain/sales/sale';
import type { WorkListOrder } from '../../../services/workbooks/WorkLists';
import { writeWorkList } from '../../../services/workbooks/writeWorkList';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { ME } from '../../../testing/stores/makeMembers';
import { createServerOfSale, renderSalePart } from '../../../testing/screens/renderSalePart';
import { type FakesOf, onFakes, settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';
import type { workListsModule } from '../../modules/workListsModule';
import { workListsParts } from '../../modules/workListsParts';
import { SaleWorkList } from './SaleWorkList';

let space: ReturnType<typeof makeWorkspace>;
let orders: WorkListOrder[];
let saved: { name: string; text: string }[];
afterEach(() => act(() => space.store.stop()));

let memory = createFakeDeviceMemory();
beforeEach(() => (memory = createFakeDeviceMemory()));

const CRATED = { 'extras.ownYesNo_crated': true } as const;

/** A sale of two lots, the second withdrawn; the first has two photos and a reserve. */
async function show(role: Role = 'owner', write = writeWorkList, platforms: readonly string[] = []) {
  orders = [];
  saved = [];
  const server = createServerOfSale(role);
  const sale = server.sales.get(SALE);
  if (sale !== undefined) server.sales.set(SALE, { ...sale, platforms });
  const workLists = {
    async write(order) {
      orders.push(order);
      return write(order);
    },
    save: (name, bytes) => void saved.push({ name, text: new TextDecoder().decode(bytes) }),
  } satisfies FakesOf<typeof workListsModule>['workLists'];
  space = makeWorkspace({ sales: createFakeSalesGateway(ME, server), workLists, memory }, `/sales/${SALE}/export`);
  space.store.injectModule(onFakes(workListsParts));
  const lots = [
    buildLot({ id: 'lot1', status: 'ready', title: '=Jar', estimateLow: 12_050, estimateHigh: null, ...CRATED }),
    buildLot({ id: 'lot2', number: 2, suffix: 'A', order: 'a1', status: 'withdrawn', title: 'Clock' }),
  ];
  const photos = [buildPhoto({ id: 'p1', lotId: 'lot1' }), buildPhoto({ id: 'p2', lotId: 'lot1', order: 'a1' })];
  space.lots.seed(SALE, lots, photos);
  space.lots.seedPrivate(SALE, [{ id: 'lot1', reserve: 9_000, consignor: 'Ada', notes: 'secret', toCheck: '' }]);
  await space.signIn();
  const view = await renderSalePart(space, { lots, photos }, (sale) => <SaleWorkList sale={sale} />);
  const user = userEvent.setup();
  const after = async (work: Promise<void>): Promise<void> => {
    await work;
    await act(settle);
  };
  return {
    view,
    press: (name: string) => after(user.click(screen.getByRole('button', { name }))),
    tick: (name: string) => after(user.click(screen.getByRole('checkbox', { name }))),
    choose: (label: string, option: string) => after(user.selectOptions(screen.getByLabelText(label), option)),
  };
}

const ticked = () =>
  screen
    .getAllByRole('checkbox')
    .filter((box) => (box as HTMLInputElement).checked)
    .map((box) => box.parentElement?.textContent);

it('gives the whole sale with the columns that the person has chosen', async () => {
  const { choose, tick, press } = await show();
  await choose('File', 'Text file (.csv)');
  await tick('Description');
  await tick('Lotsmith id');
  await press('Download work list');
  expect(saved).toEqual([
    {
      name: 'clocks-work-list.csv',
      text: [
        'Lot number,Status,Number of photos,Title,Category,Low estimate (EUR),High estimate (EUR),Reserve (EUR),Consignor,Lotsmith id',
        `1,ready,2,'=Jar,,120.50,,90,Ada,lot1`,
        `2A,withdrawn,0,Clock,,1,2,,,lot2`,
        '',
      ].join('\r\n'),
    },
  ]);
  expect(screen.getByText('clocks-work-list.csv is in your downloads.')).toBeInTheDocument();
});

it('remembers on this device what was chosen', async () => {
  const { choose, tick, view } = await show();
  await choose('File', 'Text file (.csv)');
  await tick('Description');
  await tick('Lotsmith id');
  view.unmount();
  await space.store.stop();
  await show();
  expect(screen.getByLabelText('File')).toHaveValue('csv');
  expect(ticked()).not.toContain('Description');
  expect(ticked()?.join()).toContain('Lotsmith id');
});

it('offers what platforms and the house want to know of lots, and remembers what was chosen in another sale', async () => {
  const { choose, tick, press, view } = await show('owner', writeWorkList, ['bidlogix']);
  await choose('File', 'Text file (.csv)');
  await tick('End time');
  await press('Download work list');
  expect(saved[0]?.text.split('\r\n')[0]).toMatch(/,End time$/);
  view.unmount();
  await space.store.stop();
  // A sale that goes nowhere has no such column, and does not forget the choice.
  const without = await show();
  expect(screen.queryByRole('checkbox', { name: 'End time' })).toBeNull();
  await without.tick('Description');
  without.view.unmount();
  await space.store.stop();
  await show('owner', writeWorkList, ['bidlogix']);
  expect(screen.getByRole('checkbox', { name: 'End time' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Description' })).not.toBeChecked();
});

it('is an Excel file of everything, in our own columns', async () => {
  const { choose, press } = await show('editor', async () => new Uint8Array());
  await choose('Contents', 'Everything, in Lotsmith’s own columns');
  await choose('File', 'Excel (.xlsx)');
  expect(screen.queryByRole('group', { name: 'Columns' })).toBeNull();
  await press('Download work list');
  expect(saved.map(({ name }) => name)).toEqual(['clocks-lotsmith.xlsx']);
  expect(orders).toMatchObject([
    {
      kind: 'own',
      format: 'xlsx',
      table: { lots: [{ id: 'lot1', reserve: 9_000, extras: { ownYesNo_crated: true } }, { id: 'lot2' }] },
    },
  ]);
});

it('is JSON of everything, which a list of chosen columns cannot be', async () => {
  const { choose, press } = await show('editor', async () => new Uint8Array());
  await choose('Contents', 'Everything, in Lotsmith’s own columns');
  await choose('File', 'For programs (.json)');
  await press('Download work list');
  await choose('Contents', 'Chosen columns');
  expect(screen.getByLabelText('File')).toHaveValue('csv');
  expect(screen.queryByRole('option', { name: 'For programs (.json)' })).toBeNull();
  await press('Download work list');
  expect(saved.map(({ name }) => name)).toEqual(['clocks-lotsmith.json', 'clocks-work-list.csv']);
  expect(orders).toMatchObject([
    { kind: 'own', format: 'json' },
    { kind: 'chosen', format: 'csv' },
  ]);
});

it('has nothing private for a person who may only look', async () => {
  const { press, choose } = await show('viewer');
  expect(screen.queryByLabelText('Contents')).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Reserve' })).toBeNull();
  await choose('File', 'Text file (.csv)');
  await press('Choose all columns');
  await press('Download work list');
  expect(saved[0]?.text).not.toMatch(/Reserve|Consignor|Ada|secret/);
  expect(saved[0]?.text).toContain('Clock');
});

it('asks for a column when there is none', async () => {
  const { press, tick } = await show();
  await press('Choose the usual columns');
  for (const box of within(screen.getByRole('group', { name: 'Columns' })).getAllByRole('checkbox')) {
    if ((box as HTMLInputElement).checked) await tick(box.parentElement?.textContent ?? '');
  }
  expect(screen.getByText('Choose at least one column.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download work list' })).toHaveAccessibleDescription(
    'Choose at least one column.',
  );
  await press('Download work list');
  expect(orders).toEqual([]);
  await press('Choose the usual columns');
  expect(ticked()).toHaveLength(10);
});

it('says when the list could not be made', async () => {
  const { press } = await show('owner', () => Promise.reject(new Error('no memory')));
  await press('Download work list');
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be made. Try it again.');
  expect(space.failures.splice(0)).toHaveLength(1);
});
