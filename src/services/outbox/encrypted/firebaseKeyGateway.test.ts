import type { Firestore } from 'firebase/firestore';
import { serve, server } from '../../../testing/services/documentsSdk';
import { decrypt, encrypt, importKey } from './encryption';
import { createFirebaseKeyGateway } from './firebaseKeyGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

const keys = createFirebaseKeyGateway({} as Firestore);

describe('the key of a person', () => {
  it('is made at the first time, and is the same from then on', async () => {
    serve({});
    const locked = await encrypt({ content: 'work', blobs: [] }, 'owner', await keys.obtain('ada'));
    const [[place, made] = []] = server.writes;
    expect(place).toBe('set users/ada/keys/outbox');
    const { key } = made as { readonly key: string };
    expect(atob(key)).toHaveLength(32);
    expect((await decrypt(locked, 'owner', await keys.obtain('ada'))).content).toBe('work');
    expect((await decrypt(locked, 'owner', await importKey(key))).content).toBe('work');
    expect(server.writes).toHaveLength(1);
    // It opens and locks, and does not leave the browser's hands.
    await expect(crypto.subtle.exportKey('raw', await keys.obtain('ada'))).rejects.toThrow();
  });

  it('is another one for everybody', async () => {
    serve({});
    await keys.obtain('ada');
    await keys.obtain('ben');
    const [ada, ben] = server.writes.map(([, data]) => (data as { readonly key: string }).key);
    expect(ada).not.toBe(ben);
  });

  it('is not to be had without an answer', async () => {
    serve({}, 'unavailable');
    await expect(keys.obtain('ada')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
