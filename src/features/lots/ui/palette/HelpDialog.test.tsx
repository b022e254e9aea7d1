import { fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { HelpDialog } from './HelpDialog';

it('explains keys, words and numbers, and finds among them', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const { after, store } = await renderWorkspace(<HelpDialog open onClose={() => undefined} />);
  const type = (value: string) =>
    after(
      () => void fireEvent.change(screen.getByRole('searchbox', { name: 'Search the help' }), { target: { value } }),
    );
  expect(screen.getByRole('heading', { name: 'What the words mean' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Moving in the table' })).toBeInTheDocument();
  await type('consignor takes');
  expect(screen.getByText('Reserve')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Moving in the table' })).toBeNull();
  await type('unheard of');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing here says “unheard of”.');
  await store.stop();
});
