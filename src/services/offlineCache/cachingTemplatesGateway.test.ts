import 'fake-indexeddb/auto';
import type { Template } from '../../domain/lots/template';
import { createFakeTemplatesGateway, createFakeTemplatesServer } from '../../testing/fakes/fakeTemplatesGateway';
import { SALE } from '../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../testing/stores/saleDevices';
import { idle } from '../../testing/waiting/idle';
import type { TemplatesEvent } from '../templates/TemplatesGateway';
import { createCachingTemplatesGateway } from './cachingTemplatesGateway';
import { createIdbOfflineCache } from './idbOfflineCache';

const SIGNED: Template = {
  id: 'signed',
  kind: 'text',
  name: 'Signed',
  order: 'a0',
  field: 'description',
  text: 'Signed and dated.',
};

const CLOCK: Template = {
  id: 'clock',
  kind: 'lot',
  name: 'Clock',
  order: 'a1',
  isDefault: true,
  fields: { category: 'Clocks', 'extras.height': 40 },
};

let counter = 0;
let name = '';
let person: string | null = 'ada';
beforeEach(() => {
  counter += 1;
  name = `templates-${String(counter)}`;
  person = 'ada';
});

const server = () => {
  const made = createFakeTemplatesServer();
  made.sales.set(SALE, new Map([SIGNED, CLOCK].map((each) => [each.id, each])));
  return made;
};

/** What a page receives of the templates of the sale from its opening on. Without a network nothing comes from the server. */
async function eventsFor(role: 'editor' | 'stranger' | 'offline', of = server()): Promise<readonly TemplatesEvent[]> {
  const inner = createFakeTemplatesGateway(of, role === 'offline' ? 'editor' : role);
  const silent = { ...inner, listen: () => () => undefined };
  const gateway = createCachingTemplatesGateway(
    role === 'offline' ? silent : inner,
    createIdbOfflineCache(name),
    () => person,
  );
  const events: TemplatesEvent[] = [];
  const stop = gateway.listen(SALE, (event) => void events.push(event));
  await idle();
  stop();
  return events;
}
const SENT = [{ type: 'templates', templates: [SIGNED, CLOCK], fromServer: true }];
const KEPT = [{ type: 'templates', templates: [SIGNED, CLOCK], fromServer: false }];

it('has them on the next start without a network, for the person who has read them', async () => {
  expect(await eventsFor('offline')).toEqual([]);
  expect(await eventsFor('editor')).toEqual(SENT);
  expect(await eventsFor('offline')).toEqual(KEPT);
  person = 'ben';
  expect(await eventsFor('offline')).toEqual([]);
});

it('goes by the server as soon as it answers', async () => {
  await eventsFor('editor');
  const changed = server();
  changed.sales.set(SALE, new Map());
  expect((await eventsFor('editor', changed)).at(-1)).toEqual({ type: 'templates', templates: [], fromServer: true });
  expect(await eventsFor('offline')).toEqual([{ type: 'templates', templates: [], fromServer: false }]);
});

it('forgets them with the right to read them, and with the sale', async () => {
  await eventsFor('editor');
  expect((await eventsFor('stranger')).at(-1)).toEqual({ type: 'failed', code: 'permission-denied' });
  expect(await eventsFor('offline')).toEqual([]);

  await eventsFor('editor');
  await createIdbOfflineCache(name).saveList('ada', [OPEN_SALE], [SALE]);
  expect(await eventsFor('offline')).toEqual(KEPT);
  await createIdbOfflineCache(name).saveList('ada', []);
  expect(await eventsFor('offline')).toEqual([]);

  await eventsFor('editor');
  await createIdbOfflineCache(name).forget('ada', SALE);
  expect(await eventsFor('offline')).toEqual([]);
});

it('leaves nothing behind for somebody who is not here any more', async () => {
  const inner = createFakeTemplatesGateway(server(), 'editor');
  const gateway = createCachingTemplatesGateway(inner, createIdbOfflineCache(name), () => person);
  const stop = gateway.listen(SALE, () => undefined);
  person = null;
  await idle();
  stop();
  person = 'ada';
  expect(await eventsFor('offline')).toEqual([]);
});
