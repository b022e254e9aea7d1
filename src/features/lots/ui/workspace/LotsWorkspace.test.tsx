import { act } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { settle } from '../../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { cellActivated, lotsChosen, queryTyped } from '../../model/view/gridSlice';
import { LotsWorkspace } from './LotsWorkspace';

jest.mock('../shared/useWide', () => ({ __esModule: true, useWide: () => true, useRoomy: () => true }));

/** Is drawn whenever the workspace is. */
const drawn = jest.fn();
jest.mock('../trash/TrashDialog', () => ({ TrashDialog: () => (drawn(), null) }));

test('draws the whole workspace anew for no letter of a search, no step in the table and no choice', async () => {
  const LOTS = [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })];
  const space = await renderWorkspace(
    <LotsWorkspace sale={OPEN_SALE} currencyOf={() => 'EUR'} lotId={null} more={[]} />,
    ({ lots }) => lots.seed(SALE, LOTS, []),
  );
  await act(settle);
  const before = drawn.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await space.after(() => {
    space.store.dispatch(queryTyped('v'));
    space.store.dispatch(queryTyped('va'));
  });
  await space.after(() => space.store.dispatch(cellActivated({ lotId: 'lot2', column: 'title' })));
  await space.after(() => space.store.dispatch(lotsChosen({ lotIds: ['lot2'], chosen: true })));
  expect(drawn.mock.calls.length).toBe(before);
});
