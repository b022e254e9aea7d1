import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { NavigationContext } from '../../../../shared/ui/navigation/navigation';
import { useLotKeys } from './useLotKeys';

interface Shown {
  readonly lotId: string;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

function Editor({ lotId, previous, next }: Shown) {
  const section = useRef<HTMLElement>(null);
  useLotKeys(section, lotId, { previous, next });
  return (
    <>
      <section ref={section}>
        <input name="title" aria-label="Title" />
        <input name="extras.ownText_1" aria-label="Shelf" />
        <select name="lotType" aria-label="Kind" />
        <button type="button">No field</button>
      </section>
      <input name="title" aria-label="Elsewhere" />
    </>
  );
}

beforeAll(() => {
  // jsdom has no CSS object.
  globalThis.CSS ??= { escape: (text: string) => text.replaceAll('.', String.raw`\.`) } as typeof CSS;
});

const NEIGHBOURS = { previous: '/before', next: '/after' };

function show(first: Shown = { lotId: 'b', ...NEIGHBOURS }) {
  const navigate = jest.fn<void, [string]>();
  const inside = (shown: Shown) => (
    <NavigationContext value={{ navigate }}>
      <Editor {...shown} />
    </NavigationContext>
  );
  const { rerender } = render(inside(first));
  /** Whether the key was left to the field. */
  const press = (label: string, init: KeyboardEventInit): boolean => {
    screen.getByLabelText(label, { selector: 'input, select' }).focus();
    return fireEvent.keyDown(screen.getByLabelText(label), { bubbles: true, cancelable: true, ...init });
  };
  return { navigate, press, rerender: (shown: Shown) => rerender(inside(shown)) };
}

const ENTER = { key: 'Enter', ctrlKey: true };
const DOWN = { key: 'ArrowDown', altKey: true };

describe('the keys of the editor', () => {
  it.each([
    ['Ctrl and Enter', ENTER, '/after', 'Title'],
    ['Command and Enter', { key: 'Enter', metaKey: true }, '/after', 'Title'],
    ['Ctrl, Shift and Enter', { ...ENTER, shiftKey: true }, '/before', 'Title'],
    ['Alt and the arrow down', DOWN, '/after', 'Shelf'],
    ['Alt and the arrow up', { key: 'ArrowUp', altKey: true }, '/before', 'Shelf'],
  ])('lead with %s to a neighbour, and there into a field', (_name, keys, href, field) => {
    const { navigate, press, rerender } = show();
    expect(press('Shelf', keys)).toBe(false);
    expect(navigate.mock.calls).toEqual([[href]]);
    expect(screen.getByLabelText('Shelf')).toHaveFocus();
    rerender({ lotId: 'c', ...NEIGHBOURS });
    expect(screen.getByLabelText(field)).toHaveFocus();
  });

  it.each([
    ['Enter by itself', { key: 'Enter' }],
    ['Ctrl, Alt and Enter', { ...ENTER, altKey: true }],
    ['the arrow down by itself', { key: 'ArrowDown' }],
    ['Ctrl, Alt and the arrow down', { ...DOWN, ctrlKey: true }],
    ['Shift, Alt and the arrow down', { ...DOWN, shiftKey: true }],
    ['Alt and another arrow', { key: 'ArrowLeft', altKey: true }],
    ['Enter that ends a composition', { ...ENTER, isComposing: true }],
  ])('leave %s to the field', (_name, keys) => {
    const { navigate, press } = show();
    expect(press('Shelf', keys)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leave a list of choices its own keys, but not the way on', () => {
    const { navigate, press } = show();
    expect(press('Kind', DOWN)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    press('Kind', ENTER);
    expect(navigate).toHaveBeenCalledWith('/after');
  });

  it('are the editor’s own: beside it, and from what is no field, they lead nowhere', () => {
    const { navigate, press } = show();
    press('Elsewhere', ENTER);
    fireEvent.keyDown(screen.getByRole('button'), DOWN);
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('button'), ENTER);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('lead nowhere where no lot is, and take no focus later', () => {
    const { navigate, press, rerender } = show({ lotId: 'b' });
    expect(press('Shelf', ENTER)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    rerender({ lotId: 'c', ...NEIGHBOURS });
    expect(screen.getByLabelText('Shelf')).toHaveFocus();
    // The neighbours of now count.
    press('Shelf', ENTER);
    expect(navigate).toHaveBeenCalledWith('/after');
    rerender({ lotId: 'd', ...NEIGHBOURS });
    expect(screen.getByLabelText('Title')).toHaveFocus();
    screen.getByLabelText('Shelf').focus();
    rerender({ lotId: 'e', ...NEIGHBOURS });
    expect(screen.getByLabelText('Shelf')).toHaveFocus();
  });
});
