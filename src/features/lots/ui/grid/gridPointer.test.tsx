import { act, fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { settle } from '../../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { selectChosenIds } from '../../model/view/gridSelectors';
import { selectGrid } from '../../model/view/gridSlice';
import { LotViews } from '../workspace/LotViews';

async function show(editable = true) {
  const space = await renderWorkspace(
    <LotViews saleId={SALE} currency="EUR" openLotId={null} editable={editable} saleStatus="open" wide />,
    ({ lots }) =>
      lots.seed(
        SALE,
        ['a', 'b', 'c', 'd'].map((id, at) => buildLot({ id, number: at + 1, order: `a${at}`, title: `Vase ${id}` })),
      ),
  );
  const cell = (id: string, column = 'title'): Element =>
    document.getElementById(`cell-${id}-${column}`) ?? document.body;
  const link = (id: string): Element => cell(id, 'number').querySelector('a') ?? document.body;
  // jsdom has no pointer events: one of the mouse with what a pointer says of itself.
  const pointer = (type: 'down' | 'over', on: Element, more: MouseEventInit & { pointerType?: string } = {}) => {
    const { pointerType = 'mouse', ...init } = more;
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, ...init });
    fireEvent(on, Object.assign(event, { pointerType, pointerId: 1 }));
    return event;
  };
  const click = (on: Element, init: MouseEventInit = {}): boolean =>
    fireEvent.click(on, { detail: 1, bubbles: true, ...init });
  const active = () => space.read(selectGrid).active;
  const range = () => {
    const { active: from, range: to } = space.read(selectGrid);
    return [from?.lotId, from?.column, to?.head.lotId, to?.head.column];
  };
  const typing = () => screen.queryByRole('textbox', { name: /^Title/ });
  return { ...space, cell, link, pointer, click, active, range, typing, chosen: () => space.read(selectChosenIds) };
}

const AT = { lotId: 'b', column: 'title' };

describe('a press in the table', () => {
  it('makes a cell the active one, with the first button of a mouse only', async () => {
    const { pointer, cell, active, store } = await show();
    pointer('down', cell('b'), { button: 2 });
    expect(active()).toBeNull();
    pointer('down', cell('b'));
    expect(active()).toEqual(AT);
    await store.stop();
  });

  it('of a finger may be the beginning of scrolling: the tap makes the cell the active one', async () => {
    const { pointer, click, cell, active, store } = await show();
    pointer('down', cell('b'), { pointerType: 'touch' });
    expect(active()).toBeNull();
    click(cell('b'));
    expect(active()).toEqual(AT);
    await store.stop();
  });

  it('on a link, or on the box of a lot, makes no cell the active one', async () => {
    const { pointer, click, link, active, chosen, store } = await show();
    pointer('down', link('b'));
    const box = document.querySelector('[data-choose="b"]') ?? document.body;
    pointer('down', box);
    click(box);
    expect(active()).toBeNull();
    expect(chosen()).toEqual(['b']);
    await store.stop();
  });

  it('with Shift chooses the cells from the active one', async () => {
    const { pointer, click, cell, range, store } = await show();
    pointer('down', cell('b'));
    pointer('down', cell('c', 'description'), { shiftKey: true });
    click(cell('c', 'description'), { shiftKey: true });
    expect(range()).toEqual(['b', 'title', 'c', 'description']);
    await store.stop();
  });
});

describe('a drag over the table', () => {
  const far = { buttons: 1, clientX: 0, clientY: 40 };

  it('chooses the cells from where it began', async () => {
    const { pointer, cell, range, store } = await show();
    pointer('down', cell('b'), { clientX: 0, clientY: 0 });
    pointer('over', cell('c'), { buttons: 1, clientX: 2, clientY: 3 });
    expect(range().slice(2)).toEqual([undefined, undefined]);
    pointer('over', cell('c'), { buttons: 1, clientX: 0, clientY: 4 });
    expect(range()).toEqual(['b', 'title', 'c', 'title']);
    pointer('over', cell('d', 'description'), far);
    expect(range()).toEqual(['b', 'title', 'd', 'description']);
    await store.stop();
  });

  it.each([
    ['of a finger', { ...far, pointerType: 'touch' }],
    ['without a button', { ...far, buttons: 0 }],
    ['with another button', { ...far, buttons: 2 }],
  ])('%s chooses nothing', async (_name, over) => {
    const { pointer, cell, range, store } = await show();
    pointer('down', cell('b'), { clientX: 0, clientY: 0 });
    pointer('over', cell('d'), over);
    expect(range().slice(2)).toEqual([undefined, undefined]);
    await store.stop();
  });

  it('that began nowhere chooses nothing', async () => {
    const { pointer, cell, active, read, store } = await show();
    pointer('over', cell('d'), far);
    expect([active(), read(selectGrid).range]).toEqual([null, null]);
    await store.stop();
  });
});

describe('the box above all rows', () => {
  it('chooses all lots, and none where all are chosen', async () => {
    const { click, chosen, store } = await show();
    const all = (): Element => document.querySelector('[data-choose="all"]') ?? document.body;
    act(() => void click(all()));
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);
    act(() => void click(all()));
    expect(chosen()).toEqual([]);
    await store.stop();
  });
});

describe('a double click', () => {
  const twice = async (on: Element, second: Element = on): Promise<boolean> => {
    fireEvent.click(on, { detail: 1 });
    const isFollowed = fireEvent.click(second, { detail: 2 });
    fireEvent.doubleClick(second);
    await act(() => settle());
    return isFollowed;
  };

  it('begins to change the cell on which it began, whatever has come below the pointer since', async () => {
    const { cell, typing, active, store } = await show();
    await twice(cell('b'), cell('c'));
    expect(typing()).toHaveValue('Vase b');
    expect(active()).toEqual(AT);
    await store.stop();
  });

  it('opens no other lot whose link has come there', async () => {
    const { cell, link, store } = await show();
    expect(await twice(cell('b'), link('c'))).toBe(false);
    await store.stop();
  });

  it('changes nothing for a person who only looks, nor on the box of a lot', async () => {
    const looking = await show(false);
    await twice(looking.cell('b'));
    expect(looking.typing()).toBeNull();
    await looking.store.stop();
    looking.unmount();
    const { typing, store } = await show();
    await twice(document.querySelector('[data-choose="b"]') ?? document.body);
    expect(typing()).toBeNull();
    await store.stop();
  });
});
