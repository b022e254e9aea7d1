import { runSaga } from 'redux-saga';
import { USED_FOR_MS } from '../../../domain/numbering/heldNumbers';
import { createFakeReservationStore } from '../../../testing/fakes/fakeReservationStore';
import { readBlock } from './numberReservations';

it('uses no number that others may free soon, because the device held it for weeks, nor one that was only asked for', async () => {
  const reservationStore = createFakeReservationStore();
  const now = Date.now();
  const kept = { saleId: 'S', lotId: 'lot', keptAt: now };
  await reservationStore.keep('ada', [
    { ...kept, number: '4', saleId: 'another' },
    { ...kept, number: '5', keptAt: now - USED_FOR_MS - 1 },
    { ...kept, number: '6', keptAt: now - USED_FOR_MS + 60_000 },
    { ...kept, number: '7', isAsked: true },
  ]);
  const put: unknown[] = [];
  const io = { dispatch: (action: unknown) => put.push(action), context: { reservationStore } };
  await runSaga(io, readBlock, 'ada', 'S').toPromise();
  expect(put).toMatchObject([{ payload: { saleId: 'S', block: [{ number: '6' }] } }]);
  expect(reservationStore.kept).toHaveLength(4);
});
