import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { lotsChosen, sortChosen } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotIds } from '../../model/lots/lotsSlice';
import { MoveHandle } from './MoveHandle';
import { ReorderArea } from './ReorderArea';

// jsdom knows the element and not its methods, and lays nothing out.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

const ROW = 40;

function Rows() {
  const ids = useLotsSelector(selectLotIds);
  return (
    <>
      <button type="button">Columns</button>
      <div role="grid" tabIndex={0}>
        {ids.map((id) => (
          <div key={id} data-lot={id} role="row">
            <button type="button" data-active={id === 'd' || undefined}>
              {id}
            </button>
            <MoveHandle lotId={id} name={id} />
          </div>
        ))}
      </div>
    </>
  );
}

/** A person who may move lots, until the button is pressed, or again from then on. */
function Area({ enabled }: { readonly enabled: boolean }) {
  const [isEnabled, setEnabled] = useState(enabled);
  return (
    <>
      <button type="button" onClick={() => setEnabled(!isEnabled)}>
        Another role
      </button>
      <ReorderArea enabled={isEnabled}>
        <Rows />
      </ReorderArea>
    </>
  );
}

async function show(enabled = true) {
  const space = await renderWorkspace(<Area enabled={enabled} />, ({ lots }) => {
    lots.seed(
      SALE,
      ['a', 'b', 'c', 'd', 'e'].map((id, place) => buildLot({ id, number: place + 1, order: `a${place}` })),
    );
  });
  const order = (): string => space.read(selectLotIds).join('');
  const rowAt = (y: number): Element | null => document.querySelectorAll('[data-lot]')[Math.floor(y / ROW)] ?? null;
  document.elementFromPoint = (_x, y) => rowAt(y);
  Element.prototype.getBoundingClientRect = function box() {
    const place = [...document.querySelectorAll('[data-lot]')].indexOf(this);
    return new DOMRect(0, place < 0 ? 0 : place * ROW, 300, place < 0 ? 200 : ROW);
  };
  const keys = (id: string, key: string) => (): void =>
    void fireEvent.keyDown(screen.getByRole('button', { name: id }), { key, altKey: true });
  const handle = (id: string): HTMLElement => screen.getByRole('button', { name: `Move ${id}` });
  const point = (type: 'Down' | 'Move' | 'Up', element: Element, y: number): void =>
    void fireEvent(
      element,
      Object.assign(
        new MouseEvent(`pointer${type.toLowerCase()}`, {
          bubbles: true,
          clientX: 5,
          clientY: y,
          button: 0,
          buttons: type === 'Up' ? 0 : 1,
        }),
        {
          pointerId: 1,
        },
      ),
    );
  return { ...space, order, keys, handle, point };
}
const status = (): string => screen.getByRole('status').textContent;

describe('moving lots by keys', () => {
  it('moves a row by one place, says where it is, and keeps the focus on it', async () => {
    const { after, keys, order, store, lots } = await show();
    screen.getByRole('button', { name: 'c' }).focus();
    await after(keys('c', 'ArrowUp'));
    expect(order()).toBe('acbde');
    expect(status()).toBe('Lot 3: position 2 of 5');
    expect(screen.getByRole('button', { name: 'c' })).toHaveFocus();
    await after(keys('c', 'ArrowUp'));
    await after(keys('c', 'ArrowUp'));
    expect(order()).toBe('cabde');
    expect(status()).toBe('Nothing moved: it is there already.');
    await after(keys('c', 'ArrowDown'));
    expect(order()).toBe('acbde');
    expect(lots.applied.map(({ kind }) => kind)).toEqual(['moveLot', 'moveLot', 'moveLot']);
    await store.stop();
  });

  it('moves all chosen rows together when the row is one of them', async () => {
    const { after, keys, order, store, lots } = await show();
    await after(() => void store.dispatch(lotsChosen({ lotIds: ['e', 'c'], chosen: true })));
    await after(keys('c', 'ArrowUp'));
    expect(order()).toBe('acebd');
    expect(status()).toBe('2 lots: positions 2 to 3 of 5');
    expect(new Set(lots.applied.map(({ group }) => group)).size).toBe(1);
    await after(keys('a', 'ArrowDown'));
    expect(order()).toBe('caebd');
    await store.stop();
  });

  it('moves nothing while the view has another order', async () => {
    const { after, keys, order, store } = await show();
    await after(() => void store.dispatch(sortChosen({ column: 'title', direction: 'ascending' })));
    await after(keys('c', 'ArrowUp'));
    expect(order()).toBe('abcde');
    expect(status()).toMatch(/^Nothing moved: the table is sorted/);
    await store.stop();
  });

  it('is about the active row while the table itself has the focus, and about none from the buttons beside it', async () => {
    const { after, keys, order, store } = await show();
    await after(keys('Columns', 'ArrowUp'));
    expect(order()).toBe('abcde');
    await after(() => void fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowUp', altKey: true }));
    expect(order()).toBe('abdce');
    await store.stop();
  });

  it('lets viewers move nothing', async () => {
    const { after, keys, order, store } = await show(false);
    await after(keys('c', 'ArrowUp'));
    expect(order()).toBe('abcde');
    expect(screen.queryByRole('button', { name: 'Move c' })).toBeNull();
    await store.stop();
  });
});

describe('asking for the place', () => {
  const ask = async (type: { where: string; label: string; value: string }) => {
    const space = await show();
    await space.after(space.keys('b', 'Enter'));
    await space.after(
      () => void fireEvent.change(screen.getByLabelText('Where to'), { target: { value: type.where } }),
    );
    await space.after(
      () => void fireEvent.change(screen.getByLabelText(type.label), { target: { value: type.value } }),
    );
    await space.after(() => void fireEvent.click(screen.getByRole('button', { name: 'Move' })));
    return space;
  };

  it.each([
    ['position', 'Position', '5', 'acdeb'],
    ['position', 'Position', ' 1', 'bacde'],
    ['number', 'Number of the lot', '4', 'acdbe'],
  ])('by %s (%s) %s gives %s', async (where, label, value, expected) => {
    const { order, store } = await ask({ where, label, value });
    expect(order()).toBe(expected);
    expect(screen.queryByRole('dialog')).toBeNull();
    await store.stop();
  });

  it.each([
    ['position', 'Position', '6', 'Write a whole number from 1 to 5.'],
    ['number', 'Number of the lot', '2', 'No other lot of this sale has the number 2.'],
    ['number', 'Number of the lot', '77 a', 'No other lot of this sale has the number 77A.'],
    ['number', 'Number of the lot', '0', 'Lot numbers begin with 1.'],
    ['number', 'Number of the lot', '100000', 'Lot numbers end at 99999.'],
    ['number', 'Number of the lot', '4AB', 'Only one letter can stand behind a number, as in 12A.'],
    ['number', 'Number of the lot', 'four', 'Write a number, with a letter behind it if you want one: 12 or 12A.'],
    ['number', 'Number of the lot', '', 'Write a number, with a letter behind it if you want one: 12 or 12A.'],
  ])('by %s (%s) does not take %s', async (where, label, value, problem) => {
    const { order, store } = await ask({ where, label, value });
    expect(order()).toBe('abcde');
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem);
    expect(screen.getByLabelText(label)).toHaveFocus();
    await store.stop();
  });

  it('begins with a press on the handle, also without a pointer', async () => {
    const { after, handle, point, store } = await show();
    await after(() => {
      point('Down', handle('d'), 130);
      point('Up', handle('d'), 131);
      fireEvent.click(handle('d'));
    });
    expect(screen.getByRole('dialog', { name: 'Move the lot' })).toBeVisible();
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    await after(() => void fireEvent.click(handle('d')));
    expect(screen.getByRole('dialog', { name: 'Move the lot' })).toBeVisible();
    await store.stop();
  });
});

describe('dragging a row', () => {
  it('shows where it would land, and puts it there', async () => {
    const { after, handle, point, order, container, store } = await show();
    const grip = handle('a');
    await after(() => {
      point('Down', grip, 20);
      point('Move', grip, 22);
    });
    expect(container.querySelector('.drop')).toBeNull();
    await after(() => point('Move', grip, 3 * ROW + 30));
    expect(container.querySelector<HTMLElement>('.drop')?.style.top).toBe(`${4 * ROW}px`);
    expect(container.querySelector('.drop')).toHaveTextContent('Lot 1');
    await after(() => point('Move', grip, 3 * ROW + 10));
    await after(() => point('Up', grip, 3 * ROW + 10));
    expect(order()).toBe('bcade');
    expect(status()).toBe('Lot 1: position 3 of 5');
    expect(container.querySelector('.drop')).toBeNull();
    await store.stop();
  });

  it('takes the chosen rows along, and puts all back by Escape', async () => {
    const { after, handle, point, order, container, store } = await show();
    await after(() => void store.dispatch(lotsChosen({ lotIds: ['a', 'b'], chosen: true })));
    const grip = handle('a');
    await after(() => {
      point('Down', grip, 20);
      point('Move', grip, 4 * ROW + 30);
    });
    expect(container.querySelector('.drop')).toHaveTextContent('2 lots');
    await after(() => void fireEvent.keyDown(window, { key: 'Escape' }));
    await after(() => point('Up', grip, 4 * ROW + 30));
    expect(order()).toBe('abcde');
    expect(status()).toBe('Put back.');
    await store.stop();
  });
});

describe('another role', () => {
  const change = () => void fireEvent.click(screen.getByRole('button', { name: 'Another role' }));

  it('leaves the rows where they are, with the focus, and moves none of them', async () => {
    const { after, keys, order, store } = await show();
    const grid = screen.getByRole('grid');
    screen.getByRole('button', { name: 'c' }).focus();
    await after(change);
    expect(screen.getByRole('grid')).toBe(grid);
    expect(screen.getByRole('button', { name: 'c' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Move c' })).toBeNull();
    await after(keys('c', 'ArrowUp'));
    expect(order()).toBe('abcde');
    await store.stop();
  });

  it('lets go of a row that is being dragged, for good', async () => {
    const { after, handle, order, point, store } = await show();
    const drag = (type: 'Down' | 'Move' | 'Up', y: number) => after(() => point(type, screen.getByRole('grid'), y));
    await after(() => point('Down', handle('a'), 10));
    await drag('Move', 3 * ROW + 5);
    expect(document.querySelector('[data-dragging]')).not.toBeNull();
    await after(change);
    expect(document.querySelector('[data-dragging]')).toBeNull();
    await after(change);
    await drag('Move', 2 * ROW + 5);
    expect(document.querySelector('[data-dragging]')).toBeNull();
    await drag('Up', 2 * ROW + 5);
    expect(order()).toBe('abcde');
    await store.stop();
  });
});
