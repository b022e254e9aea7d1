import { formatLotNumber } from '../../numbering/lotNumber';
import type { Photo } from '../../photos/photo';
import type { PlatformLot } from '../platformLot';
import type { PictureRules } from '../profile';

type Numbered = Pick<PlatformLot, 'number' | 'suffix'>;

/** 12A; '' for a lot without a number. */
export const numberOf = ({ number, suffix }: Numbered): string =>
  number === null ? '' : formatLotNumber({ number, suffix });

/** Names the pictures of lots in the bundle: the pattern is read once. */
export function pictureNamer({ name, most }: PictureRules) {
  const parts = name.is.split(/(\{(?:lot|nnn|n)\})/);
  const nameOf = (number: string, place: string): string => {
    let text = '';
    for (const part of parts) {
      if (part === '{lot}') text += number;
      else if (part === '{nnn}') text += place.padStart(3, '0');
      else text += part === '{n}' ? place : part;
    }
    return text;
  };
  return (lot: Numbered, photos: readonly Photo[]): readonly string[] => {
    const number = numberOf(lot);
    // Without a number no platform could say whose they are.
    if (number === '') return [];
    return photos.slice(0, most.is ?? photos.length).map((_, index) => nameOf(number, String(index + 1)));
  };
}

/** The names of a lot's pictures in the bundle; none without a number. */
export const pictureNames = (lot: Numbered, photos: readonly Photo[], rules: PictureRules): readonly string[] =>
  pictureNamer(rules)(lot, photos);
