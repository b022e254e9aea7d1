import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { Photo } from '../../../../domain/photos/photo';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { buildLot, buildPhoto, SALE } from '../../../../testing/stores/makeWorkspace';
import { PhotoStage } from '../stage/PhotoStage';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const IDS = ['a', 'b', 'c'];

/** `unread`: a photo whose picture is on the server only. */
async function open({ readOnly = false, ids = IDS, unread = '' } = {}) {
  const space = await renderWorkspace(<PhotoStage lotId="lot1" name="Lot 1" readOnly={readOnly} />, (made) => {
    made.lots.seed(SALE, [
      buildLot({ coverPhotoId: ids[0] ?? null }),
      buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A clock', coverPhotoId: null }),
    ]);
    for (const id of ids.filter((each) => each !== unread))
      made.pictures.restore(id, { file: new Blob([id]), prepared: null });
    const photos = ids.map((id, index) =>
      buildPhoto({ id, order: `a${String(index)}`, caption: id === 'b' ? 'The mark' : '' }),
    );
    made.lots.seed(SALE, [], photos);
  });
  await space.after(() => void fireEvent.click(screen.getByRole('button', { name: /show it on the whole screen$/ })));
  const view = screen.getByRole('dialog', { name: 'Photos of Lot 1' });
  const close = (): HTMLElement => within(view).getByRole('button', { name: 'Close' });
  return {
    ...space,
    view,
    tool: (name: string) => within(view).getByRole('button', { name }),
    press: (key: string, on: HTMLElement = close()) => space.after(() => void fireEvent.keyDown(on, { key })),
    photo: (id: string): Photo | undefined => space.lots.documents(SALE).photos.get(id),
    zooms: () => [...view.querySelectorAll<HTMLElement>('[data-zoom]')].map(({ dataset }) => Number(dataset['zoom'])),
    pictured: () =>
      within(view)
        .queryAllByRole('img')
        .map((each) => each.getAttribute('alt')),
  };
}

describe('a photo on the whole screen', () => {
  it('gives way to the next one by keys, and Escape leads back to the one that was seen last', async () => {
    const { view, after, press, pictured, store } = await open();
    await press('ArrowRight');
    expect(pictured()).toContain('The mark');
    expect((await axe.run(view)).violations).toEqual([]);
    await press('PageDown');
    expect(within(view).getByText('Lot 1, photo 3 of 3')).toBeInTheDocument();
    await press('Home');
    expect(within(view).getByText('Lot 1, photo 1 of 3')).toBeInTheDocument();
    await press('End');
    await after(() => void fireEvent(view, new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Photo 3' })).toHaveAttribute('aria-pressed', 'true');
    await store.stop();
  });

  it('has the ways to the photos before and after upon the photo, apart from what moves it among the others', async () => {
    const { view, after, tool, store } = await open();
    expect(tool('Previous photo')).toHaveAccessibleDescription('This is the first photo.');
    await after(() => void fireEvent.click(tool('Next photo')));
    await after(() => void fireEvent.click(tool('Next photo')));
    expect(within(view).getByText('Lot 1, photo 3 of 3')).toBeInTheDocument();
    expect(tool('Next photo')).toHaveAccessibleDescription('This is the last photo.');
    const foot = within(view).getByRole('group', { name: 'What to do with the photo' }).parentElement;
    expect(foot).toContainElement(within(view).getByLabelText('Caption'));
    // The page below has a head and a foot of its own, and nobody is led to a second one.
    expect(within(view).queryByRole('banner')).toBeNull();
    expect(foot).not.toContainElement(tool('Next photo'));
    expect(foot).toContainElement(tool('One place forward'));
    await store.stop();
  });

  it('comes nearer with + and the wheel, and then the arrows move it instead of going on', async () => {
    const { view, after, press, zooms, store } = await open();
    await press('+');
    await press('+');
    expect(zooms()).toEqual([2.25]);
    await press('ArrowRight');
    expect(within(view).getByText('Lot 1, photo 1 of 3')).toBeInTheDocument();
    expect(view.querySelector<HTMLElement>('[data-zoom]')?.style.transform).toMatch(/^translate\(-15%, 0%\)/);
    await press('0');
    expect(zooms()).toEqual([1]);
    const frame = view.querySelector('[data-zoom]')?.parentElement as HTMLElement;
    await after(() => void fireEvent.wheel(frame, { deltaY: -300 }));
    expect(zooms()[0]).toBeGreaterThan(1.5);
    await press('PageDown');
    expect(zooms()).toEqual([1]);
    await store.stop();
  });

  it('comes nearer between two fingers, and a swipe goes on while it is whole', async () => {
    const { view, after, zooms, store } = await open();
    const frame = (): HTMLElement => view.querySelector('[data-zoom]')?.parentElement as HTMLElement;
    // jsdom has no pointer events: one of the mouse with what a pointer says of itself.
    const touch = (type: string, pointerId: number, clientX: number) =>
      after(() => {
        const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 100 });
        fireEvent(frame(), Object.assign(event, { pointerId, pointerType: 'touch' }));
      });
    await touch('pointerdown', 1, 100);
    await touch('pointerdown', 2, 200);
    await touch('pointermove', 2, 400);
    await touch('pointerup', 2, 400);
    await touch('pointerup', 1, 100);
    expect(zooms()).toEqual([3]);
    await after(() => void fireEvent.doubleClick(frame()));
    expect(zooms()).toEqual([1]);
    await touch('pointerdown', 1, 300);
    await touch('pointerup', 1, 100);
    expect(within(view).getByText('Lot 1, photo 2 of 3')).toBeInTheDocument();
    await store.stop();
  });

  it('is compared with another one at the same place, and the two change sides', async () => {
    const { view, after, press, zooms, pictured, tool, store } = await open();
    await press('c');
    expect(within(view).getByText('Lot 1, photo 2 of 3')).toBeInTheDocument();
    expect(pictured()).toEqual(expect.arrayContaining(['Lot 1, photo 1 of 3', 'The mark']));
    await press('+');
    expect(zooms()).toEqual([1.5, 1.5]);
    await press('PageDown');
    expect(pictured()).toEqual(expect.arrayContaining(['Lot 1, photo 1 of 3', 'Lot 1, photo 3 of 3']));
    expect(zooms()).toEqual([1.5, 1.5]);
    await after(() => void fireEvent.click(tool('Photo 1: go on with this one')));
    expect(within(view).getByText('Lot 1, photo 1 of 3')).toBeInTheDocument();
    await after(() => void fireEvent.click(tool('Stop comparing')));
    expect(zooms()).toHaveLength(1);
    await store.stop();
  });

  it('is captioned, turned, made the cover and moved, and the viewer stays', async () => {
    const { view, after, press, photo, tool, lots, store } = await open();
    await press('ArrowRight');
    const caption = within(view).getByLabelText('Caption');
    await press('ArrowLeft', caption);
    expect(caption).toHaveValue('The mark');
    await after(() => {
      fireEvent.change(caption, { target: { value: 'A signature' } });
      fireEvent.blur(caption);
    });
    await after(() => void fireEvent.click(tool('Turn right')));
    await after(() => void fireEvent.click(tool('Make this the cover')));
    expect(photo('b')).toMatchObject({ caption: 'A signature', rotation: 90 });
    expect(lots.documents(SALE).lots.get('lot1')?.coverPhotoId).toBe('b');
    await after(() => void fireEvent.click(tool('To another lot')));
    await after(() => void fireEvent.click(screen.getByRole('button', { name: /A clock/ })));
    expect(photo('b')?.lotId).toBe('lot2');
    expect(within(view).getByText('Lot 1, photo 2 of 2')).toBeInTheDocument();
    expect(within(view).getByText('The photo is now with Lot 2.')).toBeInTheDocument();
    await store.stop();
  });

  it('says so when the last one is removed, and offers the way back', async () => {
    const { view, after, tool, store } = await open({ ids: ['a'] });
    await after(() => void fireEvent.click(tool('Remove')));
    expect(within(view).getByText('No photos yet.')).toBeInTheDocument();
    await after(() => void fireEvent.click(tool('Undo')));
    expect(within(view).getByText('Lot 1, photo 1 of 1')).toBeInTheDocument();
    await store.stop();
  });

  it('has its neighbours read ahead', async () => {
    const { pictures, press, store } = await open({ unread: 'c' });
    const asked = jest.spyOn(pictures, 'load');
    await press('ArrowRight');
    expect(asked.mock.calls.map(([id, , size]) => `${id} ${size}`)).toEqual(['c view']);
    await store.stop();
  });

  it('is shown to a viewer of the sale with its caption, and no tools', async () => {
    const { view, press, store } = await open({ readOnly: true });
    await press('ArrowRight');
    expect(within(view).queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(within(view).queryByLabelText('Caption')).toBeNull();
    expect(within(view).getByText('The mark')).toBeInTheDocument();
    await store.stop();
  });
});
