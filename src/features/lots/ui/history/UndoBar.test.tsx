import { fireEvent, screen } from '@testing-library/react';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { editLot } from '../../model/lots/lotsSlice';
import { UndoBar } from './UndoBar';

const show = async () => {
  const bar = (
    <>
      <UndoBar saleId={SALE} saleStatus="open" />
      <input aria-label="Somewhere" />
    </>
  );
  const space = await renderWorkspace(bar, ({ lots }) => lots.seed(SALE, [buildLot()]));
  await space.after(() => space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A jug' } })));
  const press = (key: string, keys: object, target: Element = document.body) =>
    space.after(() => fireEvent.keyDown(target, { key, ...keys }));
  const title = (): string | undefined => space.lots.documents(SALE).lots.get('lot1')?.title;
  return { ...space, press, title };
};

it('says what would be undone and done again, and does it', async () => {
  const { after, store, title } = await show();
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Undo: Title, Lot 1' })));
  expect(title()).toBe('A vase');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Redo: Title, Lot 1' })));
  expect(title()).toBe('A jug');
  await store.stop();
});

it.each([
  ['Ctrl+Shift+Z', 'Z', { ctrlKey: true, shiftKey: true }],
  ['Ctrl+Y', 'y', { ctrlKey: true }],
  ['⌘+Shift+Z', 'z', { metaKey: true, shiftKey: true }],
])('follows Ctrl+Z and %s', async (_name, key, keys) => {
  const { press, store, title } = await show();
  await press('z', { ctrlKey: true });
  expect(title()).toBe('A vase');
  await press(key, keys);
  expect(title()).toBe('A jug');
  await store.stop();
});

it('leaves the keys to text that is being typed', async () => {
  const { press, store, title } = await show();
  await press('z', { ctrlKey: true }, screen.getByLabelText('Somewhere'));
  expect(title()).toBe('A jug');
  await store.stop();
});
