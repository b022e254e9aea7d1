import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Photo } from '../../../../domain/photos/photo';
import { buildLot, buildPhoto, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectPhotoIdsOfLot } from '../../model/photos/photosSlice';
import { captionPhoto } from '../../model/operations/lotCommands';
import { SavePhotoFile } from '../photos/SavePhotoFile';
import { PhotoStage } from './PhotoStage';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const stage = (readOnly = false) => <PhotoStage lotId="lot1" name="Lot 1" readOnly={readOnly} />;

async function show({ readOnly = false, photos = ['a', 'b', 'c'] } = {}) {
  const space = await renderWorkspace(stage(readOnly), (made) => {
    made.lots.seed(SALE, [
      buildLot({ coverPhotoId: photos[0] ?? null }),
      buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A clock', coverPhotoId: null }),
    ]);
    // Here already, so that they are shown at once.
    for (const id of photos) made.pictures.restore(id, { file: new Blob([id]), prepared: null });
    made.lots.seed(
      SALE,
      [],
      photos.map((id, index) => buildPhoto({ id, order: `a${String(index)}`, caption: id === 'b' ? 'The mark' : '' })),
    );
  });
  return {
    ...space,
    order: () => space.read(selectPhotoIdsOfLot, 'lot1'),
    photo: (id: string): Photo | undefined => space.lots.documents(SALE).photos.get(id),
  };
}

const tile = (place: number) => screen.getByRole('button', { name: new RegExp(`^Photo ${String(place)}(,|$)`) });
const tool = (name: string) => screen.getByRole('button', { name });

/** From the line under the photo into the viewer, and back. */
async function writeCaption(after: (work: () => void) => Promise<void>, text: string): Promise<void> {
  await after(() => void fireEvent.click(screen.getByRole('button', { name: /caption/ })));
  const caption = screen.getByLabelText('Caption');
  expect(caption).toHaveFocus();
  await after(() => {
    fireEvent.change(caption, { target: { value: text } });
    fireEvent.blur(caption);
  });
  await after(() => void fireEvent.click(tool('Close')));
}

describe('the photos of a lot', () => {
  it('have their tools in one bar: one stop of Tab, and the arrows, Home and End lead through it', async () => {
    const { after, store } = await show();
    const bar = screen.getByRole('toolbar', { name: 'What to do with the photo' });
    const tools = within(bar).getAllByRole('button');
    expect(tools.length).toBeGreaterThan(5);
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await after(() => tools[0]?.focus());
    await after(() => void fireEvent.keyDown(tools[0] as HTMLElement, { key: 'ArrowRight' }));
    expect(tools[1]).toHaveFocus();
    await after(() => void fireEvent.keyDown(tools[1] as HTMLElement, { key: 'End' }));
    expect(tools.at(-1)).toHaveFocus();
    expect(tools.at(-1)).toHaveAccessibleName(/^Remove/);
    await after(() => void fireEvent.click(tool('Mark several')));
    expect(screen.getByRole('toolbar', { name: 'What to do with the photo' })).toHaveTextContent('Done');
    await store.stop();
  });

  it('are moved with Alt and the arrow keys, which keep the focus on the photo and say where it is', async () => {
    const { after, order, store } = await show();
    tile(1).focus();
    await after(() => void fireEvent.keyDown(tile(1), { key: 'ArrowRight', altKey: true }));
    expect(order()).toEqual(['b', 'a', 'c']);
    expect(tile(2)).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Lot 1, photo 2 of 3' })).toBeInTheDocument();
    expect(screen.getByText('Photo 2 of 3')).toBeInTheDocument();
    await after(() => void fireEvent.keyDown(tile(1), { key: 'ArrowUp', altKey: true }));
    expect(screen.getByText('Nothing moved: it is there already.')).toBeInTheDocument();
    await store.stop();
  });

  it('are gone through with the arrow keys, with one stop for Tab', async () => {
    const { after, store } = await show();
    await after(() => void fireEvent.keyDown(tile(1), { key: 'ArrowRight' }));
    expect(tile(2)).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Lot 1, photo 2 of 3' })).toBeInTheDocument();
    await after(() => void fireEvent.keyDown(tile(2), { key: 'End' }));
    expect([1, 2, 3].map((place) => tile(place).tabIndex)).toEqual([-1, -1, 0]);
    await store.stop();
  });

  it('have their captions cleaned where they are typed, so that an unchanged one is no command of another text', async () => {
    const { after, actions, photo, store } = await show();
    await writeCaption(after, 'The \u202emark\u0000 below');
    const captions = actions.filter(captionPhoto.match).map(({ payload }) => payload.caption);
    expect(captions).toEqual(['The mark below']);
    expect(photo('a')?.caption).toBe('The mark below');
    await store.stop();
  });

  it('are turned, captioned and made the cover, each by one write', async () => {
    const { after, lots, photo, store } = await show();
    await after(() => void fireEvent.click(tile(2)));
    await after(() => void fireEvent.click(tool('Turn left')));
    await after(() => void fireEvent.click(tool('Make this the cover')));
    await writeCaption(after, 'The maker’s mark');
    expect(photo('b')).toMatchObject({ rotation: 270, caption: 'The maker’s mark' });
    expect(lots.applied).toHaveLength(3);
    expect(screen.getByRole('img', { name: 'Lot 1, photo 2 of 3' })).toHaveAttribute('data-turned', '270');
    expect(tile(2)).toHaveAccessibleName('Photo 2, the cover');
    expect(tool('This is the cover')).toHaveAttribute('aria-disabled', 'true');
    await store.stop();
  });

  it('are marked and moved to another lot together, and come back with Undo', async () => {
    const { after, order, photo, store } = await show();
    await after(() => void fireEvent.click(tile(3), { ctrlKey: true }));
    expect(screen.getByText('2 marked')).toBeInTheDocument();
    await after(() => void fireEvent.click(tool('To another lot')));
    const dialog = screen.getByRole('dialog', { name: 'Move 2 photos' });
    const field = within(dialog).getByLabelText('Number or title of the lot');
    await after(() => void fireEvent.change(field, { target: { value: 'CLOCK' } }));
    await after(() => void fireEvent.submit(field));
    expect([order(), photo('a')?.lotId, photo('c')?.lotId]).toEqual([['b'], 'lot2', 'lot2']);
    expect(screen.getByText('2 photos are now with Lot 2.')).toBeInTheDocument();
    await after(() => void fireEvent.click(tool('Undo')));
    expect(order()).toEqual(['a', 'b', 'c']);
    expect(screen.queryByText('2 photos are now with Lot 2.')).toBeNull();
    await store.stop();
  });

  it('leave the neighbour in their place when they are removed, and the focus somewhere', async () => {
    const { after, order, store } = await show({ photos: ['a', 'b'] });
    await after(() => void fireEvent.click(tile(2)));
    await after(() => void fireEvent.keyDown(tile(2), { key: 'Delete' }));
    expect(order()).toEqual(['a']);
    expect(screen.getByRole('img', { name: 'Lot 1, photo 1 of 1' })).toBeInTheDocument();
    tool('Remove').focus();
    await after(() => void fireEvent.click(tool('Remove')));
    expect(screen.getByText('No photos yet.')).toBeInTheDocument();
    expect(tool('Undo')).toHaveFocus();
    await store.stop();
  });

  it('are changed while they are on their way as at any other time, and nothing of it is sent before them', async () => {
    const { after, choose, lots, order, store } = await show({ photos: [] });
    await after(() => void choose(['1.jpg', '2.jpg'], 'lot1'));
    await after(() => void fireEvent.click(tile(2)));
    await after(() => void fireEvent.click(tool('Turn left')));
    await after(() => void fireEvent.click(tool('Make this the cover')));
    expect(screen.getByRole('img', { name: 'Lot 1, photo 2 of 2' })).toHaveAttribute('data-turned', '270');
    expect(tile(2)).toHaveAccessibleName('Photo 2, the cover');
    await writeCaption(after, 'From below');
    expect(screen.getByRole('button', { name: 'Change the caption: From below' })).toHaveTextContent('From below');
    const [first, second] = order();
    await after(() => void fireEvent.keyDown(tile(2), { key: 'ArrowLeft', altKey: true }));
    expect(order()).toEqual([second, first]);
    await after(() => void fireEvent.click(tile(2)));
    await after(() => void fireEvent.click(tool('To another lot')));
    await after(() => void fireEvent.click(screen.getByRole('button', { name: /A clock/ })));
    expect(order()).toEqual([second]);
    expect(lots.applied).toEqual([]);
    await store.stop();
  });

  it('are shown to a viewer, without a way to change them', async () => {
    const { after, order, store } = await show({ readOnly: true });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await after(() => void fireEvent.keyDown(tile(1), { key: 'ArrowRight', altKey: true }));
    await after(() => void fireEvent.keyDown(tile(1), { key: 'Delete' }));
    expect(order()).toEqual(['a', 'b', 'c']);
    await after(() => void fireEvent.click(tile(2)));
    expect(screen.getByText('The mark')).toBeInTheDocument();
    await store.stop();
  });
});

describe('the tools on the photo', () => {
  const more = (): HTMLElement => tool('What to do with the photo');
  const large = (): HTMLElement => more().parentElement as HTMLElement;
  // jsdom has no pointer events: one of the mouse with what a pointer says of itself.
  const pointer = (type: string, clientX = 0): void => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
    fireEvent(large(), Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
  };
  const rest = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

  it('come to a finger that rests on it, which opens nothing else, and go with the button in its corner', async () => {
    const { after, store } = await show();
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    await act(async () => {
      pointer('pointerdown');
      await rest(600);
      pointer('pointerup');
    });
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(large()).toHaveAttribute('data-tools', 'true');
    await after(() => void fireEvent.click(tool('Lot 1, photo 1 of 3: show it on the whole screen')));
    expect(screen.queryByRole('dialog')).toBeNull();
    await after(() => void fireEvent.pointerDown(more()));
    await after(() => void fireEvent.click(more()));
    expect(large()).not.toHaveAttribute('data-tools');
    await store.stop();
  });

  it('stay away from a finger that scrolls', async () => {
    const { store } = await show();
    await act(async () => {
      pointer('pointerdown');
      pointer('pointermove', 30);
      await rest(600);
    });
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    await store.stop();
  });
});

describe('the file of a photo that the server refused', () => {
  const operation = {
    ...{ id: 'new', saleId: SALE, lotId: 'lot1', uid: 'user-1' },
    ...{ kind: 'addPhoto' as const, photo: buildPhoto({ id: 'new' }), cover: false },
  };

  it('is handed over as this device has it, as a JPEG once it was prepared', async () => {
    const { after, photoOutbox, workExport, store } = await renderWorkspace(<SavePhotoFile operation={operation} />);
    const kept = { ...{ id: 'new', uid: 'user-1', saleId: SALE, lotId: 'lot1' }, fileName: 'box/9.HEIC', order: 'a0' };
    const [full, view, thumb] = ['full', 'view', 'thumb'].map((size) => new Blob([size])) as [Blob, Blob, Blob];
    const prepared = { files: { full, view, thumb }, width: 4, height: 3, hash: 'ab' };
    await photoOutbox.put({ ...kept, first: false, file: null, prepared, refused: null });
    await after(() => void fireEvent.click(tool('Save the file')));
    expect(workExport.savedPhotos).toEqual([{ fileName: '9.jpg', bytes: full }]);
    await store.stop();
  });

  it('is else read from the server, and when it is nowhere a message says so', async () => {
    const { after, files, state, workExport, store } = await renderWorkspace(<SavePhotoFile operation={operation} />);
    await after(() => void fireEvent.click(tool('Save the file')));
    expect(workExport.savedPhotos).toEqual([]);
    expect(state().notifications.list.at(-1)?.message).toMatch(/neither on this device/);
    const bytes = new Blob(['full']);
    files.stored.set(`${operation.photo.path}/full.jpg`, bytes);
    await after(() => void fireEvent.click(tool('Save the file')));
    expect(workExport.savedPhotos).toEqual([{ fileName: 'new.jpg', bytes }]);
    await store.stop();
  });
});
