import type { Operation } from '../../../domain/operations/operations';
import { type ImportPlans, isImportOver, type KeptImport } from '../../../services/imports/ImportPlans';

interface Kept {
  readonly uid: string;
  readonly head: KeptImport;
  readonly parts: readonly (readonly Operation[])[];
  readonly pictures: Map<number, Blob>;
}

/** What a device keeps of imports. */
export interface FakeImportPlans extends ImportPlans {
  readonly kept: ReadonlyMap<string, Kept>;
  /** The same device with another page, which has claimed nothing. */
  anotherPage(): FakeImportPlans;
  /** The device keeps nothing from now on. */
  fail(): void;
}

export function createFakeImportPlans(kept = new Map<string, Kept>()): FakeImportPlans {
  const claimed = new Set<string>();
  let isFull = false;
  const guard = async (): Promise<void> => {
    await Promise.resolve();
    if (isFull) throw new DOMException('No storage.', 'QuotaExceededError');
  };
  const change = async (id: string, fields: Partial<KeptImport>, more: Partial<Kept> = {}): Promise<void> => {
    await guard();
    const found = kept.get(id);
    if (found === undefined) return;
    const head = { ...found.head, ...fields };
    if (isImportOver(head)) kept.delete(id);
    else kept.set(id, { ...found, ...more, head });
  };
  return {
    kept,
    anotherPage: () => createFakeImportPlans(kept),
    fail: () => void (isFull = true),
    async keep(uid, head, parts) {
      await guard();
      kept.set(head.id, structuredClone({ uid, head, parts, pictures: new Map<number, Blob>() }));
    },
    async list(uid) {
      await guard();
      return [...kept.values()].flatMap((each) => (each.uid === uid ? [each.head] : []));
    },
    async part(_uid, id, place) {
      await guard();
      return kept.get(id)?.parts[place] ?? [];
    },
    async forget(_uid, id) {
      await guard();
      kept.delete(id);
    },
    made: (_uid, id) => change(id, { parts: 0 }, { parts: [] }),
    async keepPicture(_uid, id, place, picture) {
      await guard();
      kept.get(id)?.pictures.set(place, picture);
    },
    async picture(_uid, id, place) {
      await guard();
      return kept.get(id)?.pictures.get(place) ?? null;
    },
    carried: (_uid, id, left) =>
      change(id, { carried: left }, left.length === 0 ? { pictures: new Map<number, Blob>() } : {}),
    noted: (_uid, id) => change(id, { isNoted: true }),
    forgetLeft: (_uid, id) => change(id, { left: [] }),
    async claim(id) {
      const isFree = !claimed.has(id);
      claimed.add(id);
      await Promise.resolve();
      return isFree;
    },
    release: (id) => void claimed.delete(id),
  };
}
