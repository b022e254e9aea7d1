import { formatLotNumber, type LotNumber } from '../../domain/lotNumber';
import type { Lot } from '../../domain/lot';
import type { PhotoRefusal } from '../../domain/photo';
import { PHOTO_LIMITS } from '../../domain/photo';
import type { Missing } from '../../domain/readiness';
import type { EditableLotField } from '../../domain/lot';

/** `12A`, or null while the lot has no number. */
export function lotNumberText(lot: Pick<Lot, 'number' | 'suffix'>): string | null {
  return lot.number === null
    ? null
    : formatLotNumber({ number: lot.number, suffix: lot.suffix as LotNumber['suffix'] });
}

/** `Lot 12A`, or `Lot without a number`. */
export function lotName(lot: Pick<Lot, 'number' | 'suffix'>): string {
  const number = lotNumberText(lot);
  return number === null ? 'Lot without a number' : `Lot ${number}`;
}

export const MISSING_TEXTS = {
  photo: 'a stored photo',
  number: 'a lot number',
  title: 'a title',
  description: 'a description',
  estimateLow: 'a low estimate',
  estimateHigh: 'a high estimate',
  estimateOrder: 'a high estimate above the low one',
} as const satisfies Record<Missing, string>;

/** `It still needs a title and a description.` */
export function missingSentence(missing: readonly Missing[]): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(missing.map((each) => MISSING_TEXTS[each]));
  return `It still needs ${list}.`;
}

const megapixels = PHOTO_LIMITS.maxPixels / 1_000_000;
const megabytes = PHOTO_LIMITS.maxBytes / 1024 / 1024;

export const REFUSAL_TEXTS = {
  notAnImage: 'This is no photo that a browser can read. Use JPEG, PNG or WebP.',
  heicNotSupported:
    'This browser cannot read HEIC photos. Set the camera to “Most compatible”, or save the photo as JPEG and add it again.',
  tooSmall: `Too small: the shorter side needs at least ${String(PHOTO_LIMITS.minEdge)} pixels.`,
  tooLarge: `Too large: at most ${String(megabytes)} MB and ${String(megapixels)} megapixels.`,
  notPrepared:
    'This device could not prepare the photo, perhaps for want of memory. Close other pages and add it again.',
  damaged: 'The file is damaged and cannot be opened. Copy it from the camera again.',
} as const satisfies Record<PhotoRefusal, string>;

export const FIELD_LABELS = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  condition: 'Condition',
  estimateLow: 'Low estimate',
  estimateHigh: 'High estimate',
} as const satisfies Record<EditableLotField, string>;
