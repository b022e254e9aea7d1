import { screen } from '@testing-library/react';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { editLot } from '../../model/lots/lotsSlice';
import { SaleSaveStatus } from './SaleSaveStatus';

it('says that the lots of a sale are sent', async () => {
  const { store } = await renderWorkspace(<SaleSaveStatus />, ({ lots }) => lots.seed(SALE, [buildLot()]));
  expect(await screen.findByText('Sent')).toBeInTheDocument();
  await store.stop();
});

it('says nothing of an empty sale: there is nothing to be sent', async () => {
  const { after, store } = await renderWorkspace(<SaleSaveStatus />);
  await after(() => undefined);
  expect(screen.queryByText('Sent')).toBeNull();
  await store.stop();
});

it('calls the sale saved on this device only with its photos', async () => {
  const { after, choose, lots, photoOutbox, store } = await renderWorkspace(<SaleSaveStatus />, (space) => {
    space.lots.seed(SALE, [buildLot()]);
    space.lots.hang('apply');
    space.files.automatic = false;
  });
  await after(() => void store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A jug' } })));
  expect(screen.getByText('Saved on this device')).toBeInTheDocument();
  const keep = photoOutbox.hang('put');
  await after(() => void choose(['vase.jpg'], 'lot1'));
  expect(screen.queryByText('Saved on this device')).toBeNull();
  await after(keep);
  expect(screen.getByText('Saved on this device')).toBeInTheDocument();
  expect(lots.applied).toEqual([]);
  await store.stop();
});
