import { createSlice, nanoid, type Draft, type PayloadAction } from '@reduxjs/toolkit';

export type NotificationKind = 'success' | 'error' | 'info' | 'warning';

/** One toast. Plain data: no callback and no node, so that it can be replayed. */
export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  /** The final text, in the person's words. */
  readonly message: string;
  /** It was drawn: its time counts from then on. */
  readonly seen: boolean;
  /** The pointer or the focus is on it: its time stands still. */
  readonly held: boolean;
}

/** Visible at once; the others wait for their turn. */
export const VISIBLE_NOTIFICATIONS = 3;
/** How long each is visible, in ms, from the moment it is drawn, not counting the time it is held. */
export const NOTIFICATION_MS = 3000;

export interface NotificationsState {
  /** Oldest first. */
  readonly list: readonly Notification[];
}

const initialState: NotificationsState = { list: [] };

const without = (state: NotificationsState, id: string): NotificationsState => ({
  list: state.list.filter((notification) => notification.id !== id),
});

function change(state: Draft<NotificationsState>, id: string, changes: Partial<Notification>): void {
  const found = state.list.find((notification) => notification.id === id);
  if (found) Object.assign(found, changes);
}

const visible = new WeakMap<readonly Notification[], readonly Notification[]>();

/** The visible ones of a list, the same each time. By hand: a library for it would come with the first page. */
function visibleOf(list: readonly Notification[]): readonly Notification[] {
  const known = visible.get(list) ?? list.slice(0, VISIBLE_NOTIFICATIONS);
  visible.set(list, known);
  return known;
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationRequested: {
      prepare: (request: { readonly kind: NotificationKind; readonly message: string }) => ({
        payload: { id: nanoid(), ...request },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<{ id: string; kind: NotificationKind; message: string }>,
      ): NotificationsState =>
        state.list.some((known) => known.id === payload.id)
          ? state
          : { list: [...state.list, { ...payload, seen: false, held: false }] },
    },
    /** The person closed it. */
    notificationDismissed: (state, { payload }: PayloadAction<{ id: string }>) => without(state, payload.id),
    /** Its time was over. */
    notificationExpired: (state, { payload }: PayloadAction<{ id: string }>) => without(state, payload.id),
    /** The browser has drawn it. */
    notificationSeen: (state, { payload }: PayloadAction<{ id: string }>) => change(state, payload.id, { seen: true }),
    notificationHeld: (state, { payload }: PayloadAction<{ id: string }>) => change(state, payload.id, { held: true }),
    notificationReleased: (state, { payload }: PayloadAction<{ id: string }>) =>
      change(state, payload.id, { held: false }),
  },
  selectors: {
    selectVisibleNotifications: (state) => visibleOf(state.list),
  },
});

export const {
  notificationRequested,
  notificationDismissed,
  notificationExpired,
  notificationSeen,
  notificationHeld,
  notificationReleased,
} = notificationsSlice.actions;
export const { selectVisibleNotifications } = notificationsSlice.selectors;

export default notificationsSlice;
