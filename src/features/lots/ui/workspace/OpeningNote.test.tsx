import { screen } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import {
  lotsProgressed,
  lotsReceived,
  lotsRetried,
  lotsWaited,
  photosAwaited,
  photosCame,
  privateAwaited,
  privateCame,
} from '../../model/lots/lotsSlice';
import { OpeningNote } from './OpeningNote';

it('goes on with the photos when all lots are there, until the last one has come', async () => {
  const { after, store } = await renderWorkspace(<OpeningNote />, ({ lots }) => lots.seed(SALE, [buildLot()]));
  await after(() => void store.dispatch(lotsRetried({ saleId: SALE })));
  await after(() => void store.dispatch(lotsProgressed({ saleId: SALE, come: 800, total: 10_000 })));
  await after(() => void store.dispatch(photosAwaited({ saleId: SALE, come: 1_200, total: 30_000 })));
  expect(screen.getByRole('status')).toHaveTextContent('Opening the sale: 800 of 10,000 lots, 1,200 of 30,000 photos.');
  const more = Array.from({ length: 1_999 }, (_, place) => buildLot({ id: `lot-${place}`, order: `b${place}` }));
  await after(() => void store.dispatch(lotsReceived({ saleId: SALE, changed: more, removed: [], fromServer: true })));
  await after(() => void store.dispatch(photosAwaited({ saleId: SALE, come: 12_400, total: 0 })));
  expect(screen.getByRole('status')).toHaveTextContent('Opening the sale: 2,000 lots, 12,400 photos so far.');
  await after(() => void store.dispatch(photosCame({ saleId: SALE })));
  expect(screen.queryByRole('status')).toBeNull();
  await store.stop();
});

it('goes on with what only editors see when all lots are there', async () => {
  const { after, store } = await renderWorkspace(<OpeningNote />, ({ lots }) => lots.seed(SALE, [buildLot()]));
  await after(() => void store.dispatch(lotsRetried({ saleId: SALE })));
  await after(() => void store.dispatch(lotsProgressed({ saleId: SALE, come: 800, total: 10_000 })));
  await after(() => void store.dispatch(privateAwaited({ saleId: SALE, come: 1_600, total: 9_000 })));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Opening the sale: 800 of 10,000 lots, internal details of 1,600 of 9,000 lots.',
  );
  await after(() => void store.dispatch(lotsReceived({ saleId: SALE, changed: [], removed: [], fromServer: true })));
  await after(() => void store.dispatch(privateAwaited({ saleId: SALE, come: 3_200, total: 0 })));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Opening the sale: 1 lot, internal details of 3,200 lots so far.',
  );
  await after(() => void store.dispatch(privateCame({ saleId: SALE })));
  expect(screen.queryByRole('status')).toBeNull();
  await store.stop();
});

it('says how far the sale has come, and that the server is silent', async () => {
  const { after, store } = await renderWorkspace(<OpeningNote />);
  expect(screen.queryByRole('status')).toBeNull();
  await after(() => void store.dispatch(lotsRetried({ saleId: SALE })));
  await after(() => void store.dispatch(lotsProgressed({ saleId: SALE, come: 800, total: 10_000 })));
  expect(screen.getByRole('status')).toHaveTextContent('Opening the sale: 800 of 10,000 lots.');
  await after(() => void store.dispatch(lotsWaited({ saleId: SALE })));
  expect(screen.getByRole('status')).toHaveTextContent('800 of 10,000 lots. The server has not answered for a while.');
  await after(() => void store.dispatch(lotsProgressed({ saleId: SALE, come: 900, total: 0 })));
  expect(screen.getByRole('status')).toHaveTextContent('Opening the sale: 900 lots so far.');
  await store.stop();
});
