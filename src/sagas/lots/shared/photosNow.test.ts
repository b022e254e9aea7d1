import { combineReducers } from '@reduxjs/toolkit';
import { runSaga } from 'redux-saga';
import type { Photo } from '../../../domain/photos/photo';
import photosSlice, {
  photoRefused,
  photosCaptured,
  photosReceived,
} from '../../../features/lots/model/photos/photosSlice';
import { buildPhoto } from '../../../testing/stores/builders';
import { createFakePictures } from '../../../testing/fakes/fakePictures';
import { photosNow } from './photosNow';

const saleId = 'saleA0000000000000000';
const stored = buildPhoto({ id: 'stored', caption: 'As the server has it' });

it('reads photos as the server has them, else as those that wait would be added', async () => {
  const reducer = combineReducers({ photos: photosSlice.reducer });
  const captured = ['stored', 'waiting', 'damaged'].map((id) => ({
    ...{ id, lotId: 'lot1', fileName: `${id}.jpg`, order: 'a1', first: false },
  }));
  const state = [
    photosCaptured({ saleId, photos: captured }),
    photosReceived({ saleId, changed: [stored], removed: [] }),
    photoRefused({ id: 'damaged', refusal: 'damaged' }),
  ].reduce(reducer, reducer(undefined, { type: 'start' }) as ReturnType<typeof reducer>);
  const context = { pictures: createFakePictures() };
  const task = runSaga({ getState: () => state, context }, photosNow);
  const read = await task.toPromise<(id: string) => Photo | undefined>();
  expect(read('stored')).toEqual(stored);
  expect(read('waiting')).toMatchObject({
    id: 'waiting',
    lotId: 'lot1',
    order: 'a1',
    path: `sales/${saleId}/photos/waiting`,
  });
  expect(read('damaged')).toBeUndefined();
  expect(read('unknown')).toBeUndefined();
});
