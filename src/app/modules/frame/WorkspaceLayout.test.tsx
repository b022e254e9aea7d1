import { screen, within } from '@testing-library/react';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { SaleCrumb } from './SaleCrumb';
import { WorkspaceLayout } from './WorkspaceLayout';

const SALE = { id: 'sale1', title: 'Winter country house' };
const bar = (): ReturnType<typeof within> => within(screen.getByRole('banner'));

it('names the sale in the bar of a page beside its lots, with the way back to them', async () => {
  const { store } = await renderWorkspace(
    <WorkspaceLayout width="page" bar={<SaleCrumb sale={SALE} />}>
      <h1>Settings</h1>
    </WorkspaceLayout>,
  );
  expect(bar().getByText('Winter country house')).toBeInTheDocument();
  expect(bar().getByRole('link', { name: 'Back to the lots' })).toHaveAttribute('href', '/sales/sale1');
  expect(bar().getByRole('button', { name: 'Account of Ada' })).toHaveAttribute('aria-haspopup', 'menu');
  expect(bar().queryByRole('link', { name: 'Sales' })).toBeNull();
  await store.stop();
});

it('leads to the sales from the bar of any other page', async () => {
  const { store } = await renderWorkspace(<WorkspaceLayout width="page">Account</WorkspaceLayout>);
  expect(bar().getByRole('link', { name: 'Sales' })).toHaveAttribute('href', '/sales');
  expect(bar().getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  await store.stop();
});

it('says nothing of a sale that is not known yet', async () => {
  const { store } = await renderWorkspace(
    <WorkspaceLayout width="page" bar={false}>
      Lots
    </WorkspaceLayout>,
  );
  expect(bar().queryByRole('link', { name: 'Sales' })).toBeNull();
  expect(bar().getByRole('button', { name: 'Account of Ada' })).toBeInTheDocument();
  await store.stop();
});
