import type { Network } from './Network';

export function createBrowserNetwork(view: Pick<Navigator, 'onLine'> = navigator): Network {
  return { isOnline: () => view.onLine };
}
