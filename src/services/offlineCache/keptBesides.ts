import { type HouseWords, MOST_SALES, NO_WORDS } from '../../domain/lots/houseWords';
import type { Template } from '../../domain/lots/template';
import type { Copies, Writing } from './copiesSchema';
import type { OfflineCache } from './OfflineCache';

/** How the keys begin; older builds do not look at them. */
const [TEMPLATES, WORDS] = ['templates ', 'words '];

/** Another build may have kept other fields. */
function wordsOfToday(kept: unknown): HouseWords {
  const { category, creator } = { ...NO_WORDS, ...(kept as Partial<HouseWords>) };
  return { category, creator };
}

/** What is kept of sales beside their lots and photos. */
export function createKeptBesides(
  connect: (uid: string) => Promise<Copies>,
): Pick<OfflineCache, 'templates' | 'saveTemplates' | 'words' | 'saveWords'> {
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
    async words(uid, saleIds) {
      const { store, done } = (await connect(uid)).transaction('list');
      const kept = new Set(await store.getAllKeys(IDBKeyRange.bound(WORDS, `${WORDS}\uffff`)));
      const wanted = saleIds.map((saleId) => WORDS + saleId).filter((key) => kept.has(key));
      const found = await Promise.all(wanted.slice(0, MOST_SALES).map((key) => store.get(key)));
      await done;
      return found.map(wordsOfToday);
    },
    async saveWords(uid, saleId, words) {
      await (await connect(uid)).put('list', words, WORDS + saleId);
    },
  };
}

/** Forgets it of all sales but these. */
export async function forgetBesides(transaction: Writing, stays: (saleId: string) => boolean): Promise<void> {
  const list = transaction.objectStore('list');
  for (const key of await list.getAllKeys()) {
    const kind = [TEMPLATES, WORDS].find((each) => key.startsWith(each));
    if (kind !== undefined && !stays(key.slice(kind.length))) await list.delete(key);
  }
}
