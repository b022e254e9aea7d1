import { fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectGrid } from '../../model/view/gridSlice';
import { widthOf } from '../../model/fields/gridColumns';
import { selectPlan, selectShownColumns } from '../../model/view/gridSelectors';
import { useHeadActions } from './useHeadActions';

function Heads({ column }: { readonly column: 'number' | 'title' }) {
  const { onKey } = useHeadActions();
  return (
    <button
      type="button"
      data-testid="head"
      onKeyDown={(event) => event.currentTarget.toggleAttribute('data-done', onKey(event, column))}
    >
      {column}
    </button>
  );
}

async function head(column: 'number' | 'title' = 'title') {
  const space = await renderWorkspace(<Heads column={column} />);
  const press = async (key: string, keys: object = {}): Promise<boolean> => {
    await space.after(() => void fireEvent.keyDown(screen.getByTestId('head'), { key, ...keys }));
    return screen.getByTestId('head').hasAttribute('data-done');
  };
  return { ...space, press, place: () => space.read(selectShownColumns).indexOf(column) };
}

describe('the head of a column, by keys', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('moves its column by one with %j and an arrow', async (keys) => {
    const { press, place } = await head();
    const before = place();
    expect(await press('ArrowRight', keys)).toBe(true);
    expect(place()).toBe(before + 1);
    expect(await press('ArrowRight', keys)).toBe(true);
    expect(place()).toBe(before + 2);
    expect(await press('ArrowLeft', keys)).toBe(true);
    expect(place()).toBe(before + 1);
  });

  it('leaves the column of numbers where it is', async () => {
    const { press, place } = await head('number');
    const before = place();
    await press('ArrowRight', { ctrlKey: true });
    expect(place()).toBe(before);
  });

  it('makes its column wider and narrower with Shift and an arrow, and moves nothing', async () => {
    const { press, place, read } = await head();
    const width = () => widthOf(read(selectPlan), 'title');
    const [wide, before] = [width(), place()];
    expect(await press('ArrowRight', { shiftKey: true })).toBe(true);
    expect(width()).toBe(wide + 16);
    await press('ArrowLeft', { shiftKey: true });
    await press('ArrowLeft', { shiftKey: true });
    expect(width()).toBe(wide - 16);
    expect(place()).toBe(before);
  });

  it('sorts up, down and not at all with Enter or the space bar, and leaves all other keys alone', async () => {
    const { press, read, place } = await head();
    const sort = () => read(selectGrid).sort;
    await press('Enter');
    expect(sort()).toEqual({ column: 'title', direction: 'ascending' });
    await press(' ');
    expect(sort()).toEqual({ column: 'title', direction: 'descending' });
    await press('Enter');
    expect(sort()).toBeNull();
    const before = place();
    expect(await press('ArrowRight')).toBe(false);
    expect(await press('a', { ctrlKey: true })).toBe(false);
    expect(place()).toBe(before);
  });
});
