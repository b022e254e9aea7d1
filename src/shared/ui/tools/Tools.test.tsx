import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { Menu } from '../buttons/Menu';
import { Tool } from './Tool';
import { Tools } from './Tools';

function Row() {
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState(false);
  return (
    <>
      <Tools aria-label="Tools for the lots">
        <Tool>
          <Button onClick={() => setMore(!more)}>Table</Button>
        </Tool>
        <input aria-label="Search" defaultValue="vase" />
        <Tool>
          <IconButton icon="undo" label="Undo" disabledWhy="Nothing was done yet." />
        </Tool>
        {more && (
          <Tool>
            <Button>Reset</Button>
          </Tool>
        )}
        <Menu
          label="More"
          open={open}
          onOpen={setOpen}
          items={['Copy', 'Print'].map((words) => ({ id: words, words }))}
        />
      </Tools>
      <Tool>
        <Button>Elsewhere</Button>
      </Tool>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

function show() {
  render(<Row />);
  return userEvent.setup();
}

it('is one stop of the Tab key, beside that of its field, and comes back to the tool that was left', async () => {
  const user = show();
  await user.tab();
  expect(button('Table')).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Search')).toHaveFocus();
  await user.tab();
  expect(button('Elsewhere')).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(button('Undo')).toHaveFocus());
  await user.tab();
  expect(button('Elsewhere')).toHaveFocus();
  await user.tab({ shift: true });
  expect(button('Undo')).toHaveFocus();
  expect((await axe.run(screen.getByRole('toolbar', { name: 'Tools for the lots' }))).violations).toEqual([]);
});

it('moves with the arrows round and round, with Home and End, over a tool that cannot be used and says why', async () => {
  const user = show();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(button('More')).toHaveFocus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(button('Undo')).toHaveFocus());
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Undo')).toHaveAccessibleDescription('Nothing was done yet.');
  await user.keyboard('{Home}');
  expect(button('Table')).toHaveFocus();
  await user.keyboard('{End}');
  expect(button('More')).toHaveFocus();
});

it('leaves its keys to a field, and to a menu that is open', async () => {
  const user = show();
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  await user.click(field);
  field.setSelectionRange(0, 0);
  await user.keyboard('{ArrowLeft}{Home}{End}{ArrowRight}');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(4);
  await user.click(button('More'));
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await user.keyboard('{ArrowDown}{End}');
  await waitFor(() => expect(item('Print')).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  expect(item('Print')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('More')).toHaveFocus());
});

it('keeps the tool at hand when another comes, and has one when that goes', async () => {
  const user = show();
  await user.click(button('Table'));
  await user.keyboard('{End}{ArrowLeft}');
  await waitFor(() => expect(button('Reset')).toHaveFocus());
  await user.click(button('Table'));
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  await user.tab({ shift: true });
  await user.tab();
  expect(button('Table')).toHaveFocus();
});
