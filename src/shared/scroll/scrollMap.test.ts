import { createScrollMap, SCROLL_OFFSET, scrollTopFor } from './scrollMap';

function elementAt(top: number) {
  const focused: unknown[] = [];
  const element = {
    getBoundingClientRect: () => ({ top }),
    focus: (options: unknown) => focused.push(options),
  };
  return { element, focused };
}

function viewAt(scrollY: number) {
  const scrolled: unknown[] = [];
  return { scrollY, scrolled, scrollTo: (options: unknown) => void scrolled.push(options) };
}

describe('scrollTopFor', () => {
  it('uses a fixed offset of 80 px', () => {
    expect(SCROLL_OFFSET).toBe(80);
  });

  it.each([
    { top: 500, scrolled: 0, to: 420 },
    { top: -300, scrolled: 1000, to: 620 },
    { top: 80, scrolled: 240, to: 240 },
    { top: 40, scrolled: 0, to: 0 },
    { top: 100.4, scrolled: 0.3, to: 21 },
  ])('brings an element at $top, scrolled by $scrolled, to $to', ({ top, scrolled, to }) => {
    expect(scrollTopFor(top, scrolled)).toBe(to);
  });
});

describe('the scroll map', () => {
  it('scrolls to a named target below the header and gives it the focus', () => {
    const view = viewAt(200);
    const map = createScrollMap(view);
    const photos = elementAt(600);
    map.register('photos', photos.element);
    expect(map.scrollToTarget('photos')).toBe(true);
    expect(view.scrolled).toEqual([{ top: 720, behavior: 'instant' }]);
    expect(photos.focused).toEqual([{ preventScroll: true }]);
  });

  it('does nothing for a name it does not know', () => {
    const view = viewAt(0);
    expect(createScrollMap(view).scrollToTarget('nowhere')).toBe(false);
    expect(view.scrolled).toEqual([]);
  });

  it('forgets a target that left, but not the one that took its name', () => {
    const map = createScrollMap(viewAt(0));
    const leave = map.register('photos', elementAt(1).element);
    map.register('photos', elementAt(2).element);
    leave();
    expect(map.scrollToTarget('photos')).toBe(true);
  });

  it('scrolls once to the target that the address named, when it appears', () => {
    const view = viewAt(0);
    const map = createScrollMap(view, 'numbers');
    map.register('photos', elementAt(300).element);
    expect(view.scrolled).toHaveLength(0);
    map.register('numbers', elementAt(900).element);
    map.register('numbers', elementAt(950).element);
    expect(view.scrolled).toEqual([{ top: 820, behavior: 'instant' }]);
  });

  it('scrolls to a target of the next page, at once or when it appears', () => {
    const view = viewAt(0);
    const map = createScrollMap(view);
    map.register('photos', elementAt(300).element);
    map.awaitTarget('photos');
    map.awaitTarget('catalogue');
    expect(view.scrolled).toEqual([{ top: 220, behavior: 'instant' }]);
    map.register('catalogue', elementAt(900).element);
    expect(view.scrolled).toHaveLength(2);
  });
});
