import type { AuthUser } from '../auth/AuthGateway';
import type { AccountTabs } from './AccountTabs';

/** By a channel of the browser. */
export function createBrowserAccountTabs(
  channel: BroadcastChannel = new BroadcastChannel('lotsmith-account'),
): AccountTabs {
  return {
    publish: (user) => channel.postMessage(user),
    subscribe(listener) {
      const listen = ({ data }: MessageEvent<AuthUser>) => listener(data);
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
  };
}
