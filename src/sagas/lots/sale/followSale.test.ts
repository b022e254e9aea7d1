import { languageChanged } from '../../../features/language/languageSlice';
import { selectExtraColumns } from '../../../features/lots/model/extras/extrasSlice';
import { selectFieldNames } from '../../../features/lots/model/outgoing/fieldNamesSlice';
import { selectResultsPhase } from '../../../features/lots/model/phase/phaseSlice';
import type { Sale } from '../../../domain/sales/sale';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const OTHER = 'saleB000000000000000';

let server = createSaleServer();
let space: Workspace;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2027, 3, 17, 12), doNotFake: ['queueMicrotask', 'nextTick'] });
  server = createSaleServer();
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

/** A person comes to a sale. */
async function open(sale: Partial<Sale>): Promise<void> {
  server.sales.set(SALE, { ...OPEN_SALE, ...sale });
  await space.signIn();
}
async function change(sale: Partial<Sale>): Promise<void> {
  server.setSale(SALE, sale);
  await settle();
}
const puts = (type: string): number => space.types().filter((each) => each === type).length;

it.each([
  ['open', '2027-04-17', 'none'],
  ['numbersLocked', '2027-04-16', 'none'],
  ['published', '2027-04-18', 'early'],
  ['published', '2027-04-17', 'due'],
  ['published', '2027-04-01', 'due'],
  ['closed', '2027-04-18', 'over'],
] as const)('people look for results in a sale that is %s, of %s: %s', async (status, date, phase) => {
  await open({ status, date });
  expect(space.read(selectResultsPhase)).toBe(phase);
});

it('results are looked for as the open sale changes, and said once', async () => {
  await open({ status: 'open', date: '2027-04-17' });
  await change({ status: 'published' });
  expect(space.read(selectResultsPhase)).toBe('due');
  await change({ title: 'Autumn' });
  await change({ status: 'closed' });
  expect([space.read(selectResultsPhase), puts('phase/phaseKnown')]).toEqual(['over', 2]);
});

it('the columns of platforms come with the sale and its changes, and are said once', async () => {
  await open({ platforms: ['estateSales'] });
  const names = (): string[] => space.read(selectExtraColumns).map(({ field }) => field);
  const before = names();
  expect(before.length).toBeGreaterThan(0);
  await change({ title: 'Autumn' });
  expect(puts('extras/extrasKnown')).toBe(1);
  await change({ platforms: [] });
  expect([names(), puts('extras/extrasKnown')]).toEqual([[], 2]);
  server.sales.set(OTHER, { ...OPEN_SALE, id: OTHER, platforms: ['estateSales'] });
  server.changed();
  space.history.push(`/sales/${OTHER}`);
  await settle();
  expect(names()).toEqual(before);
});

it('the names of fields come with the sale, and are said once as long as they stay', async () => {
  await open({});
  expect(space.read(selectFieldNames)).toMatchObject({ dimensions: 'Dimensions', weight: 'Weight' });
  await change({ title: 'Autumn' });
  space.store.dispatch(languageChanged({ language: 'en' }));
  await settle();
  expect(puts('fieldNames/fieldNamesKnown')).toBe(1);
});
