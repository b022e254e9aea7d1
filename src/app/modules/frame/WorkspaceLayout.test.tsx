import { buildLot, SALE as OPEN } from '../../../testing/stores/makeWorkspace';
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

describe('while the device has not kept a photo yet', () => {
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  async function show(guarded?: boolean) {
    let keep = (): void => undefined;
    const space = await renderWorkspace(
      <WorkspaceLayout width="page" {...(guarded !== undefined && { guarded })}>
        Any page
      </WorkspaceLayout>,
      ({ lots, files, photoOutbox }) => {
        lots.seed(OPEN, [buildLot()]);
        files.automatic = false;
        keep = photoOutbox.hang('put');
      },
    );
    await space.after(() => void space.choose(['vase.jpg'], 'lot1'));
    return { ...space, keep: () => space.after(keep) };
  }

  it('the browser asks before any page goes away, and not once the device has it', async () => {
    const { keep, store } = await show();
    expect(asks()).toBe(true);
    await keep();
    expect(asks()).toBe(false);
    await store.stop();
  });

  it('a page that says that one may leave lets one go', async () => {
    const { store } = await show(false);
    expect(asks()).toBe(false);
    await store.stop();
  });
});
