import 'fake-indexeddb/auto';
import { createIdbOfflineCache } from './idbOfflineCache';
import { createKeptThumbs } from './cachedThumbs';
import { idle } from '../../testing/waiting/idle';

const PATH = 'sales/one/photos/p/thumb.jpg';
let person: string | null = 'ada';
const kept = createIdbOfflineCache('thumbs');
const whoIs = () => person;
const online = createKeptThumbs(async (path) => new Blob([path]), kept, whoIs);
const offline = createKeptThumbs(() => Promise.reject(new Error('retry-limit-exceeded')), kept, whoIs);

it('small pictures that were seen are there without a network, for their person', async () => {
  await online(PATH);
  await online('sales/one/photos/p/full.jpg');
  await idle();
  expect(await (await offline(PATH)).text()).toBe(PATH);
  await expect(offline('sales/one/photos/p/full.jpg')).rejects.toThrow('retry-limit-exceeded');
  await expect(offline('sales/one/photos/q/thumb.jpg')).rejects.toThrow('retry-limit-exceeded');
});

it('go with their sale, and before somebody else can see them', async () => {
  await online(PATH);
  await online('sales/two/photos/p/thumb.jpg');
  await idle();
  await kept.forget('ada', 'one');
  await expect(offline(PATH)).rejects.toThrow();
  await offline('sales/two/photos/p/thumb.jpg');
  person = 'ben';
  await expect(offline('sales/two/photos/p/thumb.jpg')).rejects.toThrow();
});
