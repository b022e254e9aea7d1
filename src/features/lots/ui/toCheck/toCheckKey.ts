/** The field of what is to be checked within a part of the page; none for a person who is no editor. */
export const fieldToCheck = (within: HTMLElement | null): HTMLInputElement | null =>
  within?.querySelector<HTMLInputElement>('[name="toCheck"]') ?? null;

/** Goes into that field, its text chosen, so that one key empties it. Whether there is such a field. */
export function takeToCheck(within: HTMLElement | null): boolean {
  const field = fieldToCheck(within);
  field?.focus();
  field?.select();
  return field !== null;
}

/** Alt+C leads into that field, its text chosen. Whether the key was that one, and there is such a field. */
export function goToCheck(event: KeyboardEvent, within: HTMLElement | null): boolean {
  const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
  // By the place of the key: with Alt some keyboards type another letter.
  return code === 'KeyC' && altKey && !ctrlKey && !metaKey && !shiftKey && takeToCheck(within);
}
