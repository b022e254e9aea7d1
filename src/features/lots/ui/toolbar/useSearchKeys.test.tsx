import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { GRID_ID } from '../shared/useFollowLot';
import { useSearchKeys } from './useSearchKeys';

function Page({ hasDialog }: { readonly hasDialog: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = useSearchKeys(field);
  return (
    <>
      <input ref={field} type="search" aria-label="Search" defaultValue="vase" onKeyDown={onKeyDown} />
      <input aria-label="Title" />
      <button type="button">Columns</button>
      <div id={GRID_ID} tabIndex={0} aria-label="Lots" role="grid" />
      {hasDialog && <dialog open>Over it</dialog>}
    </>
  );
}

function show(hasDialog = false) {
  render(<Page hasDialog={hasDialog} />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  field.setSelectionRange(4, 4);
  /** Whether the key was left to the browser. */
  const press = (label: string, init: KeyboardEventInit): boolean => {
    const on = screen.queryByLabelText(label) ?? screen.getByText(label);
    on.focus();
    return fireEvent.keyDown(on, { bubbles: true, cancelable: true, ...init });
  };
  return { field, press };
}

const FIND = { key: 'f', ctrlKey: true };

describe('the search of the lots', () => {
  it.each([
    ['a slash', 'Columns', { key: '/' }],
    ['a slash that needs Shift', 'Columns', { key: '/', shiftKey: true }],
    ['Ctrl and F', 'Columns', FIND],
    ['Command and F', 'Columns', { key: 'f', metaKey: true }],
    ['Ctrl and F with capitals', 'Columns', { key: 'F', ctrlKey: true }],
    ['Ctrl and F in a field', 'Title', FIND],
  ])('is reached by %s, and what stands there is chosen', (_name, from, keys) => {
    const { field, press } = show();
    expect(press(from, keys)).toBe(false);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  });

  it.each([
    ['a slash in a field', 'Title', { key: '/' }],
    ['Ctrl and a slash', 'Columns', { key: '/', ctrlKey: true }],
    ['Alt and a slash', 'Columns', { key: '/', altKey: true }],
    ['Ctrl, Shift and F', 'Columns', { ...FIND, shiftKey: true }],
    ['Ctrl, Alt and F', 'Columns', { ...FIND, altKey: true }],
    ['F by itself', 'Columns', { key: 'f' }],
    ['Ctrl and F during a composition', 'Title', { ...FIND, isComposing: true }],
    ['Ctrl and F in the search itself', 'Search', FIND],
  ])('leaves %s to others', (_name, from, keys) => {
    const { field, press } = show();
    expect(press(from, keys)).toBe(true);
    if (from !== 'Search') expect(field).not.toHaveFocus();
  });

  it('leaves the keys to a dialog that is open', () => {
    const { field, press } = show(true);
    expect(press('Columns', FIND)).toBe(true);
    expect(field).not.toHaveFocus();
  });

  it.each([
    ['Enter', {}, true],
    ['ArrowDown', {}, true],
    ['ArrowUp', {}, false],
    ['Enter', { isComposing: true }, false],
  ])('is left with %s (%j) for what was found: %s', (key, more, isLeft) => {
    const { press } = show();
    expect(press('Search', { key, ...more })).toBe(!isLeft);
    expect(document.activeElement === screen.getByLabelText('Lots')).toBe(isLeft);
  });
});
