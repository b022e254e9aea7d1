/** A year typed with two figures arrives as 0026. Nobody catalogues for a sale before this day. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** What is wrong with the day of a sale, or null; `''` is a day that comes later. */
export function dayProblem(date: string): 'yearWrong' | null {
  return date !== '' && (date < FIRST_DAY || date > LAST_DAY) ? 'yearWrong' : null;
}

/** The day that stands in a form; null: only a part of it is typed, which the browser would give as none. */
export function dayIn(form: HTMLFormElement): string | null {
  const field = form.elements.namedItem('date');
  if (!(field instanceof HTMLInputElement)) return '';
  return field.validity.badInput ? null : field.value;
}
