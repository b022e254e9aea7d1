/** Whether a key is a letter of a text where it is pressed. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const fields = 'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable="true"]';
  return target.closest(fields) !== null;
}
