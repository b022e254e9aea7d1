import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { TileDrop } from './tilePlaces';
import { usePhotoDrag } from './usePhotoDrag';

type Dropped = [photoId: string, drop: TileDrop | null];
let dropped: Dropped[];
let clicks: number;

function Tiles({ enabled }: { readonly enabled: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  const { dragged, handlers } = usePhotoDrag(area, enabled, (...args) => dropped.push(args));
  return (
    <div ref={area} data-testid="area" data-dragged={dragged ?? ''} {...handlers}>
      {['a', 'b', 'c'].map((id) => (
        <button key={id} type="button" data-photo={id} onClick={() => (clicks += 1)}>
          {id}
        </button>
      ))}
      <button type="button">No photo</button>
    </div>
  );
}

const area = () => screen.getByTestId('area');
const tile = (name: string) => screen.getByRole('button', { name });
interface Pointing {
  readonly button?: number;
  readonly buttons?: number;
  readonly pointerId?: number;
  readonly pointerType?: string;
}

/** jsdom has no pointer events: one of the mouse with what a pointer says of itself. */
function pointer(type: string, element: Element, x: number, more: Pointing = {}): void {
  const { button = 0, buttons = type === 'pointerup' ? 0 : 1, pointerId = 1, pointerType = 'mouse' } = more;
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 50, button, buttons });
  fireEvent(element, Object.assign(event, { pointerId, pointerType }));
}

/** Three tiles of 100 by 100 in a line. */
function show(enabled = true): void {
  render(<Tiles enabled={enabled} />);
  ['a', 'b', 'c'].forEach((id, place) => {
    const box = { left: place * 100, right: place * 100 + 100, top: 0, bottom: 100 };
    tile(id).getBoundingClientRect = () => ({ ...box }) as DOMRect;
  });
}

beforeEach(() => {
  dropped = [];
  clicks = 0;
  HTMLElement.prototype.setPointerCapture = jest.fn();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
});

describe('dragging a photo', () => {
  it('puts it beside the one where it is let go, and that click chooses nothing', () => {
    show();
    pointer('pointerdown', tile('a'), 50);
    pointer('pointermove', area(), 180);
    expect(area().dataset['dragged']).toBe('a');
    pointer('pointerup', area(), 180);
    expect(dropped).toEqual([['a', { photoId: 'b', side: 'after' }]]);
    expect(area().dataset['dragged']).toBe('');
    fireEvent.click(tile('b'));
    expect(clicks).toBe(0);
    fireEvent.click(tile('b'));
    expect(clicks).toBe(1);
  });

  it('needs more than an unsteady hand, and nothing else than a photo', () => {
    show();
    pointer('pointerdown', tile('a'), 50);
    pointer('pointermove', area(), 55);
    pointer('pointerup', area(), 55);
    pointer('pointerdown', tile('No photo'), 50);
    pointer('pointermove', area(), 180);
    pointer('pointerup', area(), 180);
    pointer('pointerdown', tile('a'), 50, { button: 2 });
    pointer('pointermove', area(), 180);
    pointer('pointerup', area(), 180);
    expect(dropped).toEqual([]);
    fireEvent.click(tile('a'));
    expect(clicks).toBe(1);
  });

  it('follows one pointer only', () => {
    show();
    pointer('pointerdown', tile('a'), 50);
    pointer('pointermove', area(), 180, { pointerId: 2 });
    pointer('pointerup', area(), 180, { pointerId: 2 });
    expect(dropped).toEqual([]);
    pointer('pointermove', area(), 210);
    pointer('pointerup', area(), 210);
    expect(dropped).toEqual([['a', { photoId: 'c', side: 'before' }]]);
  });

  it('ends nowhere with Escape, far from all, or when the pointer is taken away', () => {
    show();
    pointer('pointerdown', tile('b'), 150);
    pointer('pointermove', area(), 50);
    fireEvent.keyDown(window, { key: 'Enter' });
    expect(dropped).toEqual([]);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(dropped).toEqual([['b', null]]);
    pointer('pointerup', area(), 50);
    pointer('pointerdown', tile('b'), 150);
    pointer('pointermove', area(), 900);
    pointer('pointerup', area(), 900);
    expect(dropped).toEqual([
      ['b', null],
      ['b', null],
    ]);
    pointer('pointerdown', tile('b'), 150);
    pointer('pointermove', area(), 50);
    pointer('pointercancel', area(), 50);
    pointer('pointerup', area(), 50);
    expect(dropped).toHaveLength(2);
  });

  it('by a finger begins where that rests, and scrolls where it moves at once', () => {
    show();
    const touch = { pointerType: 'touch' };
    pointer('pointerdown', tile('a'), 50, touch);
    pointer('pointermove', area(), 180, touch);
    act(() => jest.advanceTimersByTime(400));
    pointer('pointerup', area(), 180, touch);
    expect(dropped).toEqual([]);
    pointer('pointerdown', tile('a'), 50, touch);
    act(() => jest.advanceTimersByTime(299));
    expect(area().dataset['dragged']).toBe('');
    act(() => jest.advanceTimersByTime(1));
    expect(area().dataset['dragged']).toBe('a');
    pointer('pointermove', area(), 120, touch);
    pointer('pointerup', area(), 120, touch);
    expect(dropped).toEqual([['a', { photoId: 'b', side: 'before' }]]);
  });

  it('is not begun by a pointer that was let go elsewhere and comes back', () => {
    show();
    pointer('pointerdown', tile('a'), 10);
    pointer('pointermove', area(), 12);
    pointer('pointermove', area(), 150, { buttons: 0 });
    expect(area().dataset['dragged']).toBe('');
    pointer('pointermove', area(), 250);
    pointer('pointerup', area(), 250);
    expect(dropped).toEqual([]);
  });

  it('is not begun where photos cannot be moved', () => {
    show(false);
    pointer('pointerdown', tile('a'), 50);
    pointer('pointermove', area(), 180);
    pointer('pointerup', area(), 180);
    expect(dropped).toEqual([]);
  });
});
