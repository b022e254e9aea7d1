import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { watchForms } from './formGuard';
import { giveElementsHeight } from './virtualRows';

giveElementsHeight(480);

// The library says before all tests that every update stands in `act`. Ours wait for idle instead, as a page does: React
// would describe each such update on the console, some thousands of them.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
// Where a test does put what a person does into `act`, the library would switch `act` off within it, and React would describe
// each update, too.
configure({
  asyncWrapper: async (work) => {
    const done: unknown = await work();
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 0);
      if ('clock' in setTimeout) jest.advanceTimersByTime(0);
    });
    return done as never;
  },
});

// A frame comes at once: tests wait for thousands of them, and nobody looks.
window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now())));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);

// jsdom has no media queries: none matches, as in a narrow window.
window.matchMedia = (media) => {
  const query = {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
  return Object.assign(new EventTarget(), query);
};

const takeSentForms = watchForms(window);
afterEach(() => {
  const [sent] = takeSentForms();
  if (sent !== undefined) throw new Error(sent);
});

// jsdom has none: the menus of the kit turn Enter into a click of this kind.
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
  }
}
window.PointerEvent ??= TestPointerEvent as unknown as typeof PointerEvent;
