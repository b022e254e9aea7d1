/** The calendar day of a moment (ms since 1970) where the person is, `YYYY-MM-DD`. */
export function dayOf(now: number): string {
  const moment = new Date(now);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(moment.getFullYear())}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
