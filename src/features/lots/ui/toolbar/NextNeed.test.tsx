import { fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { selectGridIds } from '../../model/view/gridSelectors';
import { editLots } from '../../model/operations/lotCommands';
import { NextNeed } from './NextNeed';

it('says what lots need first, shows them, and goes on with the next thing', async () => {
  const unpriced = { estimateLow: null, estimateHigh: null };
  const shown = await renderWorkspace(<NextNeed />, (space) =>
    space.lots.seed(SALE, [
      buildLot({ id: 'lot1' }),
      buildLot({ id: 'lot2', number: 2, order: 'a1', title: '', ...unpriced }),
      buildLot({ id: 'lot3', number: 3, order: 'a2', ...unpriced }),
      buildLot({ id: 'lot4', number: 4, order: 'a3', status: 'ready', ...unpriced }),
    ]),
  );
  expect(screen.getByText('One lot needs a title')).toBeInTheDocument();
  const edit = (title: string) => editLots({ edits: [{ lotId: 'lot2', changes: { title }, before: {} }] });
  await shown.after(() => void shown.store.dispatch(edit('A bowl')));
  await shown.after(
    () => void fireEvent.click(screen.getByRole('button', { name: '2 lots need an estimate: Show them' })),
  );
  expect(shown.read(selectGridIds)).toEqual(['lot2', 'lot3']);
  expect(screen.queryByRole('button')).toBeNull();
  await shown.store.stop();
});
