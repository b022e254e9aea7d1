import { formatLotNumber, type LotNumber } from '../../numbering/lotNumber';
import { compareFileNames, groupPhotos } from '../../photos/photoName';

/** The files of a bundle by what they are for. Paths with `/`, in the order in which people count. */
export interface BundleFiles {
  /** Those that may hold rows. */
  readonly tables: readonly string[];
  readonly pictures: readonly string[];
}

const TABLE = /\.(?:csv|tsv|txt|tab|xlsx|xls|json)$/i;
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|hei[cf])$/i;
/** What systems put beside the files: resource forks, caches of thumbnails. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;
/** A note to the reader holds no rows. */
const README = /(?:^|\/)(?:read[\s_-]?me|liesmich)[^/]*\.txt$/i;

export const fileNameOf = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** Parts the files of a ZIP file. What is neither a table nor a picture is left out. */
export function partBundle(paths: Iterable<string>): BundleFiles {
  const shown = [...paths].filter((path) => !HIDDEN.test(path)).sort(compareFileNames);
  return {
    tables: shown.filter((path) => TABLE.test(path) && !README.test(path)),
    pictures: shown.filter((path) => PICTURE.test(path)),
  };
}

/** What a row says of its pictures. */
interface RowOfPictures {
  readonly number: LotNumber | null;
  /** Names of pictures, as they stand in the row. */
  readonly photos: readonly string[];
}

/** Gives the pictures of a bundle to rows. */
export interface BundlePictures {
  /** The paths of the pictures of a row, in their order. Each picture is given once: to the first row that asks for it. */
  take(row: RowOfPictures): readonly string[];
}

const keyOf = (name: string): string => fileNameOf(name).normalize().toLowerCase();

/**
 * A picture belongs to the row that names it; a row that names none of them gets those whose names begin with its number.
 * `paths` as `partBundle` gives them.
 */
export function bundlePictures(paths: readonly string[]): BundlePictures {
  const byName = new Map<string, string>();
  for (const path of paths) if (!byName.has(keyOf(path))) byName.set(keyOf(path), path);
  const byNumber = new Map<string, readonly string[]>();
  for (const { lotNumber, photos } of groupPhotos(paths.map((name) => ({ name, lastModified: 0 })))) {
    if (lotNumber !== null)
      byNumber.set(
        formatLotNumber(lotNumber),
        photos.map(({ name }) => name),
      );
  }
  const given = new Set<string>();
  return {
    take({ number, photos }) {
      const named = photos.flatMap((name) => byName.get(keyOf(name)) ?? []);
      const numbered = number === null ? [] : (byNumber.get(formatLotNumber(number)) ?? []);
      const free = [...new Set(named.length > 0 ? named : numbered)].filter((path) => !given.has(path));
      for (const path of free) given.add(path);
      return free;
    },
  };
}
