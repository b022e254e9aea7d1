/**
 * Puts a text into a field where the cursor is, or at the end of a field in which nobody has been yet, as if it had been
 * typed, and leaves the cursor behind it. Words are kept apart by a space. False when it does not fit any more.
 */
export function insertText(area: HTMLTextAreaElement, text: string): boolean {
  const { value, maxLength } = area;
  const hasCursor = VISITED in area.dataset;
  const [from, to] = hasCursor ? [area.selectionStart, area.selectionEnd] : [value.length, value.length];
  const [before, after] = [value.slice(0, from), value.slice(to)];
  const inserted = `${/\S$/.test(before) ? ' ' : ''}${text}${/^[^\s.,;:!?)]/.test(after) ? ' ' : ''}`;
  if (maxLength >= 0 && before.length + inserted.length + after.length > maxLength) return false;
  // A folded part of the form shows what is put into it.
  area.closest('details')?.setAttribute('open', '');
  area.focus();
  area.setRangeText(inserted, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

const VISITED = 'visited';

/** Said of a field in which somebody is: from then on its cursor counts. */
export function noteVisit(area: HTMLElement): void {
  area.dataset[VISITED] = '';
}

/** As `insertText`, into the field of this name in the editor. */
export function insertIntoField(name: string, text: string): boolean {
  const area = document.querySelector<HTMLTextAreaElement>(`textarea[name="${CSS.escape(name)}"]`);
  return area === null || insertText(area, text);
}
