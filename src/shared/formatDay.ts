/** A calendar day `YYYY-MM-DD` in the reader's words, `Saturday, 12 December 2026`; what is no day comes back as it is. */
export function formatDay(day: string, locale?: string): string {
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(moment);
}
