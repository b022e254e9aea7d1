import { createEvent, fireEvent, screen } from '@testing-library/react';
import { NavigationContext } from '../../../../shared/ui/navigation/navigation';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { cellActivated, layoutChosen, lotsChosen, sortChosen } from '../../model/view/gridSlice';
import { selectLotIds } from '../../model/lots/lotsSlice';
import { LotViews } from '../workspace/LotViews';
import { ReorderArea } from '../reorder/ReorderArea';

const TILE = 100;

// jsdom lays nothing out: tiles of 100 × 100 pixels, two in a row.
beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const box = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function place() {
    const at = [...document.querySelectorAll('[role=gridcell][data-lot]')].indexOf(this);
    return at < 0 ? box.call(this) : new DOMRect((at % 2) * TILE, Math.floor(at / 2) * TILE, TILE, TILE);
  };
});

async function show() {
  const navigate = jest.fn<void, [string]>();
  const space = await renderWorkspace(
    <NavigationContext value={{ navigate }}>
      <ReorderArea enabled>
        <LotViews saleId={SALE} currency="EUR" saleStatus="open" openLotId={null} editable wide />
      </ReorderArea>
    </NavigationContext>,
    ({ lots }) =>
      lots.seed(
        SALE,
        ['a', 'b', 'c', 'd', 'e'].map((id, place) => buildLot({ id, number: place + 1, order: `a${String(place)}` })),
      ),
  );
  await space.after(() => void space.store.dispatch(layoutChosen('gallery')));
  const tile = (number: number): HTMLElement =>
    screen.getByRole('gridcell', { name: new RegExp(`^Lot ${String(number)} `) });
  const point = (
    type: 'down' | 'move' | 'up',
    target: Element,
    x: number,
    y: number,
    pointerType = 'mouse',
    buttons = type === 'up' ? 0 : 1,
  ): void => {
    const event = new MouseEvent(`pointer${type}`, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      button: 0,
      buttons,
    });
    fireEvent(target, Object.assign(event, { pointerId: 1, pointerType }));
  };
  const drag = async (from: Element, [x, y]: readonly [number, number], pointerType?: string): Promise<void> => {
    await space.after(() => point('down', from, 10, 10, pointerType));
    await space.after(() => point('move', from, 30, 30, pointerType));
    await space.after(() => point('move', from, x, y, pointerType));
    await space.after(() => point('up', from, x, y, pointerType));
  };
  const order = (): string => space.read(selectLotIds).join('');
  return { ...space, navigate, tile, point, drag, order };
}

describe('a tile of the gallery', () => {
  it.each([
    ['in front of the one whose left half it is let go on', [110, 150], 'bcade'],
    ['behind the one whose right half it is let go on', [190, 150], 'bcdae'],
    ['beside the nearest, between two', [98, 205], 'bcdea'],
  ] as const)('is dragged %s', async (_name, to, expected) => {
    const { drag, tile, order, store } = await show();
    await drag(tile(1), to);
    expect(order()).toBe(expected);
    await store.stop();
  });

  it('shows where it would land, and is put back by Escape', async () => {
    const { after, point, tile, order, store } = await show();
    await after(() => point('down', tile(1), 10, 10));
    await after(() => point('move', tile(1), 30, 30));
    await after(() => point('move', tile(1), 190, 150));
    const line = document.querySelector<HTMLElement>('[data-stands]');
    expect([line?.style.left, line?.style.top, line?.style.height]).toEqual(['200px', '100px', '100px']);
    await after(() => void fireEvent.keyDown(window, { key: 'Escape' }));
    await after(() => point('up', tile(1), 190, 150));
    expect(order()).toBe('abcde');
    await store.stop();
  });

  it('is pressed as before, and not by the end of a drag', async () => {
    const { after, point, drag, tile, navigate, store } = await show();
    const link = tile(2).querySelector('a');
    if (link === null) throw new Error('The tile has no link.');
    await after(() => point('down', link, 110, 10));
    await after(() => point('up', link, 112, 10));
    await after(() => void fireEvent.click(link));
    expect(navigate).toHaveBeenCalledTimes(1);
    await after(() => point('down', link, 10, 10));
    await after(() => point('move', link, 30, 30));
    await after(() => {
      point('up', link, 190, 150);
      fireEvent.click(link);
    });
    expect(navigate).toHaveBeenCalledTimes(1);
    await drag(tile(1), [500, 900]);
    await store.stop();
  });

  it('is not dragged by a pointer that was let go elsewhere and comes back', async () => {
    const { after, point, tile, order, container, store } = await show();
    await after(() => point('down', tile(1), 10, 10));
    await after(() => point('move', tile(1), 190, 150, 'mouse', 0));
    await after(() => point('move', tile(1), 190, 160));
    expect(container.querySelector('.drop')).toBeNull();
    await after(() => point('up', tile(1), 190, 160));
    expect(order()).toBe('abcde');
    await store.stop();
  });

  it('goes by its handle under a finger, which scrolls elsewhere', async () => {
    const { drag, tile, order, store } = await show();
    await drag(tile(1), [190, 150], 'touch');
    expect(order()).toBe('abcde');
    await drag(screen.getByRole('button', { name: 'Move Lot 1' }), [190, 150], 'touch');
    expect(order()).toBe('bcdae');
    await store.stop();
  });

  it('moves with all chosen ones, and not where the view is sorted', async () => {
    const { after, drag, tile, order, store } = await show();
    await after(() => void store.dispatch(lotsChosen({ lotIds: ['a', 'c'], chosen: true })));
    await drag(tile(1), [90, 250]);
    expect(order()).toBe('bdeac');
    await after(() => void store.dispatch(sortChosen({ column: 'title', direction: 'ascending' })));
    await drag(tile(2), [10, 250]);
    expect(order()).toBe('bdeac');
    await store.stop();
  });

  it('does not let the browser drag its picture', async () => {
    const { tile, store } = await show();
    const started = createEvent.dragStart(tile(1));
    fireEvent(tile(1), started);
    expect(started.defaultPrevented).toBe(true);
    await store.stop();
  });
});

describe('Alt with an arrow', () => {
  it.each([
    ['ArrowRight', 'bacde'],
    ['ArrowLeft', 'abcde'],
    ['ArrowDown', 'bcade'],
    ['ArrowUp', 'abcde'],
  ])('moves the active tile: %s', async (key, expected) => {
    const { after, order, store } = await show();
    await after(() => void store.dispatch(cellActivated({ lotId: 'a', column: 'number' })));
    const grid = screen.getByRole('grid', { name: 'Lots' });
    const pressed = createEvent.keyDown(grid, { key, altKey: true });
    await after(() => void fireEvent(grid, pressed));
    // Alt and the left arrow would leave the page.
    expect(pressed.defaultPrevented).toBe(true);
    expect(order()).toBe(expected);
    await store.stop();
  });

  it('moves over a row of tiles, as far as there are some', async () => {
    const { after, order, store } = await show();
    const grid = screen.getByRole('grid', { name: 'Lots' });
    const press = async (lotId: string, key: string): Promise<void> => {
      await after(() => void store.dispatch(cellActivated({ lotId, column: 'number' })));
      await after(() => void fireEvent.keyDown(grid, { key, altKey: true }));
    };
    await press('e', 'ArrowUp');
    expect(order()).toBe('abecd');
    await press('c', 'ArrowDown');
    expect(order()).toBe('abedc');
    await store.stop();
  });
});
