import type { Lot, LotPrivate } from '../../../domain/lots/lot';
import type { Photo } from '../../../domain/photos/photo';
import type { LotsGateway } from '../../../services/lots/LotsGateway';
import { buildOperations, type SaleOperations } from './operationsForTests';

export interface LotsParty {
  readonly uid: string;
  readonly lots: LotsGateway;
}

/** A sale with an owner, a viewer, and somebody who is no member; each with a gateway of their own. */
export interface LotsParties {
  readonly saleId: string;
  readonly owner: LotsParty;
  readonly viewer: LotsParty;
  readonly stranger: LotsParty;
}

export const denied = { name: 'GatewayFailure', code: 'permission-denied' };
/** Another lot has the number. */
export const taken = { name: 'GatewayFailure', code: 'already-exists' };

interface Seen {
  readonly lots: Map<string, Lot>;
  readonly photos: Map<string, Photo>;
}

/** Everything the sale has, once the server itself has sent both halves of it. */
export function seenBy(lots: LotsGateway, saleId: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const seen: Seen = { lots: new Map(), photos: new Map() };
    const whole = new Set<string>();
    const stop = lots.listen(saleId, (event) => {
      if (event.type === 'failed') return reject(new Error(event.code));
      if (event.type === 'copy' || event.type === 'progress') return;
      if (event.type === 'lots') for (const lot of event.changed) seen.lots.set(lot.id, lot);
      else for (const photo of event.changed) seen.photos.set(photo.id, photo);
      // What a cache has emitted before and the server no longer has.
      for (const id of event.removed) (event.type === 'lots' ? seen.lots : seen.photos).delete(id);
      if (event.fromServer) whole.add(event.type);
      if (whole.size < 2) return;
      queueMicrotask(() => stop());
      resolve(seen);
    });
  });
}

/** What only editors read, once the server has sent it. */
export function privateOf(lots: LotsGateway, saleId: string): Promise<Map<string, LotPrivate>> {
  return new Promise((resolve, reject) => {
    const seen = new Map<string, LotPrivate>();
    const stop = lots.listenPrivate(saleId, (event) => {
      if (event.type === 'failed') return reject(new Error(event.code));
      if (event.type === 'progress') return;
      for (const each of event.changed) seen.set(each.id, each);
      for (const id of event.removed) seen.delete(id);
      if (!event.fromServer) return;
      queueMicrotask(() => stop());
      resolve(seen);
    });
  });
}

/** With operations of the owner on a new lot. */
export function enter(parties: LotsParties): LotsParties & { readonly make: SaleOperations } {
  return { ...parties, make: buildOperations(parties.saleId, parties.owner.uid) };
}

export async function lotNow(saleId: string, lots: LotsGateway, lotId: string): Promise<Lot | undefined> {
  return (await seenBy(lots, saleId)).lots.get(lotId);
}
