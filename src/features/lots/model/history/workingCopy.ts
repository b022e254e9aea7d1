import { lotAfter, privateAfter, photoAfter } from '../../../../domain/operations/changes';
import type { SaleTarget } from '../../../../domain/operations/operationRules';
import { applyOperation, type OperationDraft } from '../../../../domain/operations/operations';
import type { Lot, PrivateLotFields } from '../../../../domain/lots/lot';
import { type LotNumber, nameOfNumber } from '../../../../domain/numbering/lotNumber';
import { numberOf } from '../../../../domain/numbering/numbering';
import type { Photo } from '../../../../domain/photos/photo';
import type { SaleStatus } from '../../../../domain/sales/sale';

/** A sale as it is at present. */
export interface PresentSale {
  readonly status: SaleStatus;
  /** Those outside of the trash, for the numbers they hold. */
  readonly lots: readonly Lot[];
  readonly lot: (id: string) => Lot | undefined;
  readonly privateOf: (id: string) => PrivateLotFields;
  readonly photo: (id: string) => Photo | undefined;
  /** What is chosen as the cover of a lot, also when that photo is still on its way. */
  readonly cover: (lotId: string) => string | null;
}

/** The present sale, and on top of it what a plan has done so far. */
export interface WorkingCopy extends PresentSale {
  /** Which lot holds a number. */
  readonly holderOf: (number: LotNumber | null) => string | undefined;
  readonly apply: (draft: OperationDraft) => void;
}

export function createWorkingCopy(sale: PresentSale): WorkingCopy {
  const lots = new Map<string, Lot>();
  const privates = new Map<string, PrivateLotFields>();
  const photos = new Map<string, Photo | null>();
  const covers = new Map<string, string | null>();
  let known: Map<string, string> | null = null;
  /** Of all lots: only what is about numbers asks for it. */
  const holders = (): Map<string, string> =>
    (known ??= new Map(sale.lots.map((lot) => [nameOfNumber(numberOf(lot)), lot.id])));

  const lotOf = (id: string): Lot | undefined => lots.get(id) ?? sale.lot(id);
  const privateOf = (id: string): PrivateLotFields => privates.get(id) ?? sale.privateOf(id);
  const photoOf = (id: string): Photo | undefined => {
    const changed = photos.get(id);
    return changed === undefined ? sale.photo(id) : (changed ?? undefined);
  };
  const change = (id: string, fields: Partial<Lot>): void => {
    const lot = lotOf(id);
    if (lot === undefined) return;
    const changed = { ...lot, ...fields };
    lots.set(id, changed);
    if (fields.coverPhotoId !== undefined) covers.set(id, fields.coverPhotoId);
    if (!('number' in fields || 'suffix' in fields || 'deletedAt' in fields)) return;
    if (holders().get(nameOfNumber(numberOf(lot))) === id) holders().delete(nameOfNumber(numberOf(lot)));
    if (changed.deletedAt === null) holders().set(nameOfNumber(numberOf(changed)), id);
  };

  const target: SaleTarget = {
    // An undo makes no lots: one that was thrown away comes back out of the trash.
    makeLot: () => undefined,
    changeLot: (id, changes) => change(id, lotAfter(changes)),
    changePrivate(id, changes) {
      privates.set(id, { ...privateOf(id), ...privateAfter(changes) });
    },
    addPhoto: (photo) => void photos.set(photo.id, photo),
    changePhoto(id, changes) {
      const photo = photoOf(id);
      if (photo !== undefined) photos.set(id, { ...photo, ...photoAfter(changes) });
    },
    removePhoto: ({ id }) => void photos.set(id, null),
  };

  return {
    status: sale.status,
    get lots() {
      return [...new Set([...sale.lots.map(({ id }) => id), ...lots.keys()])].flatMap((id) => {
        const lot = lotOf(id);
        return lot === undefined || lot.deletedAt !== null ? [] : [lot];
      });
    },
    lot: lotOf,
    privateOf,
    photo: photoOf,
    cover: (id) => covers.get(id) ?? (covers.has(id) ? null : sale.cover(id)),
    holderOf: (number) => (number === null ? undefined : holders().get(nameOfNumber(number))),
    apply: (draft) => applyOperation(draft, target),
  };
}
