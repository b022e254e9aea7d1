import { sessionModule } from '../../../app/modules/sessionModule';
import { signedIn, signedOut } from '../../../features/auth/model/authSlice';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import type { MemoryKey } from '../../../services/memory/DeviceMemory';
import { buildUser } from '../../../testing/stores/builders';
import { makeTestStore, settle } from '../../../testing/stores/makeTestStore';

const KNOWN = {
  linkEmail: 'ada@example.com',
  linkStay: 'session',
  redirect: 'google.com',
  gridLooks: '{}',
  describing: '{}',
  gridViews: '[]',
  acts: '{}',
  typedLines: '[]',
  workList: '{}',
  ownEdits: '{}',
  transfers: '[{"uid":"ada"}]',
  lastMethod: 'password',
  language: 'en',
} satisfies Partial<Record<MemoryKey, string>>;

const PERSONAL = [
  'linkEmail',
  'linkStay',
  'redirect',
  'gridLooks',
  'describing',
  'gridViews',
  'acts',
  'workList',
  'ownEdits',
  'transfers',
  'typedLines',
] as const;
const FORGOTTEN = PERSONAL.map(() => null);

async function start() {
  const memory = createFakeDeviceMemory(KNOWN);
  const made = makeTestStore({ gateways: { memory } });
  await settle();
  const personal = () => PERSONAL.map((key) => memory.read(key));
  return { ...made, memory, personal };
}

describe('what the browser remembers of a person', () => {
  it('stays at a start with nobody, but for what could be undone: a link may be on its way', async () => {
    const { store, personal } = await start();
    store.dispatch(signedOut({ reason: 'none' }));
    await settle();
    expect(personal()).toEqual(PERSONAL.map((key) => (key === 'acts' ? null : KNOWN[key])));
    await store.stop();
  });

  it.each(['requested', 'ended-elsewhere', 'user-disabled'] as const)(
    'is forgotten at an end of the session that is %s, and what is about the device stays',
    async (reason) => {
      const { store, memory, personal } = await start();
      store.dispatch(signedIn(buildUser()));
      await settle();
      store.dispatch(signedOut({ reason }));
      await settle();
      expect(personal()).toEqual(FORGOTTEN);
      expect([memory.read('lastMethod'), memory.read('language')]).toEqual(['password', 'en']);
      memory.write('linkEmail', 'bea@example.com');
      store.dispatch(signedIn(buildUser()));
      store.dispatch(signedOut({ reason }));
      await settle();
      expect(personal()).toEqual(FORGOTTEN);
      await store.stop();
    },
  );

  it('is forgotten, too, when the person came in before this was there', async () => {
    const memory = createFakeDeviceMemory(KNOWN);
    const { store } = makeTestStore({ gateways: { memory }, session: false });
    await settle();
    store.dispatch(signedIn(buildUser()));
    store.injectModule(sessionModule);
    await settle();
    expect(memory.read('linkEmail')).toBe(KNOWN.linkEmail);
    store.dispatch(signedOut({ reason: 'requested' }));
    await settle();
    expect(PERSONAL.map((key) => memory.read(key))).toEqual(FORGOTTEN);
    await store.stop();
  });
});
