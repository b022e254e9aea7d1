import { BroadcastChannel } from 'node:worker_threads';
import { buildUser } from '../../testing/stores/builders';
import type { AuthUser } from '../auth/AuthGateway';
import { createBrowserAccountTabs } from './browserAccountTabs';

/** Node's channels are those of a browser, but for their types. */
const open = () => new BroadcastChannel('lotsmith-account-test') as unknown as globalThis.BroadcastChannel;

it('one tab sends, the other receives until it stops listening', async () => {
  const channels = [open(), open()];
  const [here, there] = channels.map((channel) => createBrowserAccountTabs(channel));
  const notified: AuthUser[] = [];
  const next = () =>
    new Promise<void>((resolve) => channels[1]?.addEventListener('message', () => resolve(), { once: true }));
  const stop = there?.subscribe((user) => notified.push(user));
  try {
    const [ada, bea] = [buildUser(), buildUser({ displayName: 'Bea' })];
    let arrived = next();
    here?.publish(ada);
    await arrived;
    expect(notified).toEqual([ada]);
    stop?.();
    arrived = next();
    here?.publish(bea);
    await arrived;
    expect(notified).toEqual([ada]);
  } finally {
    for (const channel of channels) channel.close();
  }
});
