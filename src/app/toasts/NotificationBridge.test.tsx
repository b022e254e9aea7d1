import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  notificationDismissed,
  notificationRequested,
  notificationSeen,
} from '../../features/notifications/notificationsSlice';
import { makeTestStore } from '../../testing/stores/makeTestStore';
import { NotificationBridge } from './NotificationBridge';

let made: ReturnType<typeof makeTestStore>;

const ask = (id: string) =>
  act(() => {
    const { type } = notificationRequested;
    made.store.dispatch({ type, payload: { id, kind: 'info', message: `Toast ${id}` } });
  });
const close = (id: string) => act(() => void made.store.dispatch(notificationDismissed({ id })));
const seen = () => made.types().filter((type) => type === notificationSeen.type).length;
/** As the browser does when it draws the toast. */
const draw = (id: string) => fireEvent.animationStart(screen.getByText(`Toast ${id}`));
const hostOf = (id: string) => screen.getByText(`Toast ${id}`).closest('[popover]');

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  return dialog;
}

beforeEach(() => {
  made = makeTestStore();
  render(
    <Provider store={made.store}>
      <NotificationBridge />
    </Provider>,
  );
});
afterEach(() => made.store.stop());

describe('the bridge to notistack', () => {
  it('says that a toast is seen when the browser draws it, and not before', () => {
    ask('a');
    expect(seen()).toBe(0);
    draw('a');
    expect(made.store.getState().notifications.list).toMatchObject([{ id: 'a', seen: true }]);
  });

  it('shows a toast again that has just gone, as going through time does, while its empty frame is still leaving', () => {
    ask('a');
    close('a');
    expect(screen.queryByText('Toast a')).toBeNull();
    ask('a');
    expect(screen.getByText('Toast a')).toBeVisible();
    close('a');
    expect(screen.queryByText('Toast a')).toBeNull();
  });
});

describe('the place of the toasts', () => {
  it('is the page, in the top layer', () => {
    ask('a');
    expect(hostOf('a')?.parentElement).toBe(document.body);
    expect(hostOf('a')).toHaveAttribute('popover', 'manual');
  });

  it('is the topmost open dialog: everything else is inert', async () => {
    ask('a');
    const below = openDialog();
    await act(() => Promise.resolve());
    expect(hostOf('a')?.parentElement).toBe(below);
    const above = openDialog();
    await act(() => Promise.resolve());
    expect(hostOf('a')?.parentElement).toBe(above);
    above.open = false;
    await act(() => Promise.resolve());
    expect(hostOf('a')?.parentElement).toBe(below);
    below.remove();
    await act(() => Promise.resolve());
    expect(hostOf('a')?.parentElement).toBe(document.body);
    above.remove();
  });

  it('is left with the last toast: a dialog that opens again would lie above it', () => {
    const dialog = openDialog();
    ask('a');
    expect(dialog.querySelector('[popover]')).not.toBeNull();
    close('a');
    expect(document.querySelector('[popover]')).toBeNull();
    dialog.remove();
  });
});
