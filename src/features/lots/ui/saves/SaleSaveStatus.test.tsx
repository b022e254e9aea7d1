import { screen } from '@testing-library/react';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
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
