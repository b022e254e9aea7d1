import { selectLot, selectLotPrivate } from '../../../features/lots/model/lots/lotsSlice';
import { editField } from '../../../features/lots/model/operations/lotCommands';
import { selectUnreadableAmounts } from '../../../features/lots/model/saves/savesSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1', status: 'published' })]);
  await space.signIn();
});
afterEach(() => space.store.stop());

type Typed = Parameters<typeof editField>[0];
async function type(typed: Typed): Promise<void> {
  space.store.dispatch(editField(typed));
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
