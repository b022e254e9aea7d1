import type { Lot } from './lot';
import { compareLotNumbers, formatLotNumber, MAX_LOT_NUMBER, type LotNumber } from './lotNumber';
import { compareOrder, keysBetween } from './order';
import { groupPhotos, type PhotoFile } from './photoName';

export interface IntakeFile extends PhotoFile {
  readonly id: string;
}

export interface PlannedLot {
  readonly id: string;
  readonly number: number | null;
  readonly suffix: string;
  readonly order: string;
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
}

type KnownLot = Pick<Lot, 'id' | 'number' | 'suffix' | 'order'>;

interface IntakeInput {
  readonly files: readonly IntakeFile[];
  /** The lots of the sale, in sale order. */
  readonly lots: readonly KnownLot[];
  /** The key of a lot's last photo, null when it has none. */
  readonly lastPhotoOrder: (lotId: string) => string | null;
  readonly newId: () => string;
}

function numberOf(lot: KnownLot): LotNumber | null {
  return lot.number === null ? null : { number: lot.number, suffix: lot.suffix as LotNumber['suffix'] };
}

/** Where a new lot belongs: straight after the last lot whose number is not larger; without a number, at the end. */
function placeFor(lots: readonly KnownLot[], wanted: LotNumber | null): number {
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
export function planIntake({ files, lots, lastPhotoOrder, newId }: IntakeInput): IntakePlan {
  const known: KnownLot[] = [...lots].sort(compareOrder);
  const byNumber = new Map<string, string>();
  for (const lot of known) {
    const number = numberOf(lot);
    if (number !== null) byNumber.set(formatLotNumber(number), lot.id);
  }
  const plannedLots: PlannedLot[] = [];
  const photos: PlannedPhoto[] = [];
  const groups = groupPhotos(files);
  const largest = Math.max(
    0,
    ...known.map((lot) => lot.number ?? 0),
    ...groups.map((group) => group.lotNumber?.number ?? 0),
  );
  let next = largest + 1;

  const addLot = (wanted: LotNumber | null): string => {
    const place = placeFor(known, wanted);
    const [order = 'a0'] = keysBetween(known[place - 1]?.order ?? null, known[place]?.order ?? null, 1);
    const lot = { id: newId(), number: wanted?.number ?? null, suffix: wanted?.suffix ?? '', order };
    known.splice(place, 0, lot);
    plannedLots.push(lot);
    if (wanted !== null) byNumber.set(formatLotNumber(wanted), lot.id);
    return lot.id;
  };

  for (const group of groups) {
    const wanted = group.lotNumber ?? (next > MAX_LOT_NUMBER ? null : { number: next, suffix: '' as const });
    if (group.lotNumber === null) next += 1;
    const lotId = (wanted === null ? undefined : byNumber.get(formatLotNumber(wanted))) ?? addLot(wanted);
    const keys = keysBetween(lastPhotoOrder(lotId), null, group.photos.length);
    group.photos.forEach((file, index) => {
      photos.push({ id: file.id, lotId, fileName: file.name, order: keys[index] ?? 'a0' });
    });
  }
  return { lots: plannedLots, photos };
}

/** Photos chosen for one lot: all join it, after its last photo, in the order of their names. */
export function planPhotosForLot(files: readonly IntakeFile[], lotId: string, last: string | null): IntakePlan {
  const inOrder = groupPhotos(files).flatMap((group) => group.photos);
  const keys = keysBetween(last, null, inOrder.length);
  return {
    lots: [],
    photos: inOrder.map((file, index) => ({ id: file.id, lotId, fileName: file.name, order: keys[index] ?? 'a0' })),
  };
}
