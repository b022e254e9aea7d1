import { render, screen } from '@testing-library/react';
import { insertIntoField, insertText, noteVisit } from './insertText';

function areaWith(value: string, maxLength?: number): HTMLTextAreaElement {
  render(
    <details>
      <textarea
        name="extras.a"
        aria-label="area"
        defaultValue={value}
        {...(maxLength !== undefined && { maxLength })}
      />
    </details>,
  );
  return screen.getByLabelText<HTMLTextAreaElement>('area');
}

/** `|` is the cursor, or both ends of what is chosen. */
function inserted(text: string, at: string): string {
  const [before = '', chosen = '', ...rest] = at.split('|');
  const area = areaWith(at.replaceAll('|', ''));
  noteVisit(area);
  const [from, to] = [before.length, rest.length === 0 ? before.length : before.length + chosen.length];
  area.setSelectionRange(from, to);
  expect(insertText(area, text)).toBe(true);
  expect(area.selectionStart).toBe(area.selectionEnd);
  return `${area.value.slice(0, area.selectionStart)}|${area.value.slice(area.selectionStart)}`;
}

it.each([
  ['|', 'Signed.|'],
  ['Blue.|', 'Blue. Signed.|'],
  ['Blue. |', 'Blue. Signed.|'],
  ['Blue|, old', 'Blue Signed.|, old'],
  ['Blue| old', 'Blue Signed.| old'],
  ['Blue |old', 'Blue Signed. |old'],
  ['A |blue| vase', 'A Signed.| vase'],
])('keeps words apart where it is put into %j', (at, now) => {
  expect(inserted('Signed.', at)).toBe(now);
});

it('goes to the end of a field in which nobody has been, which unfolds and has the cursor', () => {
  const area = areaWith('Blue.');
  const typed = jest.fn();
  area.addEventListener('input', typed);
  area.setSelectionRange(0, 0);
  expect(insertText(area, 'Signed.')).toBe(true);
  expect([area.value, typed.mock.calls.length, document.activeElement]).toEqual(['Blue. Signed.', 1, area]);
  expect(area.closest('details')).toHaveAttribute('open');
});

it('leaves a field alone in which it has no room', () => {
  const area = areaWith('Blue.', 12);
  expect([insertText(area, 'Signed.'), area.value, area.closest('details')?.open]).toEqual([false, 'Blue.', false]);
  expect([insertText(area, 'Signed'), area.value]).toEqual([true, 'Blue. Signed']);
});

it('finds a field of the editor by its name; where there is none, the text is not too long', () => {
  const area = areaWith('', 7);
  expect([insertIntoField('extras.a', 'Signed.'), area.value]).toEqual([true, 'Signed.']);
  expect([insertIntoField('extras.a', 'Signed.'), insertIntoField('title', 'Signed.')]).toEqual([false, true]);
});
