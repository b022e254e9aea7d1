import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { removePhotos, turnPhotos } from '../../../features/lots/model/operations/lotCommands';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { selectSale } from '../../../features/sales/salesSlice';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';
import { workWithWaitingPhotos } from '../../../testing/stores/workWithWaitingPhotos';

const desk = workWithWaitingPhotos();
const { choose, act, sendAll, shown, onServer, sentKinds } = desk;
beforeEach(async () => {
  desk.space.lots.seed(SALE, [buildLot({ id: 'lot2', number: 2, order: 'a1', status: 'ready', coverPhotoId: 's' })]);
  await desk.space.signIn();
});

const lotOnServer = () => desk.space.lots.documents(SALE).lots.get('lot2');
const groups = (): (string | undefined)[] => desk.space.lots.applied.map(({ group }) => group);

describe('one act on a lot, a photo that the server has, and one that waits', () => {
  let waiting: string;
  beforeEach(async () => {
    // Three others are on their way before it.
    await choose(3);
    [waiting = ''] = await choose(1, 'lot2');
    await act(removePhotos({ photoIds: ['s', waiting] }));
  });

  it('sends what the server needs to know, and nothing of the photo that waits', () => {
    expect([shown('lot2'), sentKinds()]).toEqual([[], ['setLotStatus', 'removePhoto']]);
    expect([lotOnServer()?.status, onServer('s')]).toEqual(['draft', undefined]);
    const [one, other] = groups();
    expect([typeof one, other]).toEqual(['string', one]);
  });

  it('is taken back whole', async () => {
    await act(undoAsked());
    expect([shown('lot2'), lotOnServer()?.status]).toEqual([['s', waiting], 'ready']);
    await sendAll();
    expect([onServer('s')?.lotId, onServer(waiting)?.lotId]).toEqual(['lot2', 'lot2']);
  });
});

it('one act on one photo that waits and one that the server has is taken back whole', async () => {
  await choose(3);
  const [waiting = ''] = await choose(1, 'lot2');
  await act(turnPhotos({ photoIds: [waiting, 's'], way: 'right' }));
  await act(undoAsked());
  await sendAll();
  expect([onServer('s')?.rotation, onServer(waiting)?.rotation]).toEqual([0, 0]);
});

it('a turn of one photo that the server has is no group, and changes nothing of those that wait', async () => {
  await act(turnPhotos({ photoIds: ['s'], way: 'right' }));
  expect(groups()).toEqual([undefined]);
  expect(desk.space.types()).not.toContain('photos/photosChanged');
});

it('one act on two waiting photos sends nothing', async () => {
  const [, , , ...waiting] = await choose(5);
  await act(removePhotos({ photoIds: waiting }));
  expect([sentKinds(), shown().length]).toEqual([[], 3]);
  expect(desk.space.types()).not.toContain('saves/operationsMade');
  await act(undoAsked());
  expect([sentKinds(), shown().length]).toEqual([[], 5]);
});

it('a new lot of a sale that the list does not have yet gets a number of its own, as in an open one', async () => {
  expect(desk.space.read(selectSale, SALE)).toBeUndefined();
  await act(addEmptyLot());
  expect(desk.space.read(selectLots).at(-1)).toMatchObject({ number: 3, suffix: '' });
});
