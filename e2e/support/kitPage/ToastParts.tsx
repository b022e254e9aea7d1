import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { Toast } from '../../../src/app/toasts/Toast';
import type { NotificationKind } from '../../../src/features/notifications/notificationsSlice';
import { Part } from './Part';

/** Complete: a new kind does not compile until it is here. */
const KINDS: Readonly<Record<NotificationKind, string>> = {
  success: 'Two lots were made.',
  info: 'The numbers 12 to 18 went back.',
  warning: 'Lot 1 was taken in the meantime. The new lot is 2.',
  error: 'The server did not take the photo.',
};
/** Toasts say what is done to them; here nobody listens. */
const store = configureStore({ reducer: (state: object = {}) => state });

export function ToastParts() {
  return (
    <Provider store={store}>
      <Part name="Toasts">
        {Object.entries(KINDS).map(([kind, message]) => (
          <Toast key={kind} id={kind} kind={kind as NotificationKind} message={message} onSeen={() => undefined} />
        ))}
      </Part>
    </Provider>
  );
}
