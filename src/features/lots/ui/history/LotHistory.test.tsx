import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { buildLot, buildPhoto, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { editLot } from '../../model/lots/lotsSlice';
import { captionPhoto, editLotPrivate, movePhotos, turnPhotos } from '../../model/operations/lotCommands';
import { LotHistory } from './LotHistory';

const show = (asEditor = true) =>
  renderWorkspace(<LotHistory lotId="lot1" currency="EUR" readOnly={false} />, ({ lots, sales }) => {
    if (asEditor) void sales.create(SALE, { title: 'Clocks', date: '2027-03-12', currency: 'EUR' }, 'user-1');
    lots.seed(SALE, [buildLot()]);
  });
const open = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'History' }));
const entries = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'History' }))
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);

it('asks the server only when it is opened, and says who, when, and each field before and after', async () => {
  const { after, container, lotHistory, store } = await show();
  await after(() => store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A jug', estimateLow: null } })));
  expect(lotHistory.reads).toBe(0);
  await after(open);
  expect(lotHistory.reads).toBe(1);
  expect(entries()).toEqual([
    expect.stringMatching(/^You.*1970/) as unknown,
    'Title: before A vase after  → A jug',
    'Low estimate: before €1 after  → empty',
  ]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await store.stop();
});

it('shows of a long text what has changed, and a few words round it', async () => {
  const { after, store } = await show();
  const far = 'with a flared rim above a high shoulder, on a spreading foot, '.repeat(4).trim();
  await after(() => store.dispatch(editLot({ lotId: 'lot1', changes: { description: `${far} chipped. ${far}` } })));
  await after(() => store.dispatch(editLot({ lotId: 'lot1', changes: { description: `${far} restored. ${far}` } })));
  await after(open);
  const near = (word: string): string =>
    `… a flared rim above a high shoulder, on a spreading foot, ${word} with a flared rim above a high shoulder, on a spreading …`;
  expect(entries()[1]).toBe(`Description: before ${near('chipped.')} after  → ${near('restored.')}`);
  expect(screen.getByRole('button', { name: `Restore Description: ${far} chipped. ${far}` })).toBeVisible();
  await store.stop();
});

it('says what was done to photos: a caption with its words, a turn, another lot', async () => {
  const { after, lots, store } = await show();
  const photos = ['a', 'b'].map((id) => buildPhoto({ id, caption: id === 'a' ? 'The mark' : '' }));
  await after(() => {
    lots.seed(SALE, [], photos);
    lots.emit(SALE, { type: 'photos', changed: photos, removed: [], fromServer: true });
  });
  await after(() => void store.dispatch(captionPhoto({ photoId: 'a', caption: '' })));
  await after(() => void store.dispatch(turnPhotos({ photoIds: ['a'], way: 'right' })));
  await after(() => void store.dispatch(movePhotos({ photoIds: ['b'], lotId: 'lot2', before: null })));
  await after(open);
  expect(entries().filter((words) => words?.startsWith('You') !== true)).toEqual([
    'Photo moved to another lot',
    'Photo turned',
    'Caption of a photo: before The mark after  → empty',
  ]);
  await store.stop();
});

it('restores a value by an ordinary edit', async () => {
  const { after, lots, store } = await show();
  await after(() => store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A jug' } })));
  await after(open);
  const restore = screen.getByRole('button', { name: 'Restore Title: A vase' });
  restore.focus();
  await after(() => fireEvent.click(restore));
  expect(lots.applied.at(-1)).toMatchObject({
    kind: 'editLot',
    changes: { title: { before: 'A jug', after: 'A vase' } },
  });
  // It is what the lot says now.
  expect(screen.queryByRole('button', { name: 'Restore Title: A vase' })).toBeNull();
  expect(screen.getAllByRole('paragraph').find((line) => line === document.activeElement)).toHaveTextContent(/^Title/);
  await store.stop();
});

it('shows what only editors read to them, and to nobody else', async () => {
  const editor = await show();
  await editor.after(() => editor.store.dispatch(editLotPrivate({ lotId: 'lot1', changes: { reserve: 5_000 } })));
  await editor.after(open);
  expect(entries()).toContain('Reserve: before empty after  → €50');
  await editor.store.stop();
  editor.unmount();
  const other = await show(false);
  await other.after(() => other.store.dispatch(editLotPrivate({ lotId: 'lot1', changes: { reserve: 5_000 } })));
  await other.after(open);
  expect(screen.queryByText(/Reserve/)).toBeNull();
  await other.store.stop();
});

it('says from which file a change was imported', async () => {
  const { after, lotHistory, lots, store } = await show();
  const base = { saleId: SALE, lotId: 'lot1', uid: 'user-1' } as const;
  const changes = { title: { before: 'A vase', after: 'A jug' } };
  await lots.apply({ ...base, id: 'op1', group: 'import1', kind: 'editLot', changes });
  await lots.apply({ ...base, id: 'op2', kind: 'editPrivate', changes: { notes: { before: '', after: 'Chipped.' } } });
  await lotHistory.noteImport('user-1', { id: 'import1', saleId: SALE, name: 'lots.csv' });
  await after(open);
  const [typed, imported] = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(imported).toHaveTextContent(/From the import of lots\.csv.*A jug/);
  expect(typed).not.toHaveTextContent('import');
  await store.stop();
});

it('says that it could not be read, and tries again', async () => {
  const { after, lotHistory, store } = await show();
  lotHistory.failNext('unavailable');
  await after(open);
  expect(screen.getByText(/The history could not be read\./)).toBeInTheDocument();
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('list', { name: 'History' })).toBeInTheDocument();
  await store.stop();
});
