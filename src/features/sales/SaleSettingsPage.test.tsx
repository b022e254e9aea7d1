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

const NONE_UNFINISHED = { withoutNumber: 0, withoutResult: 0 };

interface Known {
  readonly hasPrices?: boolean | null;
  readonly unfinished?: typeof NONE_UNFINISHED | null;
}

function Page({ hasPrices = false, unfinished = NONE_UNFINISHED }: Known) {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : (
    <SaleSettingsPage
      sale={sale}
      hasPrices={hasPrices}
      unfinished={unfinished}
      publication={<p>Catalogue</p>}
      people={<p>People</p>}
    />
  );
}

async function show(known: Known = {}, how?: Parameters<typeof makeMembers>[0]) {
  space = await makeMembers(how);
  render(
    <Provider store={space.store}>
      <ScrollOffsetProvider>
        <Page {...known} />
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
  [null, /once all lots and templates are read/],
])('keeps the currency when prices are %s, with the reason', async (hasPrices, reason) => {
  await show({ hasPrices });
  expect(screen.getByLabelText('Currency')).toHaveAttribute('aria-disabled', 'true');
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

it('says how many lots have no number before the numbers are locked, and what that means', async () => {
  const { user, after } = await show({ unfinished: { withoutNumber: 12, withoutResult: 0 } });
  await after(() => user.click(screen.getByRole('button', { name: 'Lock the numbers' })));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(
    /12 lots have no number, and locking gives them none\. .* only take numbers with a letter, such as 12A\./,
  );
});

it.each([
  ['all lots have a number', NONE_UNFINISHED],
  ['the lots are not all known', null],
])('says nothing of lots without a number while %s', async (_name, unfinished) => {
  const { user, after } = await show({ unfinished });
  await after(() => user.click(screen.getByRole('button', { name: 'Lock the numbers' })));
  expect(screen.getByRole('dialog')).not.toHaveTextContent('no number, and');
});

it('says how many lots have no result before the sale is closed', async () => {
  const { user, after } = await show({ unfinished: { withoutNumber: 0, withoutResult: 1 } });
  await after(async () => {
    space.server.setSale(SALE, { status: 'published' });
  });
  await after(() => user.click(screen.getByRole('button', { name: 'Close the sale' })));
  expect(screen.getByRole('dialog')).toHaveTextContent('1 published lot has no result yet');
});

const platforms = () => within(screen.getByRole('region', { name: 'Platforms' }));

it('chooses platforms by what is known of each, and writes only what was changed', async () => {
  const { user, after } = await show();
  await act(async () => space.server.setSale(SALE, { platforms: ['proxibid', 'ofANewerBuild'] }));
  const hiBid = platforms().getByRole('checkbox', { name: 'HiBid / AuctionFlex 360' });
  expect(hiBid).toHaveAccessibleDescription('Unverified: not all of its rules are public. Titles up to 50 characters.');
  const live = platforms().getByRole('checkbox', { name: 'LiveAuctioneers' });
  expect(live).toHaveAccessibleDescription(/describes its columns.*50 to 1,250 lots/);
  expect(platforms().getByRole('checkbox', { name: 'Proxibid' })).toBeChecked();
  expect(platforms().queryByRole('checkbox', { name: 'Lotsmith' })).toBeNull();
  expect(platforms().getByText(/One more platform was chosen with a newer version/)).toBeInTheDocument();
  await after(async () => {
    await user.click(hiBid);
    await user.click(platforms().getByRole('checkbox', { name: 'Proxibid' }));
    await user.click(platforms().getByRole('button', { name: 'Save the platforms' }));
  });
  expect(space.sales.calls.slice(-2)).toEqual([
    { op: 'changePlatforms', args: [SALE, { added: ['hiBid'], removed: ['proxibid'] }] },
    { op: 'changeMaps', args: [SALE, { exportSettings: { language: 'en' } }] },
  ]);
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
  await show({}, { roles: { olga: 'owner', [ME]: 'viewer' } });
  expect(platforms().getByText('No platform is chosen.')).toBeInTheDocument();
  await act(async () => space.server.setSale(SALE, { platforms: ['hiBid'] }));
  expect(platforms().getByRole('listitem')).toHaveTextContent(/^HiBid.*50 characters/);
});

it('shows everything to those who may not change it, and nothing to press', async () => {
  await show({}, { roles: { olga: 'owner', [ME]: 'editor' } });
  expect(screen.getByText(/Only an owner can change these settings/)).toBeInTheDocument();
  expect(screen.getByText('EUR')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

const columns = () => within(screen.getByRole('region', { name: 'Own columns' }));
const stored = () => space.server.sales.get(SALE);

it('adds a column of the house, renames and removes it, and brings it back with its values', async () => {
  const { user, after } = await show();
  await after(() => user.click(columns().getByRole('button', { name: 'Add the column' })));
  expect(columns().getByLabelText('Name of the column')).toHaveAccessibleDescription('Give the column a name.');
  await after(async () => {
    await user.type(columns().getByLabelText('Name of the column'), ' Shelf ');
    await user.selectOptions(columns().getByLabelText('What it holds'), 'One of several');
    await user.type(columns().getByLabelText('What can be chosen, one in a line'), 'A{Enter}B{Enter}A');
    await user.click(columns().getByRole('button', { name: 'Add the column' }));
  });
  const [id = ''] = Object.keys(stored()?.extraColumns ?? {});
  expect(id).toMatch(/^ownChoice_[a-z0-9]+$/);
  expect(stored()).toMatchObject({ extraColumns: { [id]: 'Shelf' }, extraChoices: { [id]: 'A\nB' } });
  expect(columns().getByRole('status')).toHaveTextContent('The columns are saved.');

  await after(async () => {
    await user.clear(columns().getByLabelText('Name of “Shelf”'));
    await user.type(columns().getByLabelText('Name of “Shelf”'), 'Rack{Enter}');
  });
  expect(stored()?.extraColumns).toEqual({ [id]: 'Rack' });

  await after(() => user.type(columns().getByLabelText('Name of the column'), 'rack{Enter}'));
  expect(columns().getByLabelText('Name of the column')).toHaveAccessibleDescription(/Another column has this name/);

  await after(() => user.click(columns().getByRole('button', { name: 'Remove the column “Rack”' })));
  expect(columns().queryByLabelText('Name of “Rack”')).toBeNull();
  expect(stored()).toMatchObject({ extraColumns: { [id]: 'Rack' }, hiddenExtras: { [id]: true } });
  // What follows the removed ones is not taken for one of them.
  expect(columns().getByRole('heading', { name: 'New column' })).toBeVisible();
  const form = within(columns().getByRole('form', { name: 'New column' }));
  expect(form.getByLabelText('Name of the column')).toBeInTheDocument();
  await after(() => user.click(columns().getByRole('button', { name: 'Bring back the column “Rack”' })));
  expect(stored()?.hiddenExtras).toEqual({});
  expect(columns().getByLabelText('Name of “Rack”')).toBeInTheDocument();
});

it('says why a column was not saved, and shows the columns to those who may not change them', async () => {
  const { user, after } = await show();
  space.sales.failNext('changeMaps', 'unavailable');
  await after(() => user.type(columns().getByLabelText('Name of the column'), 'Shelf{Enter}'));
  expect(columns().getByRole('alert')).toHaveTextContent('The column was not saved');
  await act(async () =>
    space.server.setSale(SALE, { extraColumns: { ownMoney_a1: 'Fee' }, roles: { olga: 'owner', [ME]: 'viewer' } }),
  );
  expect(columns().getByRole('listitem')).toHaveTextContent('Fee: Amount');
  expect(columns().queryByRole('button')).toBeNull();
});
