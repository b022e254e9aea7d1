import { fireEvent, screen, within } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { selectLots } from '../../model/lots/lotsSlice';
import { selectPhotoIdsOfLot } from '../../model/photos/photosSlice';
import { ChoiceNotes } from './ChoiceNotes';
import { PlaceDialog } from './PlaceDialog';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

async function asked(photos: number, lots = 6, withdrawn = false) {
  const space = await renderWorkspace(
    <>
      <ChoiceNotes saleId={SALE} />
      <PlaceDialog saleId={SALE} />
    </>,
    (made) =>
      made.lots.seed(
        SALE,
        Array.from({ length: lots }, (_, place) =>
          buildLot({
            id: `lot${String(place + 1)}`,
            number: place + 1,
            order: `a${String(place)}`,
            title: `Vase ${String(place + 1)}`,
            coverPhotoId: null,
            status: withdrawn && place === 0 ? 'withdrawn' : 'draft',
          }),
        ),
      ),
  );
  const names = Array.from({ length: photos }, (_, place) => `camera/IMG_${String(place + 1)}.jpg`);
  await space.after(() => void space.choose(names, null, true));
  const press = (name: string) => space.after(() => void fireEvent.click(screen.getByRole('button', { name })));
  const choose = (name: RegExp) => space.after(() => void fireEvent.click(screen.getByRole('radio', { name })));
  const photosOf = (): number[] => space.read(selectLots).map(({ id }) => space.read(selectPhotoIdsOfLot, id).length);
  return { ...space, press, choose, photosOf };
}

const preview = (): string => screen.getByRole('region', { name: 'What will happen' }).textContent;

describe('where photos go whose names say no lot', () => {
  it('is new lots unless the person says otherwise', async () => {
    const { photosOf, press, store } = await asked(2, 1);
    expect(screen.getByRole('dialog', { name: 'Where do these 2 photos go?' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '2 new lots' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'The lot that has no photo yet' })).not.toBeChecked();
    await press('Add 2 photos');
    expect(photosOf()).toEqual([0, 1, 1]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await store.stop();
  });

  it('is said before: the first lots, the last one, and those without a photo', async () => {
    const { choose, photosOf, press, store } = await asked(5);
    await choose(/^Lots that have no photo yet, in the order of their numbers \(6 lots\)$/);
    const lines = within(screen.getByRole('region', { name: 'What will happen' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'IMG_1.jpg → Lot 1 Vase 1',
      'IMG_2.jpg → Lot 2 Vase 2',
      'IMG_3.jpg → Lot 3 Vase 3',
      '… 1 more lot …IMG_5.jpg → Lot 5 Vase 5',
    ]);
    expect(preview()).toContain('1 lot stays without a photo.You can undo it in one step.');
    await press('Add 5 photos');
    expect(photosOf()).toEqual([1, 1, 1, 1, 1, 0]);
    await store.stop();
  });

  it('counts several photos for each lot, when that comes out even or the person says so', async () => {
    const { after, choose, photosOf, press, store } = await asked(4, 2);
    await choose(/^Lots that have/);
    const each = screen.getByLabelText('Photos for each lot');
    expect(each).toHaveValue('2');
    expect(preview()).toContain('IMG_1.jpg, IMG_2.jpg → Lot 1 Vase 1');
    await after(() => void fireEvent.change(each, { target: { value: '1' } }));
    expect(preview()).toContain('2 photos are left over and make 2 new lots.');
    await press('Add 4 photos');
    expect(photosOf()).toEqual([1, 1, 1, 1]);
    await store.stop();
  });

  it('leaves withdrawn lots out and says so', async () => {
    const { choose, store } = await asked(2, 3, true);
    await choose(/^Lots that have/);
    expect(preview()).toContain('IMG_1.jpg → Lot 2');
    expect(preview()).toContain('Withdrawn lots are left out.');
    await store.stop();
  });

  it('can be said later: the photos wait, and are named', async () => {
    const { after, photosOf, press, store } = await asked(2);
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('2 photos wait: say where they go');
    expect(screen.getByRole('alert')).toHaveTextContent('camera/IMG_1.jpg, camera/IMG_2.jpg');
    await press('Say where they go…');
    const dialog = within(screen.getByRole('dialog'));
    await after(() => void fireEvent.click(dialog.getByRole('button', { name: 'Do not add them' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(photosOf()).toEqual([0, 0, 0, 0, 0, 0]);
    await store.stop();
  });
});
