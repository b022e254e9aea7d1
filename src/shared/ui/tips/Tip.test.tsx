import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../buttons/IconButton';
import { Tips } from './Tip';

const button = <IconButton icon="close" label="Close" />;

/** Shows the tip of the button to the keyboard, and gives whether Escape is left to the browser. */
async function isEscapeFree(shown: React.ReactElement): Promise<boolean> {
  render(<Tips>{shown}</Tips>);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await screen.findByText('Close');
  let isFree = false;
  act(() => {
    isFree = fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  });
  return isFree;
}

it('leaves Escape to the dialog that it is in, so that one press closes it', async () => {
  const inDialog = (
    <dialog open>
      <header>{button}</header>
    </dialog>
  );
  expect(await isEscapeFree(inDialog)).toBe(true);
});

it('takes Escape for itself elsewhere', async () => {
  expect(await isEscapeFree(button)).toBe(false);
  expect(screen.queryByText('Close')).toBeNull();
});
