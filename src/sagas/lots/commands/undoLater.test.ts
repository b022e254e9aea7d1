import type { Operation } from '../../../domain/operations/operations';
import type { SaleStatus } from '../../../domain/sales/sale';
import {
  addEmptyLot,
  editLot,
  retryLots,
  selectLot,
  selectLotPrivate,
  selectLots,
} from '../../../features/lots/model/lots/lotsSlice';
import { actsRestored, redoAsked, selectNextAct, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { selectIsActUnderWay } from '../../../features/lots/model/saves/savesSlice';
import {
  editLotPrivate,
  editLots,
  setLotNumber,
  setLotNumbers,
  trashLots,
} from '../../../features/lots/model/operations/lotCommands';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import type { LotPrivateEvent, LotsEvent } from '../../../services/lots/LotsGateway';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const LOTS = [
  buildLot({ title: 'Mine' }),
  buildLot({ id: 'lot2', number: 2, order: 'a1' }),
  buildLot({ id: 'lot3', number: 3, order: 'a2', coverPhotoId: null }),
];
const OTHER = 'saleB000000000000000';

let space: Workspace;
let server: ReturnType<typeof createSaleServer>;
/** What the server has to say, as soon as the test lets it. */
let tell: { lots: (event: LotsEvent) => Promise<void>; privates: () => Promise<void> };
afterEach(() => space.store.stop());

async function open({ held = false, status = 'open' }: { held?: boolean; status?: SaleStatus } = {}): Promise<void> {
  server = createSaleServer();
  server.sales.set(SALE, { ...OPEN_SALE, status });
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
  space.lots.seed(SALE, LOTS, [buildPhoto({ caption: 'The mark' })]);
  for (const { id, number } of LOTS) space.lots.documents(SALE).numbers.set(String(number), id);
  if (held) hold();
  await space.signIn();
}

function hold(): void {
  let lots = (_event: LotsEvent): void => undefined;
  let privates = (_event: LotPrivateEvent): void => undefined;
  space.lots.listen = (_saleId, listener) => {
    lots = listener;
    return () => undefined;
  };
  space.lots.listenPrivate = (_saleId, listener) => {
    privates = listener;
    return () => undefined;
  };
  tell = {
    lots: async (event) => {
      lots(event);
      await settle();
    },
    privates: async () => {
      const note = { id: 'lot1', reserve: 500, consignor: '', notes: '', toCheck: '' };
      privates({ type: 'lotPrivate', changed: [note], removed: [], fromServer: true });
      await settle();
    },
  };
}
const lotsCome: LotsEvent = { type: 'lots', changed: LOTS, removed: [], fromServer: true };
const photosCome: LotsEvent = {
  type: 'photos',
  changed: [buildPhoto({ caption: 'The mark' })],
  removed: [],
  fromServer: true,
};

const act = async (...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> => {
  for (const action of actions) space.store.dispatch(action);
  // Between two parts of an act the page can react, in real time: nothing moves then, and it goes on all the same.
  do await settle();
  while (space.read(selectIsActUnderWay));
};
const shown = () => space.read(selectLots).map(lotNumberText);
const notes = () => space.state().notifications.list;
const said = (): string[] => notes().map(({ message }) => message);
const next = (way: 'undo' | 'redo' = 'undo') => space.read(selectNextAct, way, SALE);
const theirs = async (event: LotsEvent): Promise<void> => {
  space.lots.emit(SALE, event);
  await settle();
};

describe('what an earlier page did is taken back once all that it is about is read', () => {
  const head = { id: 'earlier', saleId: SALE, lotId: 'lot1', uid: 'user-1' };
  const title: Operation = { ...head, kind: 'editLot', changes: { title: { before: 'A vase', after: 'Mine' } } };
  const reserve: Operation = { ...head, kind: 'editPrivate', changes: { reserve: { before: null, after: 500 } } };
  const caption: Operation = {
    ...head,
    kind: 'editPhoto',
    photoId: 'cover',
    changes: { caption: { before: '', after: 'The mark' } },
  };
  const earlier = (operation: Operation) =>
    actsRestored({ done: [{ id: operation.id, saleId: SALE, operations: [operation] }], undone: [], wentTo: {} });

  it.each<[string, Operation, ('lots' | 'photos' | 'privates')[]]>([
    ['the lots, for words', title, ['lots']],
    ['the private words, for those', reserve, ['lots', 'privates']],
    ['the photos, for those', caption, ['lots', 'photos']],
    ['the lots last', reserve, ['privates', 'lots']],
  ])('%s', async (_, operation, events) => {
    await open({ held: true });
    await act(earlier(operation), undoAsked());
    const come = { lots: () => tell.lots(lotsCome), photos: () => tell.lots(photosCome), privates: tell.privates };
    for (const event of events) {
      expect(said()).toEqual([]);
      await come[event]();
    }
    expect(said()).toEqual([expect.stringMatching(/^Undone: .*, Lot 1\.$/)]);
    expect(next()).toBeUndefined();
  });

  it('is not taken back when the lots cannot be read, or the person has left the sale', async () => {
    await open({ held: true });
    await act(earlier(title), undoAsked());
    await tell.lots({ type: 'failed', code: 'unavailable' });
    await act(retryLots());
    await tell.lots(lotsCome);
    expect([said(), next()?.id, space.read(selectLots).length]).toEqual([[], 'earlier', 3]);
    await space.store.stop();
    await open({ held: true });
    await act(earlier(title), undoAsked());
    space.history.push(`/sales/${OTHER}`);
    await settle();
    space.history.push(`/sales/${SALE}`);
    await settle();
    await tell.lots(lotsCome);
    expect([said(), next()?.id]).toEqual([[], 'earlier']);
    await act(undoAsked());
    expect(said()).toEqual(['Undone: Title, Lot 1.']);
  });
});

describe('what is said of an undo', () => {
  it('is a word of what was done again, and a warning where something stays', async () => {
    await open();
    await act(editLotPrivate({ lotId: 'lot1', changes: { reserve: 500, consignor: 'House 7' } }));
    await act(undoAsked());
    await act(redoAsked());
    await act(editLotPrivate({ lotId: 'lot1', changes: { notes: 'Ask' } }));
    await act(editLot({ lotId: 'lot2', changes: { 'extras.endTime': '18:00' } }));
    await act(undoAsked());
    await theirs({ type: 'lots', changed: [], removed: ['lot1'], fromServer: true });
    await act(undoAsked());
    expect(notes().map(({ kind, message }) => [kind, message])).toEqual([
      ['info', 'Undone: 2 fields, Lot 1.'],
      ['info', 'Done again: 2 fields, Lot 1.'],
      ['info', 'Undone: End time, Lot 2.'],
      ['warning', 'This stays as it is: A lot is not there any more.'],
    ]);
    expect(space.read(selectLotPrivate, 'lot1')).toMatchObject({ reserve: 500, consignor: 'House 7' });
  });

  it('is nothing when there is nothing to undo', async () => {
    await open();
    await act(undoAsked(), redoAsked());
    expect([said(), space.lots.applied]).toEqual([[], []]);
  });

  it('is where lots went to, when they are back here only', async () => {
    await open();
    await act(trashLots({ lotIds: ['lot1', 'lot2'] }));
    const done = [next()].flatMap((each) => each ?? []);
    await act(actsRestored({ done, undone: [], wentTo: { [done[0]?.id ?? '']: 'Winter' } }));
    await act(undoAsked());
    await act(redoAsked());
    expect(said()).toEqual([
      expect.stringMatching(
        /^Undone: .*, 2 lots\. What went to “Winter” is still there too: put it into the trash there\.$/,
      ),
      expect.stringMatching(/^Done again: .*, 2 lots\.$/),
    ]);
  });

  it('is not where lots went to, when none of them can come back here', async () => {
    await open();
    await act(trashLots({ lotIds: ['lot1', 'lot2'] }));
    const done = [next()].flatMap((each) => each ?? []);
    await act(actsRestored({ done, undone: [], wentTo: { [done[0]?.id ?? '']: 'Winter' } }));
    await theirs({ type: 'lots', changed: [], removed: ['lot1', 'lot2'], fromServer: true });
    await act(undoAsked());
    expect(said()).toEqual([expect.stringMatching(/^This stays as it is: /)]);
    expect(said()[0]).not.toContain('Winter');
  });

  it('is that the numbers are locked by now', async () => {
    await open();
    await act(
      setLotNumber({ lotId: 'lot1', number: { number: 7, suffix: '' }, group: 'one' }),
      editLots({ edits: [{ lotId: 'lot1', changes: { category: 'Delft' } }], group: 'one' }),
    );
    server.setSale(SALE, { status: 'numbersLocked' });
    await settle();
    await act(undoAsked());
    expect(shown()).toEqual(['7', '2', '3']);
    expect(said()).toEqual([
      'Undone: Several changes, Lot 7. This stays as it is: Lot 7 cannot change, because the numbers of the sale are locked.',
    ]);
  });
});

describe('without a network', () => {
  const NONE = 'The server does not answer: no number can be given safely now. Nothing was changed.';

  it('an act on numbers stays the next one, and what gives numbers back goes', async () => {
    await open();
    const numbers = [
      { lotId: 'lot1', number: { number: 7, suffix: '' } },
      { lotId: 'lot2', number: { number: 8, suffix: '' } },
    ];
    await act(setLotNumbers({ numbers }));
    space.network.isThere = false;
    await act(undoAsked());
    expect([shown(), said()]).toEqual([['7', '8', '3'], [NONE]]);
    space.network.isThere = true;
    await act(undoAsked());
    expect([shown(), said().at(-1)]).toEqual([['1', '2', '3'], 'Undone: Several changes, 2 lots.']);
  });

  it('lots that have exchanged numbers do so again', async () => {
    await open();
    const numbers = [2, 1].map((number, at) => ({ lotId: `lot${at + 1}`, number: { number, suffix: '' } }));
    await act(setLotNumbers({ numbers }));
    expect(shown()).toEqual(['2', '1', '3']);
    space.network.isThere = false;
    await act(undoAsked());
    expect([shown(), said()]).toEqual([['1', '2', '3'], [expect.stringMatching(/^Undone: .*, 2 lots\.$/)]]);
  });

  it('the rest of an act is taken back where its numbers cannot be', async () => {
    await open();
    await act(
      setLotNumber({ lotId: 'lot1', number: { number: 7, suffix: '' }, group: 'one' }),
      trashLots({ lotIds: ['lot2'], group: 'one' }),
      editLots({ edits: [{ lotId: 'lot3', changes: { category: 'Delft' } }], group: 'one' }),
    );
    await act(undoAsked());
    expect([shown(), said()]).toEqual([['1', '2', '3'], ['Undone: Several changes, 3 lots.']]);
    await act(redoAsked());
    space.network.isThere = false;
    for (let waiting = 0; waiting < 9; waiting += 1) space.lots.hang('apply');
    await act(undoAsked());
    expect(space.read(selectLot, 'lot3')?.category).toBe('');
    expect(shown()).toEqual(['7', null, '3']);
    expect(space.read(selectLot, 'lot2')).toMatchObject({ deletedAt: null, mark: '2' });
    expect(said()).toContain(NONE);
    expect(said().at(-1)).toBe('Undone: Several changes, 3 lots.');
  });
});

it('acts are taken back one after the other, each on what the one before has left', async () => {
  await open();
  await act(addEmptyLot(), editLot({ lotId: 'lot1', changes: { title: 'First' } }));
  await act(editLot({ lotId: 'lot1', changes: { title: 'Second' } }));
  await act(undoAsked(), undoAsked(), undoAsked(), redoAsked());
  expect([shown(), space.read(selectLot, 'lot1')?.title]).toEqual([['1', '2', '3', '4'], 'Mine']);
});
