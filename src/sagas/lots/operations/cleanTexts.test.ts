import { editLot, selectLot, selectLotPrivate } from '../../../features/lots/model/lots/lotsSlice';
import { captionPhoto, editLotPrivate } from '../../../features/lots/model/operations/lotCommands';
import { navigate } from '../../../features/navigation/model/navigationSlice';
import { selectPhoto } from '../../../features/lots/model/photos/photosSlice';
import { changeSale } from '../../../features/sales/saleSettingsSlice';
import { makeMembers, type MembersSpace } from '../../../testing/stores/makeMembers';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, SALE } from '../../../testing/stores/makeWorkspace';

const DIRTY = 'evil\u202egnp\u0000.exe\u2066';
const CLEAN = 'evilgnp.exe';

let space: MembersSpace;
beforeEach(async () => {
  space = await makeMembers({ at: '/sales' });
  space.lots.seed(SALE, [buildLot()], [buildPhoto()]);
  space.store.dispatch(navigate(`/sales/${SALE}`));
  await settle();
  expect(space.read(selectLot, 'lot1')?.title).toBe('A vase');
});
afterEach(() => space.store.stop());

async function after(work: () => void): Promise<void> {
  work();
  await settle();
}

describe('a text that enters', () => {
  it('is cleaned before it is shown and sent: of a lot, of editors, of a photo', async () => {
    await after(() => space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: DIRTY, description: 'a\nb' } })));
    await after(() => space.store.dispatch(editLotPrivate({ lotId: 'lot1', changes: { notes: DIRTY } })));
    await after(() => space.store.dispatch(captionPhoto({ photoId: 'cover', caption: DIRTY })));
    expect(space.read(selectLot, 'lot1')).toMatchObject({ title: CLEAN, description: 'a\nb' });
    expect(space.read(selectLotPrivate, 'lot1').notes).toBe(CLEAN);
    expect(space.read(selectPhoto, 'cover')?.caption).toBe(CLEAN);
    expect(JSON.stringify(space.lots.applied)).not.toMatch(/u0000|\u202e|\u2066/);
  });

  it('is no edit when only such signs were added', async () => {
    await after(() => space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A vase\u202c' } })));
    expect(space.lots.applied).toEqual([]);
  });

  it('is cleaned in the settings of a sale', async () => {
    await after(() =>
      space.store.dispatch(changeSale({ saleId: SALE, changes: { title: DIRTY, place: 'Hall\u0007' } })),
    );
    expect(space.server.sales.get(SALE)).toMatchObject({ title: CLEAN, place: 'Hall' });
  });
});
