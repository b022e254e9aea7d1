import type { TemplatesGateway } from '../templates/TemplatesGateway';
import type { OfflineCache } from './OfflineCache';

/**
 * The gateway, which besides keeps the templates and texts of each sale that is open, and gives the kept ones first:
 * without a network a lot begins and is described as it is with one. Who may not read them any more has none here either.
 */
export function createCachingTemplatesGateway(
  inner: TemplatesGateway,
  kept: Pick<OfflineCache, 'templates' | 'saveTemplates'>,
  whoIs: () => string | null,
): TemplatesGateway {
  const warn = (error: unknown): void => console.warn('The templates of a sale could not be kept.', error);
  return {
    ...inner,
    listen(saleId, listener) {
      const uid = whoIs();
      if (uid === null) return inner.listen(saleId, listener);
      let isAnswered = false;
      const stop = inner.listen(saleId, (event) => {
        isAnswered = true;
        const isRefused = event.type === 'failed' && event.code === 'permission-denied';
        if ((event.type === 'templates' || isRefused) && whoIs() === uid) {
          kept.saveTemplates(uid, saleId, event.type === 'templates' ? event.templates : null).catch(warn);
        }
        listener(event);
      });
      kept
        .templates(uid, saleId)
        .then((templates) => {
          if (templates === null || isAnswered || whoIs() !== uid) return;
          listener({ type: 'templates', templates, fromServer: false });
        })
        .catch(warn);
      return () => {
        isAnswered = true;
        stop();
      };
    },
  };
}
