import { canEdit } from '../../../domain/sales/sale';
import { addedPhoto } from '../../../domain/operations/entitiesOf';
import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import { compareLots } from '../../../domain/numbering/lotOrder';
import { compareOrder } from '../../../domain/values/order';
import { selectPhotosNeedingAttention } from '../../../features/lots/model/photos/intakeSelectors';
import { selectLots, selectLotPrivate, selectTrashedLots } from '../../../features/lots/model/lots/lotsSlice';
import { selectPhotoIdsOfLot } from '../../../features/lots/model/photos/photosSlice';
import { selectNeedsAttention } from '../../../features/lots/model/saves/savesSlice';
import { isPrivateOperation, changesOf } from '../../../domain/operations/operations';
import { NO_PRIVATE_FIELDS } from '../../../domain/lots/lot';
import { allEntities } from '../../../shared/buckets/buckets';
import { SALE } from '../../stores/makeWorkspace';
import type { Device } from '../world/device';
import { readLotBy } from '../world/olderBuild';
import type { Page } from '../world/page';
import type { RuledServer } from '../world/ruledServer';
import { fieldsOf, shortly, type Watch } from './watch';
import { CANARY } from '../world/words';

/** What the server must be at any time: nothing twice, numbers held by those who have them, nothing private in public. */
export function checkServer(server: RuledServer, watch: Watch): { readonly orphans: number } {
  const { lots, photos, numbers, reserved, ops } = server.documents(SALE);
  const seen = new Set<string>();
  for (const operation of server.written) {
    if (seen.has(operation.id)) watch.fail(`${shortly(operation)} was written twice`);
    seen.add(operation.id);
  }
  const holders = new Map<string, string>();
  for (const lot of lots.values()) {
    if (lot.deletedAt !== null || lot.number === null) continue;
    const name = formatLotNumber({ number: lot.number, suffix: lot.suffix });
    const other = holders.get(name);
    if (other !== undefined) watch.fail(`${name} is the number of ${lot.id.slice(0, 4)} and of ${other.slice(0, 4)}`);
    holders.set(name, lot.id);
    if (numbers.get(name) !== lot.id) watch.fail(`${lot.id.slice(0, 4)} has the number ${name} and not its claim`);
  }
  const isPublic = [...ops.values()].filter((each) => !isPrivateOperation(each));
  if (JSON.stringify([[...lots.values()], [...photos.values()], isPublic]).includes(CANARY)) {
    watch.fail('something private stands in a document that every member reads');
  }
  const orphans = [...numbers].filter(([name, lotId]) => holders.get(name) !== lotId && !reserved.has(name));
  return { orphans: orphans.length };
}

/**
 * Each acknowledged piece of work is with the server, or waits for its person, or was given up by them. `isOpenedAnew`:
 * a person who has opened the application since has sent all that the device had; before, the work of a tab that died beside
 * another one may still wait for that.
 */
export async function checkWork(
  { server, devices, watch }: { server: RuledServer; devices: readonly Device[]; watch: Watch },
  isOpenedAnew: boolean,
): Promise<void> {
  const { ops } = server.documents(SALE);
  const waiting = new Set<string>();
  const fields = new Set<string>();
  for (const { uid, disk, pages } of devices) {
    const kept = (await disk.outbox.list(uid)).filter(({ refused }) => !isOpenedAnew || refused !== null);
    const shown = pages.flatMap((page) => page.read(selectNeedsAttention));
    for (const { operation } of [...kept, ...shown]) {
      waiting.add(operation.id);
      for (const field of fieldsOf(operation)) fields.add(field);
    }
    for (const page of pages) for (const { id } of page.read(selectPhotosNeedingAttention)) waiting.add(id);
  }
  for (const id of watch.acknowledged) {
    const operation = watch.made.get(id);
    if (operation === undefined || waiting.has(id) || watch.discarded.has(id) || watch.received.has(id)) continue;
    const record = ops.get(id);
    const written = record === undefined ? [] : Object.keys(changesOf(record));
    const missing = fieldsOf(operation).filter(
      (field) =>
        !written.includes(field.slice(operation.lotId.length + 1)) && !fields.has(field) && !watch.decided.has(field),
    );
    if (fieldsOf(operation).length === 0 ? record === undefined : missing.length > 0) {
      watch.fail(`lost: ${shortly(operation)} of ${operation.uid} ${missing.join()}`);
    }
  }
  const added = new Set([...ops.values()].flatMap((each) => addedPhoto(each)?.id ?? []));
  for (const id of watch.acknowledgedPhotos) {
    if (!added.has(id) && !waiting.has(id) && !watch.discarded.has(id)) watch.fail(`lost: photo ${id.slice(0, 4)}`);
  }
}

/** In what two lists differ, whatever their order is: one line for each entity. */
function differences<Each extends { readonly id: string }>(shown: readonly Each[], there: readonly Each[]): string[] {
  const others = new Map(there.map((each) => [each.id, each]));
  const lines = shown.flatMap((mine) => {
    const theirs = others.get(mine.id);
    others.delete(mine.id);
    if (theirs === undefined) return [`shows ${mine.id.slice(0, 4)}, which the server does not have`];
    const fields = Object.entries({ ...theirs, ...mine }).filter(([field]) => {
      return JSON.stringify(mine[field as keyof Each]) !== JSON.stringify(theirs[field as keyof Each]);
    });
    if (fields.length === 0) return [];
    const received = fields.map(([field]) => {
      const [here, server] = [mine, theirs].map((each) => JSON.stringify(each[field as keyof Each]));
      return `${field} ${String(here)} where the server has ${String(server)}`;
    });
    return [`shows of ${mine.id.slice(0, 4)} ${received.join(', ')}`];
  });
  return [...lines, ...[...others.keys()].map((id) => `does not show ${id.slice(0, 4)}`)];
}

/** With its fields in one order, however they were put together. */
export function sorted(entity: object): object {
  return Object.fromEntries(Object.entries(entity).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Once all is sent and decided, each page shows what the server has, in the same order, and nobody more than they may. */
export function checkViews(server: RuledServer, pages: readonly Page[], watch: Watch): void {
  const { lots, photos, privates } = server.documents(SALE);
  const inOrder = [...lots.values()].sort(compareLots);
  const live = inOrder.filter(({ deletedAt }) => deletedAt === null);
  const sale = server.sale(SALE);
  for (const page of pages) {
    const fail = (line: string): void => watch.fail(`${page.name} ${line}`);
    const shown = page.read(selectLots);
    const expected = inOrder.map((lot) => readLotBy(page.isOlder, lot));
    differences([...shown, ...page.read(selectTrashedLots)], expected).forEach(fail);
    if (shown.map(({ id }) => id).join() !== live.map(({ id }) => id).join()) fail('shows the lots in another order');
    const { photos: ofPhotos, lots: ofLots } = page.state();
    differences(allEntities(ofPhotos.photos.shown), [...photos.values()]).forEach(fail);
    for (const { id } of live) {
      const expected = [...photos.values()].filter(({ lotId }) => lotId === id).sort(compareOrder);
      const ids = page.read(selectPhotoIdsOfLot, id).join();
      if (ids !== expected.map((photo) => photo.id).join()) {
        const names = [ids, expected.map((photo) => photo.id).join()].map((list) => list.replace(/(\w{4})\w*/g, '$1'));
        fail(`shows the photos of ${id.slice(0, 4)} as ${names.join(' and the server has ')}`);
      }
    }
    if (sale === undefined || !canEdit(sale, page.uid)) {
      if (JSON.stringify(ofLots.privates).includes(CANARY)) fail('still holds what only editors may read');
      continue;
    }
    for (const { id } of inOrder) {
      const mine = { ...page.read(selectLotPrivate, id), id };
      differences([mine], [{ ...NO_PRIVATE_FIELDS, ...privates.get(id), id }]).forEach(fail);
    }
  }
}

/** State is plain data: it can be written down and read again. */
export function checkPlain(pages: readonly Page[], watch: Watch): void {
  const find = (value: unknown, path: string): string | null => {
    if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return null;
    if (typeof value !== 'object') return path;
    const prototype: unknown = Object.getPrototypeOf(value);
    const isPlain = Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
    if (!isPlain) return path;
    for (const [key, each] of Object.entries(value)) {
      const found = find(each, `${path}.${key}`);
      if (found !== null) return found;
    }
    return null;
  };
  for (const page of pages) {
    const path = find(page.state(), 'state');
    if (path !== null) watch.fail(`${page.name} holds something at ${path} that is no plain data`);
  }
}
