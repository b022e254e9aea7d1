import { filterChosen, selectGrid } from '../../../features/lots/model/view/gridSlice';
import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { selectSearch } from '../../../features/navigation/model/navigationSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
});
afterEach(() => space.store.stop());

async function add(payload?: { opens: boolean }): Promise<string> {
  space.store.dispatch(addEmptyLot(payload));
  await settle();
  return space.read(selectLots).at(-1)?.id ?? '';
}

describe('a lot that was made by hand', () => {
  it('is where the keys are in the table, and the line under it says so', async () => {
    const lotId = await add();
    expect(space.read(selectGrid).active).toEqual({ lotId, column: 'title' });
    expect(space.read(selectGrid).note).toEqual({ kind: 'made', lotId });
    expect(space.read(selectSearch)).toBe('');
  });

  it('is opened where there is no table', async () => {
    expect(await add({ opens: true })).not.toBe('lot1');
    expect(space.read(selectSearch)).toBe(`?lot=${space.read(selectLots).at(-1)?.id ?? ''}`);
  });

  it('takes the place of the lot in the editor', async () => {
    space.history.push(`/sales/${SALE}?lot=lot10000000000000000`);
    const lotId = await add();
    expect(space.read(selectSearch)).toBe(`?lot=${lotId}`);
    expect(space.read(selectGrid).active?.lotId).toBe(lotId);
  });

  it('is announced where the view does not show it', async () => {
    space.store.dispatch(filterChosen({ status: 'ready' }));
    await add();
    expect(space.read(selectGrid).active).toBeNull();
    expect(space.state().notifications.list).toMatchObject([
      { kind: 'info', message: 'Lot 2 is there. The search or a filter does not show it.' },
    ]);
  });
});
