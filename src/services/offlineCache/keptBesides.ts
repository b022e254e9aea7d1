import type { Template } from '../../domain/lots/template';
import type { Copies, Writing } from './copiesSchema';
import type { OfflineCache } from './OfflineCache';

/** The key of the templates of a sale; older builds do not look at it. */
const TEMPLATES = 'templates ';

/** What is kept of sales beside their lots and photos. */
export function createKeptBesides(
  connect: (uid: string) => Promise<Copies>,
): Pick<OfflineCache, 'templates' | 'saveTemplates'> {
  return {
    async templates(uid, saleId) {
      const found = await (await connect(uid)).get('list', TEMPLATES + saleId);
      return (found as readonly Template[] | undefined) ?? null;
    },
    async saveTemplates(uid, saleId, templates) {
      const database = await connect(uid);
      if (templates === null) await database.delete('list', TEMPLATES + saleId);
      else await database.put('list', templates, TEMPLATES + saleId);
    },
  };
}

/** Forgets it of all sales but these. */
export async function forgetBesides(transaction: Writing, stays: (saleId: string) => boolean): Promise<void> {
  const list = transaction.objectStore('list');
  for (const key of await list.getAllKeys()) {
    if (key.startsWith(TEMPLATES) && !stays(key.slice(TEMPLATES.length))) await list.delete(key);
  }
}
