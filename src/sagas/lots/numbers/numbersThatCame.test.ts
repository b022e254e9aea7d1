import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { selectNeedsAttention, selectUnsentCount } from '../../../features/lots/model/saves/savesSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import type { LotsGateway } from '../../../services/lots/LotsGateway';
import { createFakeLotsGateway } from '../../../testing/fakes/lots/fakeLotsGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot({ coverPhotoId: null })]);
  space.lots.documents(SALE).numbers.set('1', 'lot1');
  await space.signIn();
  space.network.isThere = false;
});
afterEach(() => space.store.stop());

async function add(count = 1): Promise<void> {
  for (let made = 0; made < count; made += 1) space.store.dispatch(addEmptyLot());
  await settle();
}
const shown = (): (string | null)[] => space.read(selectLots).map(lotNumberText);
/** Without the sentence that the lots have marks for now. */
const said = () =>
  space
    .state()
    .notifications.list.map(({ kind, message }) => [kind, message])
    .filter(([, message]) => !message?.startsWith('The server does not answer'));

it('lots that were made without the server get their numbers, and it is said once, when the last one has its own', async () => {
  const answers = [space.lots.hang('apply'), space.lots.hang('apply')];
  await add(2);
  // The second one waits for its turn, so that they have their numbers in the order in which they were made.
  expect([shown(), said()]).toEqual([['1', '2', null], []]);
  answers[0]?.();
  await settle();
  expect([shown(), said()]).toEqual([['1', '2', '3'], []]);
  answers[1]?.();
  await settle();
  expect([shown(), said()]).toEqual([['1', '2', '3'], [['success', '2 lots have got their numbers: 2 to 3.']]]);
  // What comes later is said by itself.
  await add();
  expect(said().slice(1)).toEqual([['success', '1 lot has got its number: 4.']]);
});

it('a refused lot holds the sentence about the others back no longer', async () => {
  const answer = space.lots.hang('apply');
  space.lots.failNext('apply', 'permission-denied');
  await add(2);
  answer();
  await settle();
  expect(space.read(selectNeedsAttention)).toHaveLength(1);
  expect(said()).toEqual([['success', expect.stringMatching(/^1 lot has got its number: \d\.$/)]]);
});

it('a number that photos are named by and a colleague has is another one, which is a warning and no success', async () => {
  space.lots.documents(SALE).numbers.set('7', 'theirs');
  space.choose(['7-1.jpg']);
  await settle();
  expect(shown()).toEqual(['1', '8']);
  expect(said()).toEqual([['warning', 'Lot 7 was taken in the meantime. The new lot is 8.']]);
});

it('the number that photos are named by is shown once the server has given it', async () => {
  const answer = space.lots.hang('apply');
  space.choose(['7-1.jpg']);
  await settle();
  expect([shown(), said()]).toEqual([['1', null], []]);
  answer();
  await settle();
  expect([shown(), said()]).toEqual([['1', '7'], [['success', '1 lot has got its number: 7.']]]);
});

it('the number that photos are named by is shown with the answer, however late the stream of lots is', async () => {
  const lots = createFakeLotsGateway();
  let isLate = false;
  const listen: LotsGateway['listen'] = (saleId, listener) =>
    lots.listen(saleId, (event) => {
      if (!isLate) listener(event);
    });
  await space.store.stop();
  space = makeWorkspace({ lots: { ...lots, listen } });
  await space.signIn();
  isLate = true;
  space.network.isThere = false;
  const answer = lots.hang('apply');
  space.choose(['7-1.jpg']);
  await settle();
  expect(shown()).toEqual([null]);
  answer();
  await settle();
  expect(space.read(selectUnsentCount)).toBe(0);
  expect(shown()).toEqual(['7']);
});

it('a lot whose answer was lost keeps the number that a colleague has given it since', async () => {
  const { apply } = space.lots;
  jest.spyOn(space.lots, 'apply').mockImplementationOnce(async (operation, onKnown) => {
    await apply(operation, onKnown);
    const { lotId } = operation;
    const [before, after] = [2, 50].map((number) => ({ number, suffix: '' }) as const);
    if (before === undefined || after === undefined) throw new Error('Two numbers.');
    await apply({ id: 'by ben', saleId: SALE, uid: 'ben', lotId, kind: 'setNumber', before, after });
    throw new TypeError('Failed to fetch');
  });
  await add();
  space.resume.resume('online');
  await settle();
  expect([shown(), space.read(selectUnsentCount)]).toEqual([['1', '50'], 0]);
});
