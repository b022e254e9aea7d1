import { addEmptyLot } from '../../../features/lots/model/lots/lotsSlice';
import { selectVisibleNotifications } from '../../../features/notifications/notificationsSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { makeWorkspace, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(() => {
  space = makeWorkspace();
});
afterEach(() => space.store.stop());

test('a device that takes nothing says so before any work', async () => {
  space.deviceStorage.isFull = true;
  await space.signIn();
  expect(space.read(selectVisibleNotifications)).toMatchObject([{ kind: 'warning' }]);
});

test('the browser is asked to keep what is here once there is something, and once only', async () => {
  await space.signIn();
  expect(space.read(selectVisibleNotifications)).toEqual([]);
  expect(space.deviceStorage.asked).toBe(0);
  space.store.dispatch(addEmptyLot());
  await settle();
  space.store.dispatch(addEmptyLot());
  await settle();
  expect(space.deviceStorage.asked).toBe(1);
});
