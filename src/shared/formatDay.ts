/** Making a formatter costs more than all of its use: one for each language, `''` for the browser's own. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A calendar day `YYYY-MM-DD` in the reader's words, `Saturday, 12 December 2026`; what is no day comes back as it is. */
export function formatDay(day: string, locale?: string): string {
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  let formatter = formatters.get(locale ?? '');
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
    formatters.set(locale ?? '', formatter);
  }
  return formatter.format(moment);
}
