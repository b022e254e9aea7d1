import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NavigationContext } from '../navigation/navigation';
import { Menu, type MenuItem } from './Menu';

const chosen = jest.fn();
const navigate = jest.fn();
const ITEMS: readonly MenuItem[] = [
  { id: 'settings', words: 'Settings', group: 'Sale', href: '/sales/a/settings' },
  { id: 'trash', words: 'Trash', group: 'Lots', disabledWhy: 'The trash is empty.', onChoose: chosen },
  { id: 'compact', words: 'Compact rows', group: 'Rows', checked: true, onChoose: chosen },
  { id: 'keys', words: 'Keys', group: 'Rows', keys: '?', onChoose: chosen },
];

function Example() {
  const [open, setOpen] = useState(false);
  return <Menu label="Sale" open={open} onOpen={setOpen} items={ITEMS} note="12 March 2027" />;
}

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <NavigationContext value={{ navigate }}>
      <Example />
    </NavigationContext>,
  );
  screen.getByRole('button', { name: 'Sale' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Sale' }));
});

it('shows its items in groups, and what each one is', () => {
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Sale',
    'Lots',
    'Rows',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/sales/a/settings');
  expect(screen.getByRole('menuitemradio', { name: 'Compact rows' })).toHaveAttribute('aria-checked', 'true');
  expect(screen.getByText('12 March 2027')).toBeInTheDocument();
});

it('leads from one to the next by the arrows, whatever they are', () => {
  const menu = screen.getByRole('menu');
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  for (const name of [/^Trash/, 'Compact rows', 'Keys', 'Keys'] as const) {
    fireEvent.keyDown(menu, { key: 'ArrowDown' });
    expect(screen.getByText(name === 'Keys' ? 'Keys' : name).closest('[role^="menuitem"]')).toHaveFocus();
  }
});

it('says why something cannot be chosen, and does not do it', () => {
  const trash = screen.getByRole('menuitem', { name: /The trash is empty/ });
  expect(trash).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(trash);
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

it('closes with what was chosen, and follows a link inside the application', () => {
  fireEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
  expect(navigate).toHaveBeenCalledWith('/sales/a/settings');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sale' })).toHaveFocus();
});
