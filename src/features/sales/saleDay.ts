const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A year typed with two figures arrives as 0026. Nobody catalogues for a sale before this day. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** What is wrong with the day of a sale, or null. */
export function dayProblem(date: string): 'dayMissing' | 'yearWrong' | null {
  if (!DAY.test(date)) return 'dayMissing';
  return date < FIRST_DAY || date > LAST_DAY ? 'yearWrong' : null;
}
