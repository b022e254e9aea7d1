import type { PlatformSale } from '../platformLot';
import type { Profile } from '../profile';
import type { Rows } from '../rows/rows';
import { csvText } from './csv';
import { encode } from './encode';

export interface DataFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How the data file of a bundle is called. */
export const dataFileName = ({ title }: Pick<PlatformSale, 'title'>, { id, file, fileWord }: Profile): string =>
  `${fileNameOf(title)}-${fileWord === undefined ? id.toLowerCase() : fileNameOf(fileWord)}.${file.extension}`;

/** The data file of a bundle. */
export function dataFileOf(
  { header, cells }: Pick<Rows, 'header' | 'cells'>,
  sale: PlatformSale,
  profile: Profile,
): DataFile {
  const { file } = profile;
  return {
    name: dataFileName(sale, profile),
    bytes: encode(csvText(header, cells, file), file.encoding.is),
  };
}

const LONGEST_NAME = 60;

/** A name that every system and every upload takes. */
export function fileNameOf(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const name = words.join('-').slice(0, LONGEST_NAME).replace(/-$/, '');
  return name === '' ? 'sale' : name;
}
