import type { Firestore } from 'firebase/firestore';
import { Moment, serve, server, snapshotOf } from '../../testing/services/documentsSdk';
import { createFirebasePresenceGateway } from './firebasePresenceGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../testing/services/documentsSdk').documentsSdk(),
);

const deleted = jest.fn(async () => undefined);
const presence = createFirebasePresenceGateway({} as Firestore, deleted, () => true);

it('shows who is where once the server says so, without those whose time nobody can read', () => {
  serve({});
  const received: unknown[] = [];
  const stop = presence.listen('s', (people) => received.push(people));
  const [one] = server.listened;
  expect(one?.path).toBe('sales/s/presence');
  const people = {
    'sales/s/presence/ada': { lotId: 'l', at: new Moment(5) },
    'sales/s/presence/ben': { lotId: 7, at: new Moment(6) },
    'sales/s/presence/cleo': { lotId: 'l', at: null },
  };
  one?.next(snapshotOf(people, { fromCache: true }));
  expect(received).toEqual([]);
  one?.next(snapshotOf(people));
  expect(received).toEqual([{ ada: { lotId: 'l', at: 5 }, ben: { lotId: null, at: 6 } }]);
  stop();
});

it('shows nobody to who may not see the sale any more', () => {
  serve({});
  const received: unknown[] = [];
  presence.listen('s', (people) => received.push(people));
  server.listened[0]?.fail(new Error('refused'));
  expect(received).toEqual([{}]);
});

it('says that the person is at a lot, and does not mind when it does not arrive', async () => {
  serve({}, '', 'unavailable');
  await presence.come('s', 'ada', 'l');
  await expect(presence.come('s', 'ada', null)).resolves.toBeUndefined();
  expect(server.writes).toEqual([['set sales/s/presence/ada', { lotId: 'l', at: 'the server’s time' }]]);
});

it('goes with a request that outlives the page', async () => {
  await presence.go('s', 'ada');
  expect(deleted).toHaveBeenCalledWith('sales/s/presence/ada');
  expect(presence.isVisible()).toBe(true);
});

it('asks the page itself whether anybody sees it', () => {
  const page = { visibilityState: 'hidden' };
  Object.assign(globalThis, { document: page });
  const { isVisible } = createFirebasePresenceGateway({} as Firestore, deleted);
  expect(isVisible()).toBe(false);
  page.visibilityState = 'visible';
  expect(isVisible()).toBe(true);
  Reflect.deleteProperty(globalThis, 'document');
});
