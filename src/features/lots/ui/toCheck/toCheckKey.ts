/** The field of what is to be checked within a part of the page; none for a person who is no editor. */
export const fieldToCheck = (within: HTMLElement | null): HTMLInputElement | null =>
  within?.querySelector<HTMLInputElement>('[name="toCheck"]') ?? null;

/** Alt+C leads into that field, its text chosen. Whether the key was that one, and there is such a field. */
export function goToCheck(event: KeyboardEvent, within: HTMLElement | null): boolean {
  const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
  // By the place of the key: with Alt some keyboards type another letter.
  if (code !== 'KeyC' || !altKey || ctrlKey || metaKey || shiftKey) return false;
  const field = fieldToCheck(within);
  field?.focus();
  field?.select();
  return field !== null;
}
