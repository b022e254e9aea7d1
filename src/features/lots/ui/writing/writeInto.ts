/** What takes a text: a field of the editor, a cell of the table, a list of choices. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Puts a text in the place of `from` to `to` as if it had been typed, with the caret behind it. False: it does not fit. */
export function writeInto(control: Control, text: string, from = 0, to = control.value.length): boolean {
  if (control instanceof HTMLSelectElement) {
    control.value = text;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  const { value, maxLength } = control;
  if (maxLength >= 0 && value.length - (to - from) + text.length > maxLength) return false;
  control.setRangeText(text, from, to, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
