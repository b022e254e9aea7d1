import { fireEvent, screen } from '@testing-library/react';
import { watchExecution } from './executedFiles';
import { filesOf, KEYSTROKE } from './trips';

const trip = filesOf(KEYSTROKE).filter((file) => /^src\/(features\/lots\/ui|shared\/ui)\//.test(file));

test('every part of the screen on the trip is run while a title is typed in the editor and shown in the grid', async () => {
  const execution = await watchExecution();
  const { LotEditor } = await import('../../src/features/lots/ui/editor/LotEditor');
  const { WorkspaceTools } = await import('../../src/features/lots/ui/palette/WorkspaceTools');
  const { LotViews } = await import('../../src/features/lots/ui/workspace/LotViews');
  const { renderWorkspace } = await import('../../src/testing/screens/renderWorkspace');
  const { buildLot, SALE } = await import('../../src/testing/stores/makeWorkspace');
  const sale = { id: SALE, title: 'Winter', date: '2027-03-12', place: null, currency: 'EUR', status: 'open' } as const;
  const { after, store } = await renderWorkspace(
    <WorkspaceTools
      sale={{ ...sale, roles: { 'user-1': 'owner' }, createdBy: 'user-1' }}
      editable
      wide
      openLotId="lot1"
      more={[]}
    >
      <LotViews saleId={SALE} currency="EUR" openLotId="lot1" editable saleStatus="open" wide />
      <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus="open" readOnly={false} />
    </WorkspaceTools>,
    (space) => space.lots.seed(SALE, [buildLot()]),
  );
  await execution.begin();
  await after(() => {
    const title = screen.getByLabelText('Title');
    fireEvent.change(title, { target: { value: 'A blue vase' } });
    fireEvent.blur(title);
  });
  const run = await execution.files();
  expect(screen.getByRole('row', { name: /A blue vase/ })).toBeInTheDocument();
  expect(trip.filter((file) => !run.has(file))).toEqual([]);
  await store.stop();
});
