import type { Lot } from '../lots/lot';
import { compareLotNumbers, formatLotNumber, type LotNumber, numberFields } from '../numbering/lotNumber';
import { type AheadNumber, chooseNamed, chooseNumber, type ReservedNumbers } from '../numbering/nextNumber';
import { numberOf } from '../numbering/numbering';
import { compareLots, keyForLot } from '../numbering/lotOrder';
import { keysBetween } from '../values/order';
import { groupPhotos, type PhotoFile } from './photoName';

export interface IntakeFile extends PhotoFile {
  readonly id: string;
}

export interface PlannedLot {
  readonly id: string;
  readonly number: number | null;
  readonly suffix: string;
  readonly order: string;
  /** What it asks for once the server answers: see ChosenNumber. */
  readonly wanted?: LotNumber | 'next';
}

export interface PlannedPhoto {
  readonly id: string;
  readonly lotId: string;
  readonly fileName: string;
  readonly order: string;
}

export interface IntakePlan {
  readonly lots: readonly PlannedLot[];
  readonly photos: readonly PlannedPhoto[];
  /** What of the device's block the lots are. */
  readonly ahead: readonly AheadNumber[];
}

export type KnownLot = Pick<Lot, 'id' | 'number' | 'suffix' | 'order'>;

interface IntakeInput {
  readonly files: readonly IntakeFile[];
  /** What is known of the numbers; its lots in sale order. */
  readonly stock: ReservedNumbers<KnownLot>;
  /** The number that a lot asks for and does not show yet: photos of that number are its own. */
  readonly wantedOf?: ReadonlyMap<string, LotNumber>;
  /** The key of a lot's last photo, null when it has none. */
  readonly lastPhotoOrder: (lotId: string) => string | null;
  readonly newId: () => string;
}

/** Where a new lot belongs: straight after the last lot whose number is not larger; without a number, at the end. */
export function placeFor(lots: readonly KnownLot[], wanted: LotNumber | null): number {
  if (wanted === null) return lots.length;
  for (let index = lots.length - 1; index >= 0; index -= 1) {
    const lot = lots[index];
    const number = lot === undefined ? null : numberOf(lot);
    if (number !== null && compareLotNumbers(number, wanted) <= 0) return index + 1;
  }
  return lots.some((lot) => lot.number !== null) ? 0 : lots.length;
}

/**
 * What chosen photos become: photos whose names begin with a lot number join that lot or make it; every other photo
 * makes a lot of its own, numbered after the largest number. Pure: nothing is written or claimed here.
 */
export function planIntake({ files, stock, wantedOf, lastPhotoOrder, newId }: IntakeInput): IntakePlan {
  const known: KnownLot[] = [...stock.lots].sort(compareLots);
  const byNumber = new Map<string, string>();
  for (const lot of known) {
    const number = numberOf(lot) ?? wantedOf?.get(lot.id) ?? null;
    if (number !== null) byNumber.set(formatLotNumber(number), lot.id);
  }
  const plannedLots: PlannedLot[] = [];
  const photos: PlannedPhoto[] = [];
  const ahead: AheadNumber[] = [];
  const groups = groupPhotos(files);
  const largestNamed = Math.max(0, ...groups.map((group) => group.lotNumber?.number ?? 0));

  const addLot = (named: LotNumber | null): string => {
    const block = stock.block.filter((each) => !ahead.includes(each));
    const present = { ...stock, lots: known, block };
    const behind = known[placeFor(known, named) - 1] ?? null;
    const chosen =
      named === null ? chooseNumber(present, behind, largestNamed + 1) : chooseNamed(present, named, behind);
    const place = placeFor(known, chosen.number ?? named);
    const number = numberFields(chosen.number);
    const lot = { id: chosen.ahead?.lotId ?? newId(), ...number, order: keyForLot(known, place, number) };
    known.splice(place, 0, lot);
    plannedLots.push(chosen.wanted === undefined ? lot : { ...lot, wanted: chosen.wanted });
    if (chosen.ahead !== null) ahead.push(chosen.ahead);
    const name = named ?? chosen.number;
    if (name !== null) byNumber.set(formatLotNumber(name), lot.id);
    return lot.id;
  };

  for (const { lotNumber, photos: group } of groups) {
    const lotId = (lotNumber === null ? undefined : byNumber.get(formatLotNumber(lotNumber))) ?? addLot(lotNumber);
    const keys = keysBetween(lastPhotoOrder(lotId), null, group.length);
    group.forEach((file, index) => {
      photos.push({ id: file.id, lotId, fileName: file.name, order: keys[index] ?? 'a0' });
    });
  }
  return { lots: plannedLots, photos, ahead };
}

/** Photos chosen for one lot: all join it, after its last photo, in the order of their names. */
export function planPhotosForLot(files: readonly IntakeFile[], lotId: string, last: string | null): IntakePlan {
  const inOrder = groupPhotos(files).flatMap((group) => group.photos);
  const keys = keysBetween(last, null, inOrder.length);
  return {
    lots: [],
    ahead: [],
    photos: inOrder.map((file, index) => ({ id: file.id, lotId, fileName: file.name, order: keys[index] ?? 'a0' })),
  };
}
