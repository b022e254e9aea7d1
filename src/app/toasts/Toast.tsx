import type { FocusEvent, PointerEvent } from 'react';
import {
  notificationDismissed,
  notificationHeld,
  notificationReleased,
  type Notification,
  type NotificationKind,
} from '../../features/notifications/notificationsSlice';
import { useTexts } from '../../shared/messages/useTexts';
import { classNames } from '../../shared/ui/style/classNames';
import { Icon, type IconName } from '../../shared/ui/icon/Icon';
import toast from '../../shared/ui/style/toast.module.css';
import { VisuallyHidden } from '../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../store/hooks';
import { toastTexts } from '../texts/toastTexts';

interface Look {
  readonly icon: IconName;
  /** `alert` interrupts; `status` waits until the person has finished. */
  readonly role: 'alert' | 'status';
}

const LOOKS = {
  success: { icon: 'check', role: 'status' },
  info: { icon: 'info', role: 'status' },
  warning: { icon: 'warning', role: 'alert' },
  error: { icon: 'error', role: 'alert' },
} as const satisfies Record<NotificationKind, Look>;

interface ToastProps extends Pick<Notification, 'id' | 'kind' | 'message'> {
  /** The browser draws it. Not before: a page in the background draws nothing. */
  readonly onSeen: () => void;
}

/** One toast. It keeps no time: it tells the state when the pointer or the focus is on it, and when it is closed. */
export function Toast({ id, kind, message, onSeen }: ToastProps) {
  const dispatch = useAppDispatch();
  const { icon, role } = LOOKS[kind];
  const texts = useTexts(toastTexts);
  const hold = () => dispatch(notificationHeld({ id }));
  const release = () => dispatch(notificationReleased({ id }));
  const pointerLeft = ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.contains(document.activeElement)) release();
  };
  const focusLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) release();
  };
  return (
    <div
      role={role}
      data-kind={kind}
      className={classNames(toast['toast'], toast[kind])}
      onAnimationStart={onSeen}
      onPointerEnter={hold}
      onPointerLeave={pointerLeft}
      onFocus={hold}
      onBlur={focusLeft}
    >
      <Icon name={icon} />
      <span className={toast['text']}>
        <VisuallyHidden>{texts.words[kind]} </VisuallyHidden>
        {message}
      </span>
      <button
        type="button"
        className={toast['close']}
        aria-label={texts.dismiss}
        onClick={() => dispatch(notificationDismissed({ id }))}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
