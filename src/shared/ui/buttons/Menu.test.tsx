import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { NavigationContext } from '../navigation/navigation';
import { Dialog } from '../dialogs/Dialog';
import { Menu, type MenuItem } from './Menu';

const ITEMS = ['Copy', 'Duplicate', 'Print', 'Trash'];

function show(more: (name: string) => Partial<MenuItem> = () => ({}), inDialog = false) {
  const chosen = jest.fn<void, [string]>();
  const navigate = jest.fn();
  const Page = () => {
    const [open, setOpen] = useState(false);
    const items = ITEMS.map((words) => ({ id: words, words, onChoose: () => chosen(words), ...more(words) }));
    const menu = <Menu label="More of lot 12" shown="More" open={open} onOpen={setOpen} items={items} />;
    return inDialog ? (
      <Dialog open title="Templates" onClose={() => undefined}>
        {menu}
      </Dialog>
    ) : (
      menu
    );
  };
  render(
    <NavigationContext value={{ navigate }}>
      <Page />
    </NavigationContext>,
  );
  return { user: userEvent.setup(), chosen, navigate };
}

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

const button = () => screen.getByRole('button', { name: 'More of lot 12', hidden: true });
const item = (name: string) => screen.getByRole('menuitem', { name: new RegExp(`^${name}`) });
const open = async (user: ReturnType<typeof userEvent.setup>) => {
  button().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(item('Copy')).toHaveFocus());
};

it('moves with the arrows, Home and End, and finds an item by its first letters', async () => {
  const { user } = show();
  await open(user);
  expect(screen.getByRole('menu', { name: 'More of lot 12' })).toBeVisible();
  await user.keyboard('{End}');
  await waitFor(() => expect(item('Trash')).toHaveFocus());
  await user.keyboard('{Home}{ArrowDown}');
  await waitFor(() => expect(item('Duplicate')).toHaveFocus());
  await user.keyboard('pr');
  await waitFor(() => expect(item('Print')).toHaveFocus());
});

it('gives the focus back on Escape', async () => {
  const { user, chosen } = show();
  await open(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button()).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

it('has given the focus back before it does what was chosen', async () => {
  const { user, chosen } = show();
  await open(user);
  chosen.mockImplementation(() => expect(button()).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['Duplicate']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('lets one reach an item that cannot be chosen, and says why', async () => {
  const { user, chosen } = show((name) => (name === 'Trash' ? { disabledWhy: 'Its number is printed.' } : {}));
  await open(user);
  await user.keyboard('{End}');
  await waitFor(() => expect(item('Trash')).toHaveFocus());
  expect(item('Trash')).toHaveTextContent('Its number is printed.');
  expect(item('Trash')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await user.click(item('Trash'));
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeVisible();
});

it('shows its items in groups, with their keys and with which of them holds', async () => {
  const { user, chosen } = show((name) => ({
    group: name === 'Print' || name === 'Trash' ? 'The sale' : 'The lot',
    ...(name === 'Print' && { keys: 'Ctrl+P', checked: true }),
  }));
  await open(user);
  const print = screen.getByRole('menuitemradio', { name: 'Print', checked: true });
  expect(screen.getByRole('group', { name: 'The sale' })).toContainElement(print);
  expect(print).toHaveAttribute('aria-keyshortcuts', 'Control+P');
  await user.click(print);
  expect(chosen.mock.calls).toEqual([['Print']]);
});

it('is closed, with the focus where it was, when a link is followed inside the application', async () => {
  const { user, navigate } = show((name) => (name === 'Print' ? { href: '/sales/s1/print' } : {}));
  await open(user);
  expect(item('Print')).toHaveAttribute('href', '/sales/s1/print');
  await user.click(item('Print'));
  expect(navigate).toHaveBeenCalledWith('/sales/s1/print');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button()).toHaveFocus();
});

it('is a part of the dialog that it is opened in: below a dialog nothing can be reached', async () => {
  const { user } = show(undefined, true);
  button().focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('dialog', { hidden: true })).toContainElement(screen.getByRole('menu', { hidden: true })),
  );
});
