import type { Lot, PrivateLotFields } from './lot';

/** What a lot still lacks before it may be ready for the catalogue, in the order in which a cataloguer works. */
export const MISSING = [
  'photo',
  'number',
  'title',
  'description',
  'estimateLow',
  'estimateHigh',
  'estimateOrder',
] as const;
export type Missing = (typeof MISSING)[number];

/** The reasons why a lot is not ready; empty when it may be. */
export function missingForReady(
  lot: Pick<Lot, 'number' | 'title' | 'description' | 'estimateLow' | 'estimateHigh' | 'coverPhotoId'>,
): Missing[] {
  const missing: Missing[] = [];
  if (lot.coverPhotoId === null) missing.push('photo');
  if (lot.number === null) missing.push('number');
  if (lot.title.trim() === '') missing.push('title');
  if (lot.description.trim() === '') missing.push('description');
  if (lot.estimateLow === null) missing.push('estimateLow');
  if (lot.estimateHigh === null) missing.push('estimateHigh');
  if (lot.estimateLow !== null && lot.estimateHigh !== null && lot.estimateLow >= lot.estimateHigh) {
    missing.push('estimateOrder');
  }
  return missing;
}

/** Whether somebody has left a question about the lot that nobody has answered yet. It may be ready all the same. */
export const isToCheck = ({ toCheck }: Pick<PrivateLotFields, 'toCheck'>): boolean => toCheck.trim() !== '';
