import { fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { SALE } from '../../../../testing/stores/makeWorkspace';
import { selectLots } from '../../model/lots/lotsSlice';
import { ChoiceNotes } from './ChoiceNotes';

const chosen = (place: number, lotId: string | null = null) => ({
  id: `missed${String(place)}`,
  uid: 'user-1',
  saleId: SALE,
  lotId,
  fileName: `clocks/IMG_${String(place)}.jpg`,
  size: 10,
  lastModified: 1,
});

describe('photos that never came', () => {
  it('are named, with the way to choose them again, until the person does without them', async () => {
    const { after, photoOutbox, store } = await renderWorkspace(<ChoiceNotes saleId={SALE} />, (space) => {
      for (let place = 1; place <= 7; place += 1) {
        space.photoOutbox.chosen.set(`missed${String(place)}`, chosen(place, place === 7 ? 'lot1' : null));
      }
    });
    const note = screen.getByRole('alert');
    expect(note).toHaveTextContent('7 photos of an earlier choice were not saved: choose them again');
    expect(note).toHaveTextContent('clocks/IMG_1.jpg, clocks/IMG_2.jpg');
    expect(note).toHaveTextContent('and 2 more');
    expect(note).toHaveTextContent('1 lot is waiting for its photo.');
    expect(screen.getByLabelText('Choose the folder again: choose files')).toHaveAttribute('type', 'file');
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Do without them' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(photoOutbox.chosen.size).toBe(0);
    await store.stop();
  });

  it('are named as people count, whatever the order they were found in', async () => {
    const { store } = await renderWorkspace(<ChoiceNotes saleId={SALE} />, (space) => {
      for (const place of [137, 9, 111, 10]) {
        space.photoOutbox.chosen.set(`missed${String(place)}`, chosen(place));
      }
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'clocks/IMG_9.jpg, clocks/IMG_10.jpg, clocks/IMG_111.jpg, clocks/IMG_137.jpg',
    );
    await store.stop();
  });

  it('of another sale are reported there', async () => {
    const { store } = await renderWorkspace(<ChoiceNotes saleId="another" />, (space) => {
      space.photoOutbox.chosen.set('missed1', chosen(1));
    });
    expect(screen.queryByRole('alert')).toBeNull();
    await store.stop();
  });
});

describe('photos that are here already', () => {
  it('wait for an answer: left out', async () => {
    const { after, choose, read, store } = await renderWorkspace(<ChoiceNotes saleId={SALE} />);
    await after(() => void choose(['IMG_1.jpg', 'IMG_2.jpg']));
    await after(() => void choose(['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg']));
    expect(screen.getByRole('alert')).toHaveTextContent('2 of these photos are in this sale already');
    expect(read(selectLots)).toHaveLength(3);
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Leave them out' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(read(selectLots)).toHaveLength(3);
    await store.stop();
  });

  it('or added again', async () => {
    const { after, choose, read, store } = await renderWorkspace(<ChoiceNotes saleId={SALE} />);
    await after(() => void choose(['IMG_1.jpg', 'IMG_1.jpg']));
    expect(screen.getByRole('alert')).toHaveTextContent('1 of these photos is in this sale already');
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Add them again' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(read(selectLots)).toHaveLength(2);
    await store.stop();
  });
});

describe('files that are being looked at', () => {
  it('are counted', async () => {
    const { after, choose, preparer, store } = await renderWorkspace(<ChoiceNotes saleId={SALE} />);
    preparer.fingerprint = () => new Promise(() => undefined);
    await after(() => void choose(['IMG_1.jpg', 'IMG_2.jpg']));
    expect(screen.getByRole('status')).toHaveTextContent('Looking at 2 files. Keep this page open.');
    await store.stop();
  });
});
