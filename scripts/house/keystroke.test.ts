import { BESIDE_KEYSTROKE, isBeside } from './besideTrips';
import { watchExecution } from './executedFiles';
import { filesOf, KEYSTROKE } from './trips';

const trip = filesOf(KEYSTROKE);
/** What a title runs on the page of its writer, from the text in its field to the answer of the server. */
let run: readonly string[];

beforeAll(async () => {
  const execution = await watchExecution();
  const { parseCell } = await import('../../src/features/lots/model/fields/cellValues');
  const { selectLot } = await import('../../src/features/lots/model/lots/lotsSlice');
  const { editField } = await import('../../src/features/lots/model/operations/lotCommands');
  const { settle } = await import('../../src/testing/stores/makeTestStore');
  const { buildLot, makeWorkspace, SALE } = await import('../../src/testing/stores/makeWorkspace');
  const space = makeWorkspace();
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })]);
  await space.signIn();
  await execution.begin();
  const lotTypes = { single: '', choice: '', timesTheMoney: '', asOneLot: '' };
  const parsed = parseCell('title', 'A blue vase', { currency: 'EUR', locale: 'en-GB', lotTypes });
  const { changes } = parsed.ok ? parsed : { changes: {} };
  space.store.dispatch(editField({ lotId: 'lot1', field: 'title', changes, seen: 'A vase' }));
  await settle();
  run = [...(await execution.files())];
  expect([space.lots.applied.length, space.read(selectLot, 'lot1')?.title]).toEqual([1, 'A blue vase']);
  await space.store.stop();
});

test('the trip names every file that a title runs on the page of its writer, but for those beside it', () => {
  expect(run.filter((file) => !trip.includes(file) && !isBeside(file))).toEqual([]);
});

test('every saga and model of the trip is run by a title', () => {
  const known = trip.filter((file) => /^src\/(sagas|domain)\/|^src\/features\/lots\/model\//.test(file));
  expect(known.filter((file) => !run.includes(file))).toEqual([]);
});

test('what stands beside the trip is run by a title, too', () => {
  const idle = Object.keys(BESIDE_KEYSTROKE).filter((each) => !run.some((file) => file.startsWith(each)));
  expect(idle).toEqual([]);
});

test('a title passes no stage of numbers, photos or conflicts on its way to the server', () => {
  expect(run).toContain('src/sagas/lots/operations/sendEdit.ts');
  const others = /(sendNumber|sendPlain|numberToSend|giveNumbersBack|partWaiting|editConflicts)\.ts$/;
  expect(run.filter((file) => others.test(file))).toEqual([]);
});
