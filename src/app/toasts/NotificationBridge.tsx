import './toastStyles';
import { SnackbarProvider, useSnackbar, type TransitionProps } from 'notistack';
import { forwardRef, useCallback, useEffect, useRef, useState } from 'react';
import {
  notificationSeen,
  selectVisibleNotifications,
  VISIBLE_NOTIFICATIONS,
} from '../../features/notifications/notificationsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import styles from './NotificationBridge.module.css';
import { Toast } from './Toast';
import { keepOnTop, makeToastHost } from './toastHost';

/** Comes and goes at once: a toast that fades would be visible longer than the state says. */
const Instant = forwardRef<HTMLDivElement, TransitionProps & { readonly children: React.ReactNode }>(function Instant(
  { in: open = false, children, onEnter, onEntered, onExit, onExited },
  ref,
) {
  const node = useRef<HTMLDivElement>(null);
  const calls = useRef({ onEnter, onEntered, onExit, onExited });
  const shown = useRef<boolean | null>(null);
  useEffect(() => {
    calls.current = { onEnter, onEntered, onExit, onExited };
  });
  useEffect(() => {
    const element = node.current;
    if (element === null || shown.current === open) return;
    const first = shown.current === null;
    shown.current = open;
    const { current } = calls;
    if (open) {
      current.onEnter?.(element, first);
      current.onEntered?.(element, first);
    } else {
      current.onExit?.(element);
      current.onExited?.(element);
    }
  }, [open]);
  return (
    <div ref={ref}>
      <div ref={node}>{open ? children : null}</div>
    </div>
  );
});

/** Makes what notistack shows equal to what the state says is visible, whichever way the state came to say so. */
function Follow({ host }: { readonly host: HTMLElement }) {
  const dispatch = useAppDispatch();
  const visible = useAppSelector(selectVisibleNotifications);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  // A key of its own for each showing: for a moment the library still has a toast that has gone, and shows no second one of
  // the same key.
  const shown = useRef(new Map<string, number>());
  const showings = useRef(0);
  // Each is reported to the store once: going through time shows a toast again, and that must change nothing.
  const received = useRef(new Set<string>());
  const some = visible.length > 0;
  useEffect(() => (some ? keepOnTop(host) : undefined), [some, host]);
  const tellSeen = useCallback(
    (id: string) => {
      if (received.current.has(id)) return;
      received.current.add(id);
      dispatch(notificationSeen({ id }));
    },
    [dispatch],
  );
  useEffect(() => {
    const wanted = new Set(visible.map(({ id }) => id));
    for (const [id, key] of shown.current) {
      if (wanted.has(id)) continue;
      shown.current.delete(id);
      closeSnackbar(key);
    }
    for (const { id, kind, message } of visible) {
      if (shown.current.has(id)) continue;
      showings.current += 1;
      shown.current.set(id, showings.current);
      const content = <Toast id={id} kind={kind} message={message} onSeen={() => tellSeen(id)} />;
      enqueueSnackbar({ key: showings.current, message, persist: true, content });
    }
  }, [visible, tellSeen, enqueueSnackbar, closeSnackbar]);
  return null;
}

/**
 * The only place that knows notistack. Which toasts there are and for how long is decided in the notifications slice
 * and its sagas; here they only appear and disappear, so going through time shows exactly those of that moment.
 */
export function NotificationBridge() {
  const [host] = useState(makeToastHost);
  return (
    <SnackbarProvider
      domRoot={host}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      // Those that are leaving still count for the library, and must not keep the next one waiting.
      maxSnack={2 * VISIBLE_NOTIFICATIONS}
      disableWindowBlurListener
      TransitionComponent={Instant}
      transitionDuration={0}
      classes={{ containerRoot: styles['container'] ?? '', root: styles['root'] ?? '' }}
    >
      <Follow host={host} />
    </SnackbarProvider>
  );
}
