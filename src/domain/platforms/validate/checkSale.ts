import type { PlatformSale } from '../platformLot';
import { SEVERITY_OF, type Problem, type ProblemDetail } from '../problem';
import type { Profile } from '../profile';
import { ANY_MOMENT, cautionsAt, type ExportMoment } from './cautions';

/** What is wrong with the sale as a whole, and what a person must know in this moment. */
export function checkSale(
  count: number,
  sale: PlatformSale,
  { sale: rules }: Profile,
  moment: ExportMoment = ANY_MOMENT,
): readonly Problem[] {
  const details: ProblemDetail[] = [];
  const { fewestLots, mostLots, longestTitle } = rules;
  if (fewestLots.is !== null && count < fewestLots.is)
    details.push({ rule: 'tooFewLots', fewest: fewestLots.is, count });
  if (mostLots.is !== null && count > mostLots.is) details.push({ rule: 'tooManyLots', most: mostLots.is, count });
  const { length } = sale.title;
  if (longestTitle.is !== null && length > longestTitle.is) {
    details.push({ rule: 'saleTitleTooLong', longest: longestTitle.is, length });
  }
  const cautions = rules.cautions.map(({ is }) => is);
  details.push(...cautionsAt(cautions, moment).map((said) => ({ rule: 'caution', ...said }) as const));
  return details.map((detail) => ({
    lotId: null,
    photoId: null,
    header: null,
    place: null,
    detail,
    severity: SEVERITY_OF[detail.rule],
    fix: null,
  }));
}
