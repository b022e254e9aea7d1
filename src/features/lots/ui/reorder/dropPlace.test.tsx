import { dropAt, scrollStep } from './dropPlace';

/** jsdom lays nothing out: each element stands where its `data-box` says, as left, top, width and height. */
function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  const area = document.querySelector<HTMLElement>('main');
  if (area === null) throw new Error('The page has an area.');
  return area;
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number);
    return new DOMRect(left, top, width, height);
  });
  document.elementFromPoint = (x, y) =>
    [...document.querySelectorAll('[data-box]')].reverse().find((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x < right && y >= top && y < bottom;
    }) ?? null;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

describe('where dragged rows land', () => {
  const ROWS = `
    <p data-lot="beside" data-box="0 0 300 40"></p>
    <main data-box="20 100 200 400">
      <div data-lot="a" data-box="0 100 500 40"><b data-box="30 110 20 20"></b></div>
      <div data-lot="b" data-box="50 140 100 40"></div>
    </main>`;
  const side = { width: 200, left: 20, height: 0 };

  it.each([
    ['on the upper half of a row', 60, 119, { lotId: 'a', side: 'before', top: 100, ...side }],
    ['on the middle of a row', 60, 120, { lotId: 'a', side: 'after', top: 140, ...side }],
    ['on what is in a row', 35, 115, { lotId: 'a', side: 'before', top: 100, ...side }],
    [
      'on a row that is all in sight',
      60,
      170,
      { lotId: 'b', side: 'after', top: 180, left: 50, width: 100, height: 0 },
    ],
    ['below all rows', 60, 300, null],
    ['on what belongs elsewhere', 60, 20, null],
    ['out of the window', 900, 900, null],
  ])('is %s', (_name, x, y, expected) => {
    expect(dropAt(page(ROWS), { x, y })).toEqual(expected);
  });
});

describe('where dragged tiles land', () => {
  const tile = (id: string, box: string): string => `<div role="gridcell" data-lot="${id}" data-box="${box}"></div>`;
  const TILES = `<main data-box="0 0 400 400">${tile('a', '0 0 100 80')}${tile('b', '120 0 100 80')}</main>`;

  it.each([
    ['on the left half of a tile', 49, 40, { lotId: 'a', side: 'before', top: 0, left: 0, width: 0, height: 80 }],
    ['on the right half of a tile', 50, 40, { lotId: 'a', side: 'after', top: 0, left: 100, width: 0, height: 80 }],
    [
      'between two, nearer to the second',
      111,
      40,
      { lotId: 'b', side: 'before', top: 0, left: 120, width: 0, height: 80 },
    ],
    ['a little below one', 150, 127, { lotId: 'b', side: 'before', top: 0, left: 120, width: 0, height: 80 }],
    ['too far below all', 150, 128, null],
    ['aside of the last one', 250, 40, { lotId: 'b', side: 'after', top: 0, left: 220, width: 0, height: 80 }],
    ['too far aside', 268, 40, null],
  ])('is %s', (_name, x, y, expected) => {
    expect(dropAt(page(TILES), { x, y })).toEqual(expected);
  });
});

describe('rows that come by while a pointer rests at an edge', () => {
  function scroller(overflow: string, scrollHeight = 900) {
    const area = page(
      `<main data-box="0 0 300 900"><section data-box="0 100 300 400" style="overflow-y: ${overflow}">
        <div><i data-lot="a"></i></div>
      </section></main>`,
    );
    const section = area.querySelector('section') as HTMLElement;
    Object.defineProperties(section, {
      scrollHeight: { value: scrollHeight },
      clientHeight: { value: 400 },
      scrollBy: { value: jest.fn() },
    });
    const ofPage = { scrollBy: jest.fn() };
    Object.defineProperty(document, 'scrollingElement', { value: ofPage, configurable: true });
    const by = (y: number) => [
      scrollStep(area, y),
      jest.mocked(section.scrollBy).mock.lastCall ?? ofPage.scrollBy.mock.lastCall,
    ];
    return by;
  }

  it.each([
    ['in the middle', 300, [false, undefined]],
    ['not quite at the upper edge', 164, [false, undefined]],
    ['near the upper edge', 148, [true, [0, -6]]],
    ['at the upper edge', 100, [true, [0, -24]]],
    ['above it', 0, [true, [0, -24]]],
    ['not quite at the lower edge', 436, [false, undefined]],
    ['near the lower edge', 468, [true, [0, 12]]],
    ['below it', 900, [true, [0, 24]]],
  ])('do so as fast as the pointer is near it: %s', (_name, y, expected) => {
    expect(scroller('auto')(y)).toEqual(expected);
  });

  it.each([
    ['does not scroll', 'visible', 900],
    ['has nothing to scroll', 'auto', 400],
  ])('are those of the page where the box around them %s', (_name, overflow, height) => {
    Object.defineProperty(window, 'innerHeight', { value: 700, configurable: true });
    const by = scroller(overflow, height);
    expect(by(148)).toEqual([false, undefined]);
    expect(by(32)).toEqual([true, [0, -12]]);
    expect(by(668)).toEqual([true, [0, 12]]);
  });
});
