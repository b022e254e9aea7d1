import type { FieldChange, OperationDraft } from '../../../../services/lots/LotsGateway';
import type { Lot, PrivateLotFields } from '../../../../domain/lots/lot';
import { type LotNumber, numberFields, nameOfNumber } from '../../../../domain/numbering/lotNumber';
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

  function apply(draft: OperationDraft): void {
    const { lotId } = draft;
    switch (draft.kind) {
      case 'createLot':
        return;
      case 'editLot':
        return change(lotId, after(draft.changes));
      case 'editPrivate':
        return void privates.set(lotId, { ...privateOf(lotId), ...after(draft.changes) });
      case 'setLotStatus':
        return change(lotId, { status: draft.after });
      case 'setResult':
        return change(lotId, draft.after);
      case 'setNumber':
        return change(lotId, numberFields(draft.after));
      case 'moveLot':
        return change(lotId, { order: draft.after });
      case 'trashLot':
        return change(lotId, { deletedAt: draft.deletedAt });
      case 'restoreLot':
        return change(lotId, { deletedAt: null, ...numberFields(draft.number) });
      case 'addPhoto':
        photos.set(draft.photo.id, draft.photo);
        return draft.cover ? change(lotId, { coverPhotoId: draft.photo.id }) : undefined;
      case 'removePhoto':
        photos.set(draft.photo.id, null);
        return draft.cover ? change(lotId, { coverPhotoId: draft.coverAfter }) : undefined;
      case 'editPhoto': {
        const photo = photoOf(draft.photoId);
        if (photo !== undefined) photos.set(photo.id, { ...photo, ...after({ ...draft.changes }) });
      }
    }
  }

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
    apply,
  };
}

function after(changes: Readonly<Partial<Record<string, FieldChange>>>): Readonly<Record<string, never>> {
  return Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change?.after as never]));
}
