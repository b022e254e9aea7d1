import type { FirebaseApp } from 'firebase/app';
import { shareAppCheckTokens } from '../connection/appCheckTokens';
import { createDeleteInPassing } from './deleteInPassing';

const app = { options: { projectId: 'demo' } } as FirebaseApp;
const NAME = 'projects/demo/databases/(default)/documents/sales/s/presence/ada';

it('is one request that outlives the page, and waits for no answer', async () => {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => new Promise(() => undefined));
  await createDeleteInPassing(app, { token: async () => 'token' }, send)('sales/s/presence/ada');
  const [[address, request] = []] = send.mock.calls;
  expect(address).toBe('https://firestore.googleapis.com/v1/projects/demo/databases/(default)/documents:commit');
  expect(request).toMatchObject({ method: 'POST', keepalive: true, headers: { Authorization: 'Bearer token' } });
  expect(request?.body).toBe(JSON.stringify({ writes: [{ delete: NAME }] }));
});

it('says nothing when nobody is signed in, and never fails', async () => {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.reject(new TypeError('offline')));
  await createDeleteInPassing(app, { token: async () => undefined }, send)('a/b');
  expect(send).not.toHaveBeenCalled();
  const broken = createDeleteInPassing(app, { token: () => Promise.reject(new Error('no token')) }, send);
  await expect(broken('a/b')).resolves.toBeUndefined();
  const offline = createDeleteInPassing(app, { token: async () => 'token' }, send);
  await expect(offline('a/b')).resolves.toBeUndefined();
});

it('shows that it comes from this application, where that is set up', async () => {
  shareAppCheckTokens(async () => 'checked');
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => new Promise(() => undefined));
  await createDeleteInPassing(app, { token: async () => 'token' }, send)('a/b');
  expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ 'X-Firebase-AppCheck': 'checked' });
});
