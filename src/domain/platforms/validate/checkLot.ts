import type { Photo } from '../../photos/photo';
import type { LotPictures } from '../cells/cell';
import { compileColumns } from '../cells/compile';
import { checkPictures } from '../pictures/checkPictures';
import { pictureNamer } from '../pictures/pictureNames';
import type { PlatformLot, PlatformSale } from '../platformLot';
import { SEVERITY_OF, type Fix, type Problem, type ProblemDetail, type ProblemPlace, type Severity } from '../problem';
import type { PriceRule, Profile } from '../profile';

type CheckLot = (lot: PlatformLot, photos: readonly Photo[]) => readonly Problem[];

const NO_PICTURES: LotPictures = { photos: [], names: [] };
const NO_PROBLEMS: readonly Problem[] = [];

/** Checks one lot by itself: cells, prices and pictures. What it shares with other lots is the validator's. */
export function lotChecker(profile: Profile, sale: PlatformSale): CheckLot {
  const columns = compileColumns(profile, sale).filter(({ isChecked }) => isChecked);
  const { prices } = profile.sale;
  const hasCaptions = profile.columns.some(({ from }) => from.kind === 'caption');
  const needsNames = profile.columns.some(({ from, required }) => from.kind === 'picture' && required === true);

  const pictureNames = pictureNamer(profile.pictures);

  // One reporter for all cells: a check of ten thousand lots makes no function for each.
  let found: Problem[] = [];
  let lotId = '';
  let header: string | null = null;
  const add = (
    detail: ProblemDetail,
    place: ProblemPlace | null,
    fix: Fix | null,
    photoId: string | null = null,
    severity: Severity = SEVERITY_OF[detail.rule],
  ): void => void found.push({ lotId, photoId, header, place, detail, severity, fix });
  const report = (detail: ProblemDetail, place: ProblemPlace | null, fix: Fix | null): void => add(detail, place, fix);

  return (lot, photos) => {
    lotId = lot.id;
    const names = needsNames ? pictureNames(lot, photos) : NO_PICTURES.names;
    const pictures = hasCaptions || needsNames ? { photos, names } : NO_PICTURES;
    for (const column of columns) {
      header = column.header;
      column.write(lot, pictures, report);
    }
    header = null;
    for (const { is: order, severity } of prices) {
      if (isBroken(lot, order)) add({ rule: 'priceOrder', order }, { field: PLACES[order] }, null, null, severity);
    }
    checkPictures(photos, profile.pictures, (detail, photoId) => add(detail, null, null, photoId));
    if (found.length === 0) return NO_PROBLEMS;
    const problems = found;
    found = [];
    return problems;
  };
}

const PLACES = {
  lowUnderHigh: 'estimateLow',
  lowUpToHigh: 'estimateLow',
  startUpToLow: 'startPrice',
  reserveUpToLow: 'reserve',
} as const;

function isBroken({ estimateLow, estimateHigh, startPrice, reserve }: PlatformLot, order: PriceRule): boolean {
  switch (order) {
    case 'lowUnderHigh':
      return estimateLow !== null && estimateHigh !== null && estimateLow >= estimateHigh;
    case 'lowUpToHigh':
      return estimateLow !== null && estimateHigh !== null && estimateLow > estimateHigh;
    case 'startUpToLow':
      return startPrice !== null && estimateLow !== null && startPrice > estimateLow;
    case 'reserveUpToLow':
      return reserve !== null && estimateLow !== null && reserve > estimateLow;
  }
}
