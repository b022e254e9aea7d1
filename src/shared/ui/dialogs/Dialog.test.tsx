import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog';
import { TextField } from '../fields/TextField';

// jsdom has no modal dialogs: the attribute is what the component steers, and where the browser sends the focus first.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector('button'))?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function renderDialog(open: boolean) {
  const onClose = jest.fn();
  const dialog = (isOpen: boolean) => (
    <Dialog open={isOpen} title="New sale" onClose={onClose}>
      <TextField label="Title" />
    </Dialog>
  );
  const { rerender } = render(dialog(open));
  return { onClose, show: (isOpen: boolean) => rerender(dialog(isOpen)) };
}

it('has nothing inside while it is closed', () => {
  renderDialog(false);
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
});

it('is named by its title and gives the first field the focus', () => {
  const { show } = renderDialog(false);
  show(true);
  expect(screen.getByRole('dialog', { name: 'New sale' })).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

it('gives the first field the focus without a stop at the close button, which would open its tip', () => {
  const { show } = renderDialog(false);
  const stops: EventTarget[] = [];
  const onFocus = ({ target }: FocusEvent): void => void (target !== null && stops.push(target));
  document.addEventListener('focusin', onFocus);
  show(true);
  document.removeEventListener('focusin', onFocus);
  expect(stops).toEqual([screen.getByLabelText('Title')]);
});

it('gives the focus back also when it is taken off the page while it is open', () => {
  const page = (isAsked: boolean) => (
    <>
      <button type="button">Ask</button>
      {isAsked && (
        <Dialog open title="Sure?" onClose={() => undefined}>
          <TextField label="Why" />
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Ask' }).focus();
  rerender(page(true));
  expect(screen.getByLabelText('Why')).toHaveFocus();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

it('asks to be closed by Esc and by its button, and closes when its owner says so', async () => {
  const { onClose, show } = renderDialog(true);
  const dialog = screen.getByRole('dialog');
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(dialog).toHaveAttribute('open');
  show(false);
  expect(dialog).not.toHaveAttribute('open');
});

it('stays when the browser has closed it and the caller does not', () => {
  const { onClose } = renderDialog(true);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // A second Esc asks nobody.
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

it('does not take the cancelled choice of a file for its own', () => {
  const { onClose } = renderDialog(true);
  fireEvent(screen.getByLabelText('Title'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('stands at the end of the page, so that it is seen also where the part that opens it is not', () => {
  render(
    <div hidden>
      <Dialog open title="New sale" onClose={jest.fn()}>
        <p>Its words</p>
      </Dialog>
    </div>,
  );
  expect(screen.getByRole('dialog', { name: 'New sale' })).toBeVisible();
  expect(screen.getByText('Its words')).toBeVisible();
});

it('stays open when the browser says late that it was closed before', () => {
  const { onClose, show } = renderDialog(true);
  show(false);
  show(true);
  fireEvent(screen.getByRole('dialog', { name: 'New sale' }), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Title')).toBeVisible();
});
