import type { SalesGateway } from '../sales/SalesGateway';
import type { OfflineCache } from './OfflineCache';

/** The gateway, which besides keeps the list of sales, and tells the kept one first. */
export function createCachingSalesGateway(
  inner: SalesGateway,
  kept: OfflineCache,
  whoIs: () => string | null,
): SalesGateway {
  const warn = (error: unknown): void => console.warn('The list of sales could not be kept.', error);
  return {
    ...inner,
    listen(uid, listener) {
      let hasReceived = false;
      const stop = inner.listen(uid, (event) => {
        hasReceived = true;
        if (event.type === 'sales' && whoIs() === uid) {
          const unreadable = event.unreadable?.map(({ id }) => id);
          kept.saveList(uid, event.sales, unreadable).catch(warn);
        }
        listener(event);
      });
      kept
        .list(uid)
        .then((sales) => {
          if (sales !== null && !hasReceived && whoIs() === uid) listener({ type: 'sales', sales });
        })
        .catch(warn);
      return () => {
        hasReceived = true;
        stop();
      };
    },
  };
}
