import {
  addEmptyLot,
  editLot,
  selectLotIds,
  selectLots,
  selectTrashedLots,
} from '../../../features/lots/model/lots/lotsSlice';
import { trashLots } from '../../../features/lots/model/operations/lotCommands';
import { discardSave, selectNeedsAttention } from '../../../features/lots/model/saves/savesSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  await space.signIn();
});
afterEach(() => space.store.stop());

const shownIds = (): readonly string[] => space.read(selectLotIds);

/** A member who was away: the server had written the lot, its answer was lost, and the second sending was refused. */
async function refusedNewLot(): Promise<string> {
  space.lots.failNext('apply', 'permission-denied');
  space.store.dispatch(addEmptyLot());
  await settle();
  const [save] = space.read(selectNeedsAttention);
  if (save === undefined) throw new Error('Nothing was refused.');
  expect(save.code).toBe('permission-denied');
  await space.lots.apply(save.operation);
  await settle();
  return save.operation.lotId;
}

const giveUp = async (): Promise<void> => {
  for (const { operation } of space.read(selectNeedsAttention)) space.store.dispatch(discardSave({ id: operation.id }));
  await settle();
};

describe('a new lot that the server has, though its sending was refused', () => {
  it('stays when the refused sending is given up', async () => {
    const lotId = await refusedNewLot();
    await giveUp();
    expect(space.read(selectNeedsAttention)).toEqual([]);
    expect(shownIds()).toEqual([lotId]);
  });

  it('stays with what was said of it since', async () => {
    const lotId = await refusedNewLot();
    space.store.dispatch(editLot({ lotId, changes: { title: 'A clock' } }));
    await settle();
    await giveUp();
    expect(space.read(selectLots)).toMatchObject([{ id: lotId, title: 'A clock', number: 1 }]);
    space.store.dispatch(trashLots({ lotIds: [lotId] }));
    await settle();
    expect(space.read(selectTrashedLots).map(({ id }) => id)).toEqual([lotId]);
  });

  it('stays when the page was opened anew in between', async () => {
    const lotId = await refusedNewLot();
    await space.store.stop();
    const { outbox, lots, auth } = space;
    space = makeWorkspace({ outbox, lots, auth });
    await space.signIn();
    expect(space.read(selectNeedsAttention)).toHaveLength(1);
    await giveUp();
    expect(shownIds()).toEqual([lotId]);
  });

  it('goes when a colleague has removed it for ever', async () => {
    const lotId = await refusedNewLot();
    space.lots.emit(SALE, { type: 'lots', changed: [], removed: [lotId], fromServer: true });
    expect(shownIds()).toEqual([lotId]);
    await giveUp();
    expect(shownIds()).toEqual([]);
  });
});

it('goes when the server never had it', async () => {
  space.lots.failNext('apply', 'permission-denied');
  space.store.dispatch(addEmptyLot());
  await settle();
  expect(shownIds()).toHaveLength(1);
  await giveUp();
  expect(shownIds()).toEqual([]);
});
