import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { selectVisibleNotifications } from '../features/notifications/notificationsSlice';
import { useAppSelector } from '../store/hooks';
import { AFTER_FIRST_PAGE_MS, whenIdle } from './whenIdle';

const Bridge = lazy<ComponentType>(() =>
  import('./NotificationBridge').then(
    ({ NotificationBridge }) => ({ default: NotificationBridge }),
    // Without its toasts the application is poorer, without its pages it would be gone.
    () => ({ default: () => null }),
  ),
);

/** Brings the toasts when the page stands, or when the first is wanted: nobody waits for them to sign in. */
export function Toasts() {
  const wanted = useAppSelector((state) => selectVisibleNotifications(state).length > 0);
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let callOff: (() => void) | null = null;
    const timer = setTimeout(() => (callOff = whenIdle(() => setIdle(true), 3000)), AFTER_FIRST_PAGE_MS);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, []);
  if (!wanted && !idle) return null;
  return (
    <Suspense fallback={null}>
      <Bridge />
    </Suspense>
  );
}
