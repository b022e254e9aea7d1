import { useEffect, useState, type ComponentType } from 'react';
import { selectVisibleNotifications } from '../../features/notifications/notificationsSlice';
// Here and not with the chunk: a style sheet that has failed once is not asked for again.
import '../../shared/ui/style/toast.module.css';
import { useAppSelector } from '../../store/hooks';
import { keepAsking } from '../lazy/keepAsking';
import './NotificationBridge.module.css';
import { whenPageStands } from '../lazy/whenIdle';

const load = async (): Promise<ComponentType> => (await import('./NotificationBridge')).NotificationBridge;

/**
 * Brings the toasts when the page stands, or when the first is wanted: nobody waits for them to sign in. Until they have
 * come they are asked for again, also by the next toast: none of their time passes before they are seen.
 */
export function Toasts() {
  const visible = useAppSelector(selectVisibleNotifications);
  const [idle, setIdle] = useState(false);
  const [Bridge, setBridge] = useState<ComponentType | null>(null);
  useEffect(() => whenPageStands(() => setIdle(true), 3000), []);
  const isHere = Bridge !== null;
  useEffect(
    () => (isHere || (visible.length === 0 && !idle) ? undefined : keepAsking(load, (part) => setBridge(() => part))),
    [isHere, visible, idle],
  );
  return Bridge === null ? null : <Bridge />;
}
