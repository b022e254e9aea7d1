import { numberOf, planNumbers } from '../../../domain/numbering/numbering';
import { NUMBERING_DEFAULTS, type NumberingChoices } from '../../../domain/numbering/numberingChoices';
import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import { selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  numberingOpened,
  numberLots,
  selectNumberingReport,
  selectNumberingRun,
} from '../../../features/lots/model/numbering/numberingSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  const lots = [buildLot({ id: 'a', order: 'a0', number: 2 }), buildLot({ id: 'b', order: 'a1', number: 1 })];
  const numbered = [
    ...lots,
    buildLot({ id: 'c', order: 'a2', number: 9 }),
    buildLot({ id: 'd', order: 'a3', number: null }),
  ];
  space.lots.seed(SALE, numbered);
  const { numbers } = space.lots.documents(SALE);
  for (const lot of numbered) if (lot.number !== null) numbers.set(String(lot.number), lot.id);
  await space.signIn();
});
afterEach(() => space.store.stop());

function number(choices: Partial<NumberingChoices> = {}): void {
  const { changes } = planNumbers(space.read(selectLots), { ...NUMBERING_DEFAULTS, ...choices }, 'open');
  space.store.dispatch(numberLots({ changes }));
}
const shown = (): (string | null)[] => space.read(selectLots).map(lotNumberText);
const claims = (): Record<string, string> => Object.fromEntries(space.lots.documents(SALE).numbers);

describe('numbering many lots', () => {
  it('shows the new numbers at once, sends a swap and the rest as one group, and reports', async () => {
    space.store.dispatch(numberingOpened({ lotIds: null }));
    number();
    expect(shown()).toEqual(['1', '2', '3', '4']);
    await settle();
    expect(claims()).toEqual({ 1: 'a', 2: 'b', 3: 'c', 4: 'd' });
    expect(new Set(space.lots.applied.map(({ group }) => group)).size).toBe(1);
    expect(space.read(selectNumberingRun)).toBeNull();
    expect(space.read(selectNumberingReport)).toEqual({ numbered: 4, taken: [], refused: [] });
    // Who looks at the report needs no toast.
    expect(space.state().notifications.list).toEqual([]);
  });

  it('counts what is sent', async () => {
    const answer = space.lots.hang('apply');
    number({ start: 20 });
    await settle();
    expect(space.read(selectNumberingRun)).toMatchObject({ made: 4, settled: 3 });
    answer();
    await settle();
    expect(space.read(selectNumberingReport)).toMatchObject({ numbered: 4 });
    expect(space.state().notifications.list).toMatchObject([
      { kind: 'success', message: '4 lots have their new numbers.' },
    ]);
  });

  it('begins nothing, and reports nothing, when no number changes', async () => {
    space.store.dispatch(numberLots({ changes: [] }));
    expect(space.read(selectNumberingRun)).toBeNull();
    await settle();
    expect([space.read(selectNumberingReport), space.state().notifications.list]).toEqual([null, []]);
  });

  it('says which numbers a colleague took meanwhile, and those lots keep theirs', async () => {
    space.lots.documents(SALE).numbers.set('22', 'theirs');
    number({ start: 20 });
    await settle();
    expect(space.read(selectNumberingReport)).toEqual({ numbered: 3, taken: ['c'], refused: [] });
    expect(space.state().notifications.list).toMatchObject([{ kind: 'warning' }]);
    expect(shown()).toEqual(['20', '21', '9', '23']);
    expect(claims()).toMatchObject({ 9: 'c', 22: 'theirs', 23: 'd' });
  });

  it('says that no lot has a new number where colleagues took all of them', async () => {
    for (const name of ['20', '21', '22', '23']) space.lots.documents(SALE).numbers.set(name, `theirs ${name}`);
    const [first, second] = space.read(selectLots);
    const changes = [first, second].flatMap((lot, place) =>
      lot === undefined
        ? []
        : [{ lotId: lot.id, before: numberOf(lot), after: { number: 20 + place, suffix: '' } as const }],
    );
    space.store.dispatch(numberLots({ changes }));
    await settle();
    expect(space.read(selectNumberingReport)).toEqual({ numbered: 0, taken: ['a', 'b'], refused: [] });
    expect(space.state().notifications.list).toMatchObject([
      { kind: 'warning', message: expect.stringMatching(/^No lot has a new number\. /) },
    ]);
    expect(shown()).toEqual(['2', '1', '9', null]);
  });

  it('says what the server refused', async () => {
    space.lots.failNext('apply', 'permission-denied');
    number({ start: 20 });
    await settle();
    expect(space.read(selectNumberingReport)).toEqual({ numbered: 3, taken: [], refused: ['a'] });
  });

  it('comes to its end when a lot is deleted for good meanwhile', async () => {
    const answer = space.lots.hang('apply');
    number({ start: 20 });
    await settle();
    space.lots.emit(SALE, { type: 'lots', changed: [], removed: ['d'], fromServer: true });
    await settle();
    expect(shown()).toEqual(['20', '21', '22']);
    answer();
    await settle();
    expect(space.read(selectNumberingReport)).toEqual({ numbered: 4, taken: [], refused: [] });
    expect(space.read(selectNumberingRun)).toBeNull();
  });

  it('says that nothing was begun when the plan does not fit any more', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const taken = { number: 9, suffix: '' };
    space.store.dispatch(numberLots({ changes: [{ lotId: 'a', before: { number: 2, suffix: '' }, after: taken }] }));
    await jest.advanceTimersByTimeAsync(500);
    jest.useRealTimers();
    expect(space.read(selectNumberingReport)).toEqual({ numbered: 0, taken: [], refused: [] });
    expect(shown()).toEqual(['2', '1', '9', null]);
    expect(space.lots.applied).toEqual([]);
  });

  it('is forgotten when another sale is opened', async () => {
    const answer = space.lots.hang('apply');
    number({ start: 20 });
    await settle();
    space.history.push('/sales/saleB000000000000000');
    await settle();
    answer();
    await settle();
    expect(space.read(selectNumberingRun)).toBeNull();
    expect(space.read(selectNumberingReport)).toBeNull();
    expect(space.lots.documents(SALE).lots.get('a')).toMatchObject({ number: 20 });
  });

  it('gives nobody the same number when two people number at the same time', async () => {
    const other = makeWorkspace({ lots: space.lots });
    await other.signIn();
    number({ start: 30 });
    other.store.dispatch(
      numberLots({
        changes: planNumbers(other.read(selectLots), { ...NUMBERING_DEFAULTS, start: 31 }, 'open').changes,
      }),
    );
    await settle();
    const held = [...space.lots.documents(SALE).lots.values()].flatMap((lot) =>
      lot.number === null ? [] : [formatLotNumber({ number: lot.number, suffix: lot.suffix })],
    );
    expect(new Set(held).size).toBe(held.length);
    expect(shown()).toEqual(other.read(selectLots).map(lotNumberText));
    await other.store.stop();
  });
});
