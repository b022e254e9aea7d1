import { act, fireEvent, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import type { ZoomedView } from '../photos/zoom';
import { useZoom } from './useZoom';

let kept: ZoomedView[];
let swipes: string[];
const CLOSE: ZoomedView = { scale: 4, x: 0, y: 0 };
const WHOLE: ZoomedView = { scale: 1, x: 0, y: 0 };

function Frame({ from }: { readonly from: ZoomedView }) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(from);
  const onChange = (next: ZoomedView): void => {
    kept.push(next);
    setView(next);
  };
  const { shown, handlers, isWhole } = useZoom(frame, { view, onChange, onSwipe: (way) => swipes.push(way) });
  return <div ref={frame} data-shown={JSON.stringify(shown)} data-whole={isWhole} {...handlers} />;
}

/** A frame of 400 by 200 CSS pixels at the corner of the window. */
function show(from: ZoomedView) {
  const { container, unmount } = render(<Frame from={from} />);
  const frame = container.firstElementChild as HTMLElement;
  frame.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 200 }) as DOMRect;
  const shown = () => JSON.parse(frame.dataset['shown'] ?? '') as ZoomedView;
  const wheel = (init: WheelEventInit): boolean =>
    fireEvent.wheel(frame, { clientX: 200, clientY: 100, cancelable: true, ...init });
  // jsdom has no pointer events: one of the mouse with what a pointer says of itself.
  const pointer = (type: string, x: number, y: number, more: object = {}): void => {
    const { button = 0, pointerId = 1, pointerType = 'touch' } = more as Record<string, never>;
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: x, clientY: y, button });
    fireEvent(frame, Object.assign(event, { pointerId, pointerType }));
  };
  return { frame, shown, wheel, pointer, unmount };
}

const rounded = ({ scale, x, y }: ZoomedView) => [scale, x, y].map((value) => Math.round(value * 1000) / 1000);

beforeEach(() => {
  kept = [];
  swipes = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the wheel', () => {
  it.each([
    ['down: away', { deltaY: 100 }, [3.275, 0, 0]],
    ['up at the right edge: nearer, there', { deltaY: -100, clientX: 400 }, [4.886, -0.111, 0]],
    ['up, and a little aside', { deltaY: -100, deltaX: 40 }, [4.886, -0.1, 0]],
    ['as a pinch: five times as much', { deltaY: 10, ctrlKey: true }, [3.619, 0, 0]],
    ['aside: moves by as much of the frame', { deltaX: 100, deltaY: 99 }, [4, -0.25, 0]],
    ['with Shift: aside', { deltaY: 100, shiftKey: true }, [4, -0.25, 0]],
    ['with Shift, turned by the system itself', { deltaX: -100, shiftKey: true }, [4, 0.25, 0]],
    ['with Alt: down', { deltaY: 100, altKey: true }, [4, 0, -0.5]],
    ['with Alt, both ways', { deltaX: -40, deltaY: -100, altKey: true }, [4, 0.1, 0.5]],
  ])('%s', (_name, turn, expected) => {
    const { shown, wheel } = show(CLOSE);
    // The page itself is neither scrolled nor enlarged.
    expect(wheel(turn)).toBe(false);
    expect(rounded(shown())).toEqual(expected);
  });

  it('says what the view is once it has rested, not at every turn', () => {
    const { shown, wheel } = show(CLOSE);
    wheel({ deltaX: 40 });
    act(() => jest.advanceTimersByTime(149));
    wheel({ deltaX: 40 });
    act(() => jest.advanceTimersByTime(149));
    expect(kept).toEqual([]);
    expect(rounded(shown())).toEqual([4, -0.2, 0]);
    act(() => jest.advanceTimersByTime(1));
    expect(kept.map(rounded)).toEqual([[4, -0.2, 0]]);
    expect(rounded(shown())).toEqual([4, -0.2, 0]);
  });

  it('is listened to no more once the photo is gone', () => {
    const { frame, wheel, unmount } = show(CLOSE);
    wheel({ deltaX: 40 });
    unmount();
    act(() => jest.runAllTimers());
    expect(kept).toEqual([]);
    expect(fireEvent.wheel(frame, { deltaX: 40, cancelable: true })).toBe(true);
  });
});

describe('one pointer', () => {
  it('moves a photo that is enlarged, and says so when it is let go', () => {
    const { shown, pointer } = show(CLOSE);
    pointer('down', 100, 100);
    pointer('move', 140, 80);
    pointer('move', 180, 60);
    expect(rounded(shown())).toEqual([4, 0.2, -0.2]);
    expect(kept).toEqual([]);
    pointer('up', 180, 60);
    expect(kept.map(rounded)).toEqual([[4, 0.2, -0.2]]);
    expect(swipes).toEqual([]);
  });

  it.each([
    ['that is not pressed', 1, 0],
    ['of another button', 0, 2],
  ])('%s moves nothing', (_name, pointerId, button) => {
    const { shown, pointer } = show(CLOSE);
    if (pointerId === 0) pointer('down', 100, 100, { button, pointerId });
    pointer('move', 180, 60, { pointerId });
    pointer('up', 180, 60, { pointerId });
    expect([shown(), kept, swipes]).toEqual([CLOSE, [], []]);
  });

  it('that the system takes away ends where it is, and swipes nowhere', () => {
    const { pointer } = show(CLOSE);
    pointer('down', 100, 100);
    pointer('move', 140, 100);
    pointer('cancel', 140, 100);
    pointer('move', 300, 100);
    expect(kept.map(rounded)).toEqual([[4, 0.1, 0]]);
    expect(swipes).toEqual([]);
  });

  it.each([
    ['to the left', 300, 239, 100, ['next']],
    ['to the right', 100, 161, 100, ['previous']],
    ['not far enough', 100, 160, 100, []],
    ['with as much up as is half of that', 100, 200, 149, ['previous']],
    ['more upwards than that', 100, 200, 150, []],
    ['downwards', 100, 100, 190, []],
  ])('swipes over a whole photo %s', (_name, from, to, y, expected) => {
    const { shown, pointer } = show(WHOLE);
    pointer('down', from, 100);
    pointer('move', to, y);
    pointer('up', to, y);
    expect(swipes).toEqual(expected);
    expect([shown(), kept]).toEqual([WHOLE, []]);
  });

  it('of a mouse swipes nowhere', () => {
    const { pointer } = show(WHOLE);
    pointer('down', 300, 100, { pointerType: 'mouse' });
    pointer('up', 100, 100, { pointerType: 'mouse' });
    expect(swipes).toEqual([]);
  });
});

describe('two fingers', () => {
  it('enlarge by how far they go apart, and what is between them stays there', () => {
    const { frame, shown, pointer } = show(WHOLE);
    expect(frame.dataset['whole']).toBe('true');
    pointer('down', 100, 100, { pointerId: 1 });
    pointer('down', 200, 100, { pointerId: 2 });
    pointer('move', 300, 100, { pointerId: 2 });
    // Twice as large around the middle of the frame, and along by half of what one finger went.
    expect(rounded(shown())).toEqual([2, 0.125, 0]);
    expect(frame.dataset['whole']).toBe('false');
    pointer('move', 300, 140, { pointerId: 2 });
    expect(shown().y).toBeGreaterThan(0);
    pointer('up', 300, 140, { pointerId: 2 });
    expect(kept).toEqual([]);
    pointer('up', 100, 100, { pointerId: 1 });
    expect(kept).toHaveLength(1);
  });

  it('that only rest swipe nowhere, whichever goes first', () => {
    const { pointer } = show(WHOLE);
    pointer('down', 300, 100, { pointerId: 1 });
    pointer('down', 310, 100, { pointerId: 2 });
    pointer('up', 310, 100, { pointerId: 2 });
    pointer('up', 100, 100, { pointerId: 1 });
    expect(swipes).toEqual([]);
  });
});

it('comes nearer where it is pressed twice, and back', () => {
  const { frame, shown } = show(WHOLE);
  fireEvent.doubleClick(frame, { clientX: 300, clientY: 100 });
  expect(rounded(shown())).toEqual([2.25, -0.312, 0]);
  fireEvent.doubleClick(frame, { clientX: 300, clientY: 100 });
  expect(kept.map(rounded)).toEqual([
    [2.25, -0.312, 0],
    [1, 0, 0],
  ]);
});
