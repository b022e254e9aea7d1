import type { Photo } from '../../photos/photo';
import { compileColumns } from '../cells/compile';
import { numberOf, pictureNames } from '../pictures/pictureNames';
import type { PlatformLot, PlatformSale } from '../platformLot';
import type { Profile } from '../profile';
import { createHash, inHashOrder, picturesHash } from './lotHash';

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

/** A row of a file, read as what the platform gets of a lot. */
export interface SentRow {
  readonly number: string;
  readonly cellsHash: string;
  readonly picturesHash: string;
  readonly pictureCount: number;
  /** All of it. */
  sentLot(): SentLot;
}

type ReadRow = (lot: PlatformLot, photos: readonly Photo[], row: readonly string[]) => SentRow;

/** Reads the rows of a platform's file. What does not depend on the lot is worked out once. */
export function sentRowReader(profile: Profile, header: readonly string[]): ReadRow {
  const columns = namesOf(header).flatMap((name, place) =>
    profile.columns[place]?.from.kind === 'picture' ? [] : [{ name, place }],
  );
  const inOrder = columns.toSorted((one, other) => inHashOrder(one.name, other.name));
  return (lot, photos, row) => {
    const pictures = photos.slice(0, pictureNames(lot, photos, profile.pictures).length).map(pictureOf);
    const hash = createHash();
    for (const { name, place } of inOrder) {
      const text = row[place] ?? '';
      if (text === '') continue;
      hash.add(name);
      hash.add(text);
    }
    const number = numberOf(lot);
    return {
      number,
      cellsHash: hash.end(),
      picturesHash: picturesHash(pictures),
      pictureCount: pictures.length,
      sentLot() {
        const texts = columns.map(({ name, place }) => [name, row[place] ?? ''] as const);
        return { id: lot.id, number, cells: Object.fromEntries(texts.filter(([, text]) => text !== '')), pictures };
      },
    };
  };
}

/** Writes what the platform would get of a lot now. */
export function sentRowWriter(
  profile: Profile,
  sale: PlatformSale,
): (lot: PlatformLot, photos: readonly Photo[]) => SentRow {
  const columns = compileColumns(profile, sale);
  const read = sentRowReader(
    profile,
    columns.map(({ header }) => header),
  );
  return (lot, photos) => {
    const pictures = { photos, names: pictureNames(lot, photos, profile.pictures) };
    const row = columns.map(({ write }) => write(lot, pictures, () => undefined));
    return read(lot, photos, row);
  };
}

/** Whether the file names the pictures of a lot: then the platform knows how many there are, although it has none of them. */
export const namesPictures = ({ columns }: Profile): boolean => columns.some(({ from }) => from.kind === 'picture');
