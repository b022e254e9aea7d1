import { act, fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { widthOf } from '../../model/fields/gridColumns';
import { selectPlan, selectShownColumns } from '../../model/view/gridSelectors';
import { selectGrid } from '../../model/view/gridSlice';
import { useHeadActions } from './useHeadActions';

let taken: boolean[];

/** The first heads of the table, each with the edge that makes its column wider, and something that is no head. */
function Heads() {
  const { onPointerDown, dropAt } = useHeadActions();
  return (
    <div
      data-testid="heads"
      data-drop={dropAt}
      onPointerDown={(event) => taken.push(onPointerDown(event, event.target as Element))}
    >
      {['number', 'title', 'description', 'category'].map((column) => (
        <div key={column} data-head={column} data-testid={column}>
          <span data-resize={column} data-testid={`edge of ${column}`} />
        </div>
      ))}
      <p>No head</p>
    </div>
  );
}

async function show() {
  const space = await renderWorkspace(<Heads />);
  const heads = screen.getByTestId('heads');
  // jsdom has no pointer events: one of the mouse with what a pointer says of itself.
  const pointer = (type: string, on: Element, x: number): void => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: x, clientY: 5 });
    fireEvent(on, Object.assign(event, { pointerId: 1 }));
  };
  const drag = (on: string, by: number, over: string | null, end: 'up' | 'cancel' = 'up'): void => {
    document.elementFromPoint = () => (over === null ? null : screen.getByTestId(over));
    pointer('down', screen.getByTestId(on), 100);
    pointer('move', heads, 100 + by);
    pointer(end, heads, 100 + by);
  };
  const columns = () => space.read(selectShownColumns).slice(0, 4);
  return { ...space, heads, pointer, drag, columns, sort: () => space.read(selectGrid).sort };
}

beforeEach(() => {
  taken = [];
  HTMLElement.prototype.setPointerCapture = jest.fn();
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  Reflect.deleteProperty(document, 'elementFromPoint');
});

const FIRST = ['number', 'title', 'description', 'category'];

describe('the head of a column, by the pointer', () => {
  it.each([
    ['to the right', 'title', 'category', ['number', 'description', 'category', 'title']],
    ['to the left', 'category', 'title', ['number', 'category', 'title', 'description']],
    ['upon the numbers', 'category', 'number', FIRST],
    ['upon itself', 'title', 'title', FIRST],
    ['beside all heads', 'title', 'heads', FIRST],
    ['out of the window', 'title', null, FIRST],
    ['of the numbers', 'number', 'title', FIRST],
  ])('is dragged %s, and sorts nothing by that', async (_name, head, over, expected) => {
    const { columns, drag, sort } = await show();
    expect(columns()).toEqual(FIRST);
    drag(head, 7, over);
    expect(columns()).toEqual(expected);
    expect(sort()).toBeNull();
    expect(taken).toEqual([true]);
  });

  it('shows where it would land until it is let go', async () => {
    const { heads, pointer, columns, drag } = await show();
    document.elementFromPoint = () => screen.getByTestId('category');
    pointer('down', screen.getByTestId('title'), 100);
    pointer('move', heads, 94);
    expect(heads).not.toHaveAttribute('data-drop');
    pointer('move', heads, 93);
    expect(heads).toHaveAttribute('data-drop', 'category');
    // Who drags back over the beginning still drags.
    pointer('move', heads, 100);
    expect(heads).toHaveAttribute('data-drop', 'category');
    document.elementFromPoint = () => screen.getByTestId('number');
    pointer('move', heads, 110);
    expect(heads).not.toHaveAttribute('data-drop');
    pointer('up', heads, 110);
    expect(columns()).toEqual(FIRST);
    drag('title', 50, 'category');
    expect(heads).not.toHaveAttribute('data-drop');
    // What moves later belongs to no drag.
    pointer('move', heads, 300);
    expect(heads).not.toHaveAttribute('data-drop');
  });

  it('sorts with a press, also of an unsteady hand, but not with one that the system takes away', async () => {
    const { drag, sort, columns } = await show();
    drag('title', 6, 'category');
    expect(sort()).toEqual({ column: 'title', direction: 'ascending' });
    drag('title', 0, 'title', 'cancel');
    expect(sort()?.direction).toBe('ascending');
    drag('title', 0, 'title');
    expect(sort()?.direction).toBe('descending');
    drag('number', 0, 'number');
    expect(sort()).toEqual({ column: 'number', direction: 'ascending' });
    expect(columns()).toEqual(FIRST);
  });

  it('leaves alone what is no head', async () => {
    const { pointer } = await show();
    pointer('down', screen.getByText('No head'), 100);
    expect(taken).toEqual([false]);
  });
});

describe('the edge of a head', () => {
  it('makes its column as wide as it is dragged, within what can be read, and sorts nothing', async () => {
    const { drag, read, sort, columns, pointer, heads } = await show();
    const width = (column: 'title' | 'category') => widthOf(read(selectPlan), column);
    const [title, category] = [width('title'), width('category')];
    drag('edge of title', 30.4, 'category');
    expect([width('title'), width('category')]).toEqual([title + 30, category]);
    drag('edge of title', -10, null);
    expect(width('title')).toBe(title + 20);
    drag('edge of title', -5000, null);
    const narrowest = width('title');
    drag('edge of title', 5000, null);
    expect([narrowest, width('title')]).toEqual([72, 900]);
    act(() => pointer('move', heads, 300));
    expect(width('title')).toBe(900);
    expect([sort(), columns()]).toEqual([null, FIRST]);
  });
});
