import { fireEvent, screen } from '@testing-library/react';
import { selectUser } from '../../../features/auth/model/authSlice';
import type { Operation } from '../../../domain/operations/operations';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { ImportWork } from './ImportWork';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

async function open() {
  const space = await renderWorkspace(<span />);
  space.lots.seed(SALE, [buildLot()]);
  space.replace(<ImportWork files={space.workFiles} />);
  const choose = (file: File) =>
    space.after(
      () => void fireEvent.change(screen.getByLabelText('File of exported work'), { target: { files: [file] } }),
    );
  return { ...space, choose };
}

describe('bringing back exported work', () => {
  it('says what is in the file before anything is done, and does it', async () => {
    const { choose, after, store, read, workImport, lots } = await open();
    const file = new File(['zip'], 'lotsmith-unsent.zip');
    const uid = read(selectUser)?.uid ?? '';
    const changes = { title: { before: 'A vase', after: 'A bowl' } };
    const operation: Operation = { id: 'op1', saleId: SALE, lotId: 'lot1', uid, kind: 'editLot', changes };
    workImport.files.set(file, { uid, operations: [{ operation, refused: null }], photos: [] });
    await choose(file);
    expect(screen.getByText('one change, in one lot')).toBeInTheDocument();
    expect(lots.documents(SALE).lots.get('lot1')?.title).toBe('A vase');
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Bring back and send' })));
    expect(lots.documents(SALE).lots.get('lot1')?.title).toBe('A bowl');
    expect(screen.queryByText('Bring back exported work')).toBeNull();
    await store.stop();
  });

  it('says what is wrong with another file', async () => {
    const { choose, after, store } = await open();
    await choose(new File(['x'], 'holiday.zip'));
    expect(screen.getByRole('alert')).toHaveTextContent('This is not a file that Lotsmith has exported.');
    await after(() => void fireEvent.click(screen.getByText('Close')));
    expect(screen.queryByRole('alert')).toBeNull();
    await store.stop();
  });
});
