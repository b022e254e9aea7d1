import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Operation } from '../../../../domain/operations/operations';
import { allEntities } from '../../../../shared/buckets/buckets';
import { buildLot, buildPhoto } from '../../../../testing/stores/builders';
import { signedOut } from '../../../auth/model/authSlice';
import { selectReadyCount } from './lotCounts';
import lotsSlice, {
  lotNumbered,
  lotsFailed,
  lotsReceived,
  operationsApplied,
  privateForgotten,
  privateReceived,
  saleEntered,
  saleLeft,
  selectLot,
  selectLotIds,
  selectLots,
  selectLotsCode,
  selectLotsStatus,
  selectOpenSaleId,
} from './lotsSlice';
import { operationMade, operationRestored, saveDiscarded, saveRefused, saveSent } from '../saves/savesSlice';

const reducer = combineReducers({ lots: lotsSlice.reducer });
type State = ReturnType<typeof reducer>;
const run = (...actions: UnknownAction[]): State => actions.reduce(reducer, reducer(undefined, { type: 'start' }));

const saleId = 'S';
const entered = saleEntered({ saleId });
const received = (...changed: ReturnType<typeof buildLot>[]): UnknownAction =>
  lotsReceived({ saleId, changed, removed: [], fromServer: true });
const gone = (...removed: string[]): UnknownAction => lotsReceived({ saleId, changed: [], removed, fromServer: true });

const base = { saleId, lotId: 'lot1', uid: 'ada' };
const edit = (id: string, before: string, after: string): Operation => ({
  ...base,
  id,
  kind: 'editLot',
  changes: { title: { before, after } },
});
const create: Operation = { ...base, id: 'c', kind: 'createLot', number: 3, suffix: '', order: 'a5', fields: {} };
const ready: Operation = { ...base, id: 'r', kind: 'setLotStatus', before: 'draft', after: 'ready' };
const cover: Operation = { ...base, id: 'p', kind: 'addPhoto', photo: buildPhoto({ id: 'new' }), cover: true };
const made = (operation: Operation): UnknownAction => operationMade({ operation });
const sent = (operation: Operation): UnknownAction => saveSent({ operation });
const discarded = (operation: Operation): UnknownAction => saveDiscarded({ operation });
const title = (state: State): string | undefined => selectLot(state, 'lot1')?.title;

describe('the sale in the state', () => {
  it.each([
    ['nothing', run(), null, 'idle'],
    ['entered', run(entered), saleId, 'loading'],
    ['received from the server', run(entered, received()), saleId, 'live'],
    [
      'received from the cache, which is empty',
      run(entered, lotsReceived({ saleId, changed: [], removed: [], fromServer: false })),
      saleId,
      'loading',
    ],
    [
      'received from the cache, with a lot',
      run(entered, lotsReceived({ saleId, changed: [buildLot()], removed: [], fromServer: false })),
      saleId,
      'live',
    ],
    ['failed', run(entered, lotsFailed({ saleId, code: 'unavailable' })), saleId, 'failed'],
    ['failed for another sale', run(entered, lotsFailed({ saleId: 'T', code: 'unavailable' })), saleId, 'loading'],
    ['left', run(entered, received(buildLot()), saleLeft()), null, 'idle'],
    ['signed out', run(entered, received(buildLot()), signedOut({ reason: 'requested' })), null, 'idle'],
  ] as const)('%s', (_name, state, id, status) => {
    expect([selectOpenSaleId(state), selectLotsStatus(state)]).toEqual([id, status]);
  });

  it('keeps the reason of a failure until the next answer', () => {
    expect(selectLotsCode(run(entered, lotsFailed({ saleId, code: 'unavailable' })))).toBe('unavailable');
    expect(selectLotsCode(run(entered, lotsFailed({ saleId, code: 'unavailable' }), received()))).toBeNull();
  });

  it('forgets the lots of the sale before, and takes none of another', () => {
    const other = lotsReceived({ saleId: 'T', changed: [buildLot()], removed: [], fromServer: true });
    expect(selectLotIds(run(entered, received(buildLot()), saleEntered({ saleId: 'T' })))).toEqual([]);
    expect(selectLotIds(run(entered, other))).toEqual([]);
  });
});

describe('the order of lots', () => {
  const lots = [
    buildLot({ id: 'b', order: 'a1' }),
    buildLot({ id: 'c', order: 'a1' }),
    buildLot({ id: 'a', order: 'a2' }),
  ];
  it('is their keys, ties by id, whatever order they come in', () => {
    expect(selectLotIds(run(entered, received(...lots.toReversed())))).toEqual(['b', 'c', 'a']);
    const state = run(entered, received(...lots), received(buildLot({ id: 'a', order: 'a0' })), gone('b'));
    expect(selectLots(state).map((lot) => lot.id)).toEqual(['a', 'c']);
  });

  it('does not change its identity when no lot moved', () => {
    const before = run(entered, received(...lots));
    const after = reducer(before, received(buildLot({ id: 'b', order: 'a1', title: 'Renamed' })));
    expect(selectLotIds(after)).toBe(selectLotIds(before));
  });
});

describe('what this device has not sent yet', () => {
  it('is shown over what the server sends, until it is sent', () => {
    const unsent = run(
      entered,
      received(buildLot()),
      made(edit('e1', 'A vase', 'Mine')),
      received(buildLot({ condition: 'Fine' })),
    );
    expect(selectLot(unsent, 'lot1')).toMatchObject({ title: 'Mine', condition: 'Fine' });
    const after = [sent(edit('e1', 'A vase', 'Mine')), received(buildLot({ title: 'Theirs' }))].reduce(reducer, unsent);
    expect(title(after)).toBe('Theirs');
    expect(allEntities(after.lots.lots.unsent)).toEqual([]);
  });

  it('is the newest of two edits: the answer to the first changes nothing', () => {
    const [first, second] = [edit('e1', 'A vase', 'One'), edit('e2', 'One', 'Two')];
    const state = run(
      entered,
      received(buildLot()),
      made(first),
      made(second),
      sent(first),
      received(buildLot({ title: 'One' })),
    );
    expect(title(state)).toBe('Two');
  });

  it('stays on the screen when it is refused, and goes back to the newest word of the server when discarded', () => {
    const operation = edit('e1', 'A vase', 'Mine');
    const refused = run(
      entered,
      received(buildLot()),
      made(operation),
      saveRefused({ id: 'e1', code: 'aborted' }),
      received(buildLot({ title: 'Theirs' })),
    );
    expect(title(refused)).toBe('Mine');
    expect(title(reducer(refused, discarded(operation)))).toBe('Theirs');
  });

  it('is status and cover too', () => {
    const state = run(entered, received(buildLot()), made(ready), made(cover));
    expect(selectLot(state, 'lot1')).toMatchObject({ status: 'ready', coverPhotoId: 'new' });
    expect(selectReadyCount(state)).toBe(1);
    const back = [discarded(ready), discarded(cover)].reduce(reducer, state);
    expect(selectLot(back, 'lot1')).toMatchObject({ status: 'draft', coverPhotoId: 'cover' });
  });

  it.each([
    [
      'restored before the sale is received',
      [operationRestored({ operation: edit('e1', '', 'Mine'), refused: null }), received(buildLot())],
    ],
    [
      'restored after it',
      [received(buildLot()), operationRestored({ operation: edit('e1', '', 'Mine'), refused: null })],
    ],
    [
      'applied ahead of the server when the sale opens',
      [operationsApplied({ operations: [edit('e1', '', 'Mine')] }), received(buildLot())],
    ],
  ])('is shown when %s', (_name, actions) => expect(title(run(entered, ...actions))).toBe('Mine'));

  it('of another sale is not shown here', () => {
    expect(title(run(entered, received(buildLot()), made({ ...edit('e1', '', 'Mine'), saleId: 'T' })))).toBe('A vase');
  });
});

describe('a lot made here', () => {
  it('appears at once, complete, and only once', () => {
    const state = run(entered, made(create), made(create));
    expect(selectLots(state)).toEqual([
      buildLot({
        number: 3,
        order: 'a5',
        title: '',
        description: '',
        estimateLow: null,
        estimateHigh: null,
        coverPhotoId: null,
      }),
    ]);
  });

  it('stays when the server refuses it, and goes when the person discards it', () => {
    const refused = run(
      entered,
      made(create),
      received(buildLot()),
      saveRefused({ id: 'c', code: 'permission-denied' }),
      gone('lot1'),
    );
    expect(selectLotIds(refused)).toEqual(['lot1']);
    expect(selectLotIds(reducer(refused, discarded(create)))).toEqual([]);
  });

  it('goes when a colleague removes it after it was sent', () => {
    expect(selectLotIds(run(entered, made(create), sent(create), gone('lot1')))).toEqual([]);
  });

  it('goes when the owner deletes it before the answer that it was sent', () => {
    const seen = run(entered, made(create), received(buildLot()), gone('lot1'));
    expect(selectLotIds(seen)).toEqual(['lot1']);
    expect(selectLotIds(reducer(seen, sent(create)))).toEqual([]);
  });

  it('stays when the server turns out to have had it before this page listened', () => {
    const known = saveSent({ operation: create, known: true });
    expect(selectLotIds(run(entered, made(create), known))).toEqual(['lot1']);
  });

  it('shows the number it got in the end', () => {
    const state = run(
      entered,
      made(create),
      lotNumbered({ lotId: 'lot1', operationId: create.id, number: 4, suffix: 'A' }),
    );
    expect(selectLot(state, 'lot1')).toMatchObject({ number: 4, suffix: 'A' });
    expect(run(entered, lotNumbered({ lotId: 'nowhere', operationId: 'o', number: 4, suffix: '' }))).toEqual(
      run(entered),
    );
  });
});

it('is the very same state when the server says what is shown already', () => {
  const own = { id: 'lot1', reserve: null, consignor: 'Mrs Marsh', notes: '', toCheck: '' };
  const seen = privateReceived({ saleId, changed: [own], removed: [], fromServer: true });
  const state = run(entered, received(buildLot()), seen);
  expect(reducer(state, privateReceived({ saleId, changed: [{ ...own }], removed: [], fromServer: true }))).toBe(state);
  expect(reducer(state, received(buildLot()))).toBe(state);
});

it('keeps nothing private of a colleague to go back to once it may not be read any more', () => {
  const fromServer = { id: 'lot1', reserve: null, consignor: 'Mrs Marsh', notes: '', toCheck: '' };
  const operation: Operation = {
    ...base,
    id: 'p',
    kind: 'editPrivate',
    changes: { consignor: { before: 'Mrs Marsh', after: 'Mr Lane' } },
  };
  const made = [
    entered,
    received(buildLot()),
    privateReceived({ saleId, changed: [fromServer], removed: [], fromServer: true }),
  ];
  const state = run(...made, operationMade({ operation }), privateForgotten(), saveDiscarded({ operation }));
  expect(JSON.stringify(state)).not.toContain('Mrs Marsh');
});
