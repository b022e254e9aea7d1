import { formatLotNumber } from '../../numbering/lotNumber';
import type { Photo } from '../../photos/photo';
import type { PlatformLot } from '../platformLot';
import type { PictureRules } from '../profile';

/** 12A; '' for a lot without a number. */
export const numberOf = ({ number, suffix }: Pick<PlatformLot, 'number' | 'suffix'>): string =>
  number === null ? '' : formatLotNumber({ number, suffix });

/** The names of a lot's pictures in the bundle. None without a number: no platform could say whose they are. */
export function pictureNames(
  lot: Pick<PlatformLot, 'number' | 'suffix'>,
  photos: readonly Photo[],
  { name, most }: PictureRules,
): readonly string[] {
  const number = numberOf(lot);
  if (number === '') return [];
  return photos.slice(0, most.is ?? photos.length).map((_, index) => {
    const place = String(index + 1);
    return name.is.replaceAll('{lot}', number).replaceAll('{nnn}', place.padStart(3, '0')).replaceAll('{n}', place);
  });
}
