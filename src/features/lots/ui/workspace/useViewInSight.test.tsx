import { fireEvent, render, screen } from '@testing-library/react';
import { GRID_ID } from '../shared/useFollowLot';
import { useViewInSight } from './useViewInSight';

/** A table whose lower edge is below the window. */
function Table() {
  const inSight = useViewInSight();
  return (
    <div data-testid="lots" role="presentation" {...inSight}>
      <div id={GRID_ID} />
    </div>
  );
}

it.each(['Shift', 'Control', 'Meta', 'Alt'])(
  'leaves the page where it is while %s is held for the next press',
  (key) => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    render(<Table />);
    const grid = document.getElementById(GRID_ID) ?? document.body;
    grid.getBoundingClientRect = () => new DOMRect(0, 400, 800, window.innerHeight);
    fireEvent.pointerDown(screen.getByTestId('lots'));
    fireEvent.keyDown(screen.getByTestId('lots'), { key });
    expect(scrollBy).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByTestId('lots'), { key: 'ArrowDown' });
    expect(scrollBy).toHaveBeenCalledTimes(1);
    scrollBy.mockRestore();
  },
);
