import { screen } from '@testing-library/react';
import { SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { UnreadableNote } from './UnreadableNote';

it('names what cannot be shown, once there is something', async () => {
  const { after, lots, store } = await renderWorkspace(<UnreadableNote />);
  expect(screen.queryByRole('status')).toBeNull();
  const unreadable = [
    { id: 'x', number: '40' },
    { id: 'y', number: '12A' },
  ];
  await after(() => lots.emit(SALE, { type: 'lots', changed: [], removed: [], unreadable, fromServer: true }));
  expect(screen.getByRole('status')).toHaveTextContent('2 lots cannot be shown here');
  expect(screen.getByRole('status')).toHaveTextContent('Lot number: 12A, 40.');
  expect(screen.getByRole('status')).toHaveTextContent('safe on the server');
  await store.stop();
});
