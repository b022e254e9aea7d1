import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { DropZone } from './DropZone';
import { PlaceDialog } from './PlaceDialog';
import { LotEditor } from '../editor/LotEditor';
import { selectLots } from '../../model/lots/lotsSlice';
import { selectPhotoIdsOfLot } from '../../model/photos/photosSlice';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const editor = (readOnly: boolean) => (
  <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus="open" readOnly={readOnly} />
);

async function workspace(readOnly = false) {
  const space = await renderWorkspace(
    <DropZone enabled>
      <p>The list</p>
      {editor(readOnly)}
      <PlaceDialog saleId={SALE} />
    </DropZone>,
    ({ lots }) => lots.seed(SALE, [buildLot({ coverPhotoId: null })]),
  );
  // jsdom knows no folders.
  const file = Object.assign(new File(['bytes'], 'IMG_7.jpg', { lastModified: 1 }), { webkitRelativePath: '' });
  const transfer = { types: ['Files'], items: [], files: [file] };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop', target: Element): void => {
    const event = createEvent[type](target);
    Object.defineProperty(event, 'dataTransfer', { value: transfer });
    fireEvent(target, event);
  };
  const photos = (): number[] => space.read(selectLots).map(({ id }) => space.read(selectPhotoIdsOfLot, id).length);
  return { ...space, drag, photos };
}

describe('photos that are dropped', () => {
  it('on the open lot are added to it, and the page says so before they are let go', async () => {
    const { after, drag, photos, store } = await workspace();
    const target = screen.getByLabelText('Title');
    await after(() => drag('dragEnter', target));
    await after(() => drag('dragOver', target));
    expect(screen.getByText('Drop the photos here: they are added to Lot 1.')).toBeInTheDocument();
    await after(() => drag('drop', target));
    await waitFor(() => expect(photos()).toEqual([1]));
    await store.stop();
  });

  it('beside it make a lot', async () => {
    const { after, drag, photos, store } = await workspace();
    const target = screen.getByText('The list');
    await after(() => drag('dragEnter', target));
    await after(() => drag('dragOver', target));
    expect(screen.getByText(/becomes lot 12/)).toBeInTheDocument();
    await after(() => drag('drop', target));
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Add the photo' })));
    await waitFor(() => expect(photos()).toEqual([0, 1]));
    await store.stop();
  });

  it('on a lot that may not be changed are not added to it', async () => {
    const { after, drag, photos, store } = await workspace(true);
    await after(() => drag('drop', screen.getByRole('heading', { name: 'Lot 1' })));
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Add the photo' })));
    await waitFor(() => expect(photos()).toEqual([0, 1]));
    await store.stop();
  });
});
