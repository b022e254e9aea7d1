import slice, {
  notificationDismissed,
  notificationExpired,
  notificationHeld,
  notificationReleased,
  notificationRequested,
  notificationSeen,
  selectVisibleNotifications,
  type NotificationsState,
} from './notificationsSlice';

const ask = (message: string) => notificationRequested({ kind: 'info', message });
const messages = (notifications: NotificationsState) =>
  selectVisibleNotifications({ notifications }).map(({ message }) => message);

describe('notifications slice', () => {
  it('gives every request an id of its own, in the action, so that replay makes the same toast', () => {
    const [first, second] = [ask('a'), ask('a')];
    expect(first.payload.id).not.toBe(second.payload.id);
    const once = slice.reducer(undefined, first);
    expect(slice.reducer(once, first)).toBe(once);
    expect(slice.reducer(once, second).list).toHaveLength(2);
  });

  it('shows the three oldest; the others wait and move up', () => {
    const requests = ['a', 'b', 'c', 'd', 'e'].map(ask);
    let state = requests.reduce(slice.reducer, slice.getInitialState());
    expect(messages(state)).toEqual(['a', 'b', 'c']);
    state = slice.reducer(state, notificationDismissed({ id: requests[1]?.payload.id ?? '' }));
    expect(messages(state)).toEqual(['a', 'c', 'd']);
    state = slice.reducer(state, notificationExpired({ id: requests[0]?.payload.id ?? '' }));
    expect(messages(state)).toEqual(['c', 'd', 'e']);
  });

  it('notes which one was drawn, and gives the same list until something changes', () => {
    const [first, second] = [ask('a'), ask('b')];
    let state = [first, second].reduce(slice.reducer, slice.getInitialState());
    const shown = () => selectVisibleNotifications({ notifications: state });
    expect(shown().map(({ seen }) => seen)).toEqual([false, false]);
    expect(shown()).toBe(shown());
    state = slice.reducer(state, notificationSeen({ id: second.payload.id }));
    expect(shown()).toEqual([
      { ...first.payload, seen: false, held: false },
      { ...second.payload, seen: true, held: false },
    ]);
  });

  it('notes which one is held', () => {
    const request = ask('a');
    const { id } = request.payload;
    let state = slice.reducer(undefined, request);
    state = slice.reducer(state, notificationHeld({ id }));
    expect(state.list[0]?.held).toBe(true);
    expect(slice.reducer(state, notificationHeld({ id: 'gone' }))).toBe(state);
    state = slice.reducer(state, notificationReleased({ id }));
    expect(state.list[0]?.held).toBe(false);
  });
});
