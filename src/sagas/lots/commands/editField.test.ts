import {
  editLot,
  markLotReady,
  returnLotToDraft,
  selectLot,
  selectLotPrivate,
} from '../../../features/lots/model/lots/lotsSlice';
import {
  editField,
  editLotPrivate,
  editLots,
  publishLot,
  setCover,
} from '../../../features/lots/model/operations/lotCommands';
import { selectPhoto } from '../../../features/lots/model/photos/photosSlice';
import { amountRead, selectUnreadableAmounts } from '../../../features/lots/model/saves/savesSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  const photos = ['cover', 'other'].map((id, at) => buildPhoto({ id, order: `a${at}` }));
  const lots = [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1', status: 'published' })];
  space.lots.seed(SALE, lots, [...photos, buildPhoto({ id: 'elsewhere', lotId: 'lot2' })]);
  await space.signIn();
});
afterEach(() => space.store.stop());

type Typed = Parameters<typeof editField>[0];
async function type(typed: Typed): Promise<void> {
  space.store.dispatch(editField(typed));
  await settle();
}
async function act(...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> {
  for (const action of actions) space.store.dispatch(action);
  await settle();
}
const sent = () => space.lots.applied.map((each) => ('changes' in each ? each.changes : each.kind));
const unread = (lotId = 'lot1') => space.read(selectUnreadableAmounts, lotId);

describe('what was typed into one field', () => {
  it('is an edit over what the person saw, of everybody or private', async () => {
    await type({ lotId: 'lot1', field: 'title', changes: { title: 'A bowl' }, seen: 'A vase' });
    await type({ lotId: 'lot1', field: 'reserve', changes: { reserve: 500 }, seen: null, group: 'one act' });
    expect(sent()).toEqual([
      { title: { before: 'A vase', after: 'A bowl' } },
      { reserve: { before: null, after: 500 } },
    ]);
    expect(space.lots.applied.map(({ group }) => group)).toEqual([undefined, 'one act']);
    expect(space.read(selectLotPrivate, 'lot1').reserve).toBe(500);
  });

  it('stays as it was typed while it cannot be read, and goes when a value comes', async () => {
    await type({ lotId: 'lot1', field: 'estimateLow', unread: 'a lot' });
    expect([unread(), sent()]).toEqual([{ estimateLow: 'a lot' }, []]);
    await type({ lotId: 'lot1', field: 'estimateLow', changes: { estimateLow: 120 }, seen: 100 });
    expect([unread(), sent()]).toEqual([undefined, [{ estimateLow: { before: 100, after: 120 } }]]);
  });

  it('is not made where a published lot has to stay complete', async () => {
    await type({ lotId: 'lot2', field: 'title', changes: { title: '' }, seen: 'A vase' });
    expect([space.read(selectLot, 'lot2')?.title, sent()]).toEqual(['A vase', []]);
    expect(space.actions.filter((action) => action.type.endsWith('/notificationRequested'))).toHaveLength(1);
  });

  it('says nothing of a lot that is not sold when there is no price', async () => {
    await type({ lotId: 'lot2', field: 'hammer', changes: { hammer: null }, seen: null });
    expect(space.actions.some(({ type: name }) => name === 'lots/enterResults')).toBe(false);
    await type({ lotId: 'lot2', field: 'hammer', changes: { hammer: 9_000 }, seen: null });
    expect(space.actions).toContainEqual({
      type: 'lots/enterResults',
      payload: { results: [{ lotId: 'lot2', status: 'sold', hammer: 9_000 }] },
    });
  });
});

it('a price that is typed is one of the results of its act', async () => {
  await type({ lotId: 'lot2', field: 'hammer', changes: { hammer: 9_000 }, seen: null, group: 'one act' });
  const results = [{ lotId: 'lot2', status: 'sold', hammer: 9_000 }];
  expect(space.actions).toContainEqual({ type: 'lots/enterResults', payload: { results, group: 'one act' } });
  expect(space.actions.filter(amountRead.match)).toEqual([]);
});

describe('an edit of many lots', () => {
  it('goes over what was seen of each, shared and private, and leaves out lots that are gone', async () => {
    const edits = [
      { lotId: 'gone', changes: { title: 'A jug' }, privateChanges: { reserve: 5 } },
      { lotId: 'lot2', changes: { title: '' }, privateChanges: { reserve: 500 } },
      { lotId: 'lot1', changes: { title: 'A jug' }, before: { title: 'A vase, seen' } },
    ];
    await act(editLots({ edits, group: 'one act' }));
    expect(space.lots.applied.map(({ lotId, kind, group }) => [lotId, kind, group])).toEqual([
      ['lot2', 'editPrivate', 'one act'],
    ]);
    expect(space.lots.calls.filter(({ op }) => op === 'apply').map(({ args: [operation] }) => operation)).toMatchObject(
      [{ lotId: 'lot2' }, { lotId: 'lot1', changes: { title: { before: 'A vase, seen', after: 'A jug' } } }],
    );
    const said = space.state().notifications.list.map(({ message }) => message);
    expect(said).toEqual(['A published lot has to stay complete. This change was not made.']);
  });

  it('of one lot says what the person had seen, and whose act it is part of', async () => {
    await act(
      editLot({ lotId: 'lot1', changes: { title: 'A jug' }, before: { title: 'A vase' }, group: 'a' }),
      editLotPrivate({ lotId: 'lot1', changes: { notes: 'Ask' }, before: { notes: '' }, group: 'b' }),
    );
    expect(sent()).toEqual([{ title: { before: 'A vase', after: 'A jug' } }, { notes: { before: '', after: 'Ask' } }]);
    expect(space.lots.applied.map(({ group }) => group)).toEqual(['a', 'b']);
    expect(space.state().notifications.list).toEqual([]);
  });
});

describe('a cover', () => {
  it('is another photo of the lot', async () => {
    await act(setCover({ lotId: 'lot1', photoId: 'other', group: 'one act' }));
    expect(sent()).toEqual([{ coverPhotoId: { before: 'cover', after: 'other' } }]);
    expect(space.lots.applied[0]?.group).toBe('one act');
  });

  it.each([
    ['the cover already', 'lot1', 'cover'],
    ['of another lot', 'lot1', 'elsewhere'],
    ['not there', 'lot1', 'nowhere'],
    ['of a lot that is not there', 'nowhere', 'other'],
  ])('is no photo that is %s', async (_, lotId, photoId) => {
    await act(setCover({ lotId, photoId }));
    expect([sent(), space.failures]).toEqual([[], []]);
  });
});

it('a cover of a lot that a colleague has deleted meanwhile is not chosen, though its photo still waits here', async () => {
  const [photoId = ''] = space.choose(['1-1.jpg']);
  await settle();
  space.lots.documents(SALE).lots.delete('lot1');
  space.lots.emit(SALE, { type: 'lots', changed: [], removed: ['lot1'], fromServer: true });
  await settle();
  expect(space.read(selectPhoto, photoId)?.lotId).toBe('lot1');
  await act(setCover({ lotId: 'lot1', photoId }));
  expect([sent(), space.failures]).toEqual([[], []]);
});

it('a step of a lot is part of its act, and none of a lot that is gone', async () => {
  await act(markLotReady({ lotId: 'lot1', group: 'one act' }), markLotReady({ lotId: 'gone' }));
  await act(returnLotToDraft({ lotId: 'lot1' }), publishLot({ lotId: 'lot1' }));
  expect(space.lots.applied).toMatchObject([
    { kind: 'setLotStatus', lotId: 'lot1', after: 'ready', group: 'one act' },
    { kind: 'setLotStatus', lotId: 'lot1', after: 'draft' },
  ]);
  expect([space.failures, space.state().notifications.list]).toEqual([[], []]);
});
