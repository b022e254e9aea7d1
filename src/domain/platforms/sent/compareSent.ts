import type { PhotosByLot, PlatformLot, PlatformSale } from '../platformLot';
import type { Profile } from '../profile';
import { cellsHash, picturesHash } from './lotHash';
import type { PlatformHas, PlatformState } from './platformState';
import type { SentContent } from './sentExport';
import { namesPictures, sentLotWriter, type SentLot } from './sentLot';

/** A lot that the platform has in another way. */
export interface ChangedLot {
  readonly lot: PlatformLot;
  readonly now: SentLot;
  readonly has: PlatformHas;
  readonly isRenumbered: boolean;
  readonly hasOtherCells: boolean;
  readonly hasOtherPictures: boolean;
}

/** A lot that the platform has and the sale does not: withdrawn, or thrown away. */
export interface GoneLot {
  readonly has: PlatformHas;
  readonly isWithdrawn: boolean;
}

export interface SentComparison {
  readonly changed: readonly ChangedLot[];
  readonly added: readonly { readonly lot: PlatformLot; readonly now: SentLot }[];
  readonly gone: readonly GoneLot[];
}

/** The sale as it is now. */
export interface SaleNow {
  /** All lots that may go out, in the order of the sale. */
  readonly lots: readonly PlatformLot[];
  readonly withdrawn: ReadonlySet<string>;
  readonly photos: PhotosByLot;
  readonly sale: PlatformSale;
}

/** What is other in the sale than on the platform: only what the platform would get counts. */
export function compareSent(
  state: PlatformState,
  { lots, withdrawn, photos, sale }: SaleNow,
  profile: Profile,
): SentComparison {
  const writerFor = writers(profile, sale);
  const isNamed = namesPictures(profile);
  const changed: ChangedLot[] = [];
  const added: { lot: PlatformLot; now: SentLot }[] = [];
  const present = new Set<string>();
  for (const lot of lots) {
    present.add(lot.id);
    const own = photos.get(lot.id) ?? [];
    const has = state.lots.get(lot.id);
    if (has === undefined) {
      if (isExpected(lot, state)) added.push({ lot, now: writerFor(state)(lot, own) });
      continue;
    }
    const now = writerFor(has)(lot, own);
    const { entry } = has;
    const hasOtherCells = cellsHash(now.cells) !== entry.cells;
    const hasOtherPictures =
      has.pictures === null
        ? isNamed && now.pictures.length !== entry.pictureCount
        : picturesHash(now.pictures) !== has.pictures;
    const isRenumbered = now.number !== entry.number;
    if (hasOtherCells || hasOtherPictures) {
      changed.push({ lot, now, has, isRenumbered, hasOtherCells, hasOtherPictures });
    }
  }
  const gone = [...state.lots]
    .filter(([id]) => !present.has(id))
    .map(([id, has]) => ({ has, isWithdrawn: withdrawn.has(id) }));
  return { changed, added, gone };
}

/** Drafts are no new lots where only ready ones are sent. */
const isExpected = ({ status }: PlatformLot, { whole }: PlatformState): boolean =>
  whole?.scope === 'all' || status !== 'draft';

/** A file of a colleague may have names of fields in another language: each lot is compared as it was sent. */
function writers(
  profile: Profile,
  sale: PlatformSale,
): (sent: Pick<SentContent, 'fieldNames'>) => ReturnType<typeof sentLotWriter> {
  const made = new Map<string, ReturnType<typeof sentLotWriter>>();
  return ({ fieldNames }) => {
    const key = cellsHash(fieldNames);
    const known = made.get(key) ?? sentLotWriter(profile, { ...sale, fieldNames });
    made.set(key, known);
    return known;
  };
}
