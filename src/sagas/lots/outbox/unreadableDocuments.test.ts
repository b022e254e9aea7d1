import { selectLotIds } from '../../../features/lots/model/lots/lotsSlice';
import { selectStoredPhotoIds } from '../../../features/lots/model/photos/photosSlice';
import { selectIsLotUnreadable, selectUnreadable } from '../../../features/lots/model/view/unreadableSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2 })], [buildPhoto()]);
  await space.signIn();
});
afterEach(() => space.store.stop());

const tell = async (event: Partial<Parameters<Workspace['lots']['emit']>[1]>): Promise<void> => {
  space.lots.emit(SALE, { type: 'lots', changed: [], removed: [], fromServer: true, ...event } as never);
  await settle();
};

describe('documents that this build cannot read', () => {
  it('are named with their numbers, and not shown as what they were', async () => {
    await tell({ unreadable: [{ id: 'lot2', number: '2' }] } as never);
    await tell({ unreadable: [{ id: 'lot9', number: '12A' }] } as never);
    expect(space.read(selectLotIds)).toEqual(['lot1']);
    expect(space.read(selectUnreadable)).toEqual({ numbers: ['2', '12A'], lots: 2, photos: 0 });
    expect(space.read(selectIsLotUnreadable, 'lot2')).toBe(true);
    expect(space.read(selectIsLotUnreadable, 'lot1')).toBe(false);
  });

  it('come back when they can be read again, and go when they are removed', async () => {
    await tell({
      unreadable: [
        { id: 'lot2', number: '2' },
        { id: 'lot9', number: null },
      ],
    } as never);
    await tell({ changed: [buildLot({ id: 'lot2', number: 2 })], removed: ['lot9'] } as never);
    expect(space.read(selectLotIds)).toEqual(['lot1', 'lot2']);
    expect(space.read(selectUnreadable)).toEqual({ numbers: [], lots: 0, photos: 0 });
  });

  it('count as photos too', async () => {
    await tell({ type: 'photos', unreadable: [{ id: 'cover', number: null }] } as never);
    expect(space.read(selectStoredPhotoIds)).toEqual([]);
    expect(space.read(selectUnreadable)).toEqual({ numbers: [], lots: 0, photos: 1 });
  });

  it('belong to their sale', async () => {
    await tell({ unreadable: [{ id: 'lot2', number: '2' }] } as never);
    space.history.push('/sales');
    await settle();
    expect(space.read(selectUnreadable).lots).toBe(0);
  });
});
