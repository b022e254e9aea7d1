import type { Photo } from '../../photos/photo';
import { compileColumns } from '../cells/compile';
import { numberOf, pictureNames } from '../pictures/pictureNames';
import type { PlatformLot, PlatformSale } from '../platformLot';
import type { Profile } from '../profile';

/** What a platform gets of a lot. */
export interface SentLot {
  readonly id: string;
  /** 12A; '' without a number. */
  readonly number: string;
  /** The texts of its cells by the platform's headers, in the platform's order. Empty cells and names of pictures are left out. */
  readonly cells: Readonly<Record<string, string>>;
  /** For each picture, in their order, a text that becomes another one when the picture looks different. */
  readonly pictures: readonly string[];
}

/** A file may have two columns of one name: the second is `Name (2)`. */
function namesOf(headers: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return headers.map((header) => {
    const count = (counts.get(header) ?? 0) + 1;
    counts.set(header, count);
    return count === 1 ? header : `${header} (${count})`;
  });
}

const LONG_ENOUGH = 16;
const pictureOf = ({ hash, rotation }: Photo): string => `${hash.slice(0, LONG_ENOUGH)}:${rotation}`;

/** Puts together what a platform gets of a lot from the row of its file. */
export function sentLotOf(
  profile: Profile,
  header: readonly string[],
): (lot: PlatformLot, photos: readonly Photo[], row: readonly string[]) => SentLot {
  const names = namesOf(header);
  const isText = profile.columns.map(({ from }) => from.kind !== 'picture');
  return (lot, photos, row) => {
    const count = pictureNames(lot, photos, profile.pictures).length;
    const texts = row.map((text, place) => [names[place] ?? '', text] as const);
    return {
      id: lot.id,
      number: numberOf(lot),
      cells: Object.fromEntries(texts.filter(([, text], place) => text !== '' && isText[place] === true)),
      pictures: photos.slice(0, count).map(pictureOf),
    };
  };
}

/** Writes what the platform would get of a lot now. What does not depend on the lot is worked out once. */
export function sentLotWriter(
  profile: Profile,
  sale: PlatformSale,
): (lot: PlatformLot, photos: readonly Photo[]) => SentLot {
  const columns = compileColumns(profile, sale);
  const sentLot = sentLotOf(
    profile,
    columns.map(({ header }) => header),
  );
  return (lot, photos) => {
    const pictures = { photos, names: pictureNames(lot, photos, profile.pictures) };
    const row = columns.map(({ write }) => write(lot, pictures, () => undefined));
    return sentLot(lot, photos, row);
  };
}

/** Whether the file names the pictures of a lot: then the platform knows how many there are, although it has none of them. */
export const namesPictures = ({ columns }: Profile): boolean => columns.some(({ from }) => from.kind === 'picture');
