import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ScrollOffsetProvider } from '../../shared/scroll/ScrollOffsetProvider';
import { makeMembers, ME } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';
import { SaleSettingsPage } from './SaleSettingsPage';
import { useSalesSelector } from './salesHooks';
import { selectSale } from './salesSlice';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

let space: Awaited<ReturnType<typeof makeMembers>>;
afterEach(() => act(() => space.store.stop()));

function Page({ hasPrices }: { readonly hasPrices: boolean | null }) {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : (
    <SaleSettingsPage sale={sale} hasPrices={hasPrices} publication={<p>Catalogue</p>} people={<p>People</p>} />
  );
}

async function show(hasPrices: boolean | null = false, how?: Parameters<typeof makeMembers>[0]) {
  space = await makeMembers(how);
  render(
    <Provider store={space.store}>
      <ScrollOffsetProvider>
        <Page hasPrices={hasPrices} />
      </ScrollOffsetProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  return {
    user,
    after: (work: () => Promise<void>): Promise<void> =>
      act(async () => {
        await work();
        await settle();
      }),
  };
}

it('writes only what was changed, and says that it is saved', async () => {
  const { user, after } = await show();
  await after(() => user.type(screen.getByLabelText('Place'), 'Great hall{Enter}'));
  expect(space.sales.calls.at(-1)?.args).toEqual([SALE, { place: 'Great hall' }]);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
});

it('says what is wrong where it was typed', async () => {
  const { user, after } = await show();
  await after(() => user.clear(screen.getByLabelText('Title')));
  await after(() => user.click(screen.getByRole('button', { name: 'Save' })));
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Give the sale a title.');
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

it.each([
  [true, /have prices/],
  [null, /once all lots are read/],
])('keeps the currency when prices are %s, with the reason', async (hasPrices, reason) => {
  await show(hasPrices);
  expect(screen.getByLabelText('Currency')).toBeDisabled();
  expect(screen.getByLabelText('Currency')).toHaveAccessibleDescription(reason);
});

it('locks the numbers after having said what that means', async () => {
  const { user, after } = await show();
  await after(() => user.click(screen.getByRole('button', { name: 'Lock the numbers' })));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('no lot is put into the trash or deleted');
  expect(space.server.sales.get(SALE)?.status).toBe('open');
  await after(() => user.click(within(dialog).getByRole('button', { name: 'Lock the numbers' })));
  expect(space.server.sales.get(SALE)?.status).toBe('numbersLocked');
  expect(screen.getByRole('button', { name: 'Unlock the numbers' })).toBeInTheDocument();
});

const platforms = () => within(screen.getByRole('region', { name: 'Platforms' }));

it('chooses platforms by what is known of each, and writes only what was changed', async () => {
  const { user, after } = await show();
  await act(async () => space.server.setSale(SALE, { platforms: ['proxibid', 'ofANewerBuild'] }));
  const hiBid = platforms().getByRole('checkbox', { name: 'HiBid / AuctionFlex 360' });
  expect(hiBid).toHaveAccessibleDescription('Unverified: not all of its rules are public. Titles up to 50 characters.');
  const live = platforms().getByRole('checkbox', { name: 'LiveAuctioneers' });
  expect(live).toHaveAccessibleDescription(/describes its columns.*50 to 1250 lots/);
  expect(platforms().getByRole('checkbox', { name: 'Proxibid' })).toBeChecked();
  expect(platforms().queryByRole('checkbox', { name: 'Lotsmith' })).toBeNull();
  expect(platforms().getByText(/One more platform was chosen with a newer version/)).toBeInTheDocument();
  await after(async () => {
    await user.click(hiBid);
    await user.click(platforms().getByRole('checkbox', { name: 'Proxibid' }));
    await user.click(platforms().getByRole('button', { name: 'Save the platforms' }));
  });
  expect(space.sales.calls.at(-1)).toEqual({
    op: 'changePlatforms',
    args: [SALE, { added: ['hiBid'], removed: ['proxibid'] }],
  });
  expect(space.server.sales.get(SALE)?.platforms).toEqual(['hiBid', 'ofANewerBuild']);
  expect(platforms().getByRole('status')).toHaveTextContent('The platforms are saved.');
  expect(platforms().getByRole('checkbox', { name: 'HiBid / AuctionFlex 360' })).toBeChecked();
});

it('says beside the platforms why they were not saved', async () => {
  const { user, after } = await show();
  space.sales.failNext('changePlatforms', 'unavailable');
  await after(async () => {
    await user.click(platforms().getByRole('checkbox', { name: 'Proxibid' }));
    await user.click(platforms().getByRole('button', { name: 'Save the platforms' }));
  });
  expect(platforms().getByRole('alert')).toHaveTextContent('The platforms were not saved');
});

it('shows the platforms to those who may not choose them', async () => {
  await show(false, { roles: { olga: 'owner', [ME]: 'viewer' } });
  expect(platforms().getByText('No platform is chosen.')).toBeInTheDocument();
  await act(async () => space.server.setSale(SALE, { platforms: ['hiBid'] }));
  expect(platforms().getByRole('listitem')).toHaveTextContent(/^HiBid.*50 characters/);
});

it('shows everything to those who may not change it, and nothing to press', async () => {
  await show(false, { roles: { olga: 'owner', [ME]: 'editor' } });
  expect(screen.getByText(/Only an owner can change these settings/)).toBeInTheDocument();
  expect(screen.getByText('EUR')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});
