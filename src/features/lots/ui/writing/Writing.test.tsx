import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import type { TextBlock } from '../../../../domain/lots/template';
import { settle } from '../../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectLot } from '../../model/lots/lotsSlice';
import { cellActivated } from '../../model/view/gridSlice';
import { LotEditor } from '../editor/LotEditor';
import { LotViews } from '../workspace/LotViews';

const block = (id: string, name: string, text: string): TextBlock => ({
  kind: 'text',
  id,
  order: id,
  field: 'description',
  name,
  text,
});
const BLOCKS = [block('a', 'Signed', 'Signed and dated.'), block('b', 'Restored', 'Old restorations.')];

const editor = <LotEditor saleId={SALE} lotId="lot2" currency="EUR" saleStatus="open" readOnly={false} />;
const table = <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="open" wide />;

async function show(element: ReactElement, fields: Partial<Lot> = {}, before: Partial<Lot> = {}, blocks = BLOCKS) {
  const user = userEvent.setup();
  const space = await renderWorkspace(element, ({ lots }) => {
    lots.seed(SALE, [
      buildLot({ title: 'A blue vase', category: 'Glass', estimateLow: 120_000, lotType: 'choice', ...before }),
      buildLot({ id: 'lot2', number: 2, order: 'a1', title: '', description: '', estimateLow: null, ...fields }),
    ]);
  });
  await space.after(() => {
    space.sales.emit({ type: 'sales', sales: [OPEN_SALE] });
    if (blocks.length > 0) void space.templates.save(SALE, blocks, 'user-1');
  });
  const saved = () => act(() => settle());
  return { ...space, user, saved, lot: () => space.read(selectLot, 'lot2') };
}

const offered = () => within(screen.getByRole('listbox', { name: 'Texts to insert' })).getAllByRole('option');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const messages = (actions: readonly { type: string; payload?: unknown }[]) =>
  actions
    .filter(({ type }) => type.endsWith('/notificationRequested'))
    .map(({ payload }) => (payload as { message: string }).message);

describe('Ctrl+D in a field', () => {
  it('copies it from the lot before, in every kind of field', async () => {
    const { user, saved, lot, store } = await show(editor);
    for (const name of ['Title', 'Category', 'Low estimate', 'Kind of lot']) {
      await act(async () => field(name).focus());
      await user.keyboard('{Control>}d{/Control}');
      expect(field(name)).toHaveFocus();
    }
    await user.tab();
    await saved();
    expect(lot()).toMatchObject({ title: 'A blue vase', category: 'Glass', estimateLow: 120_000, lotType: 'choice' });
    await store.stop();
  });

  it('replaces what stands there, and leaves the caret behind it', async () => {
    const { user, store } = await show(editor, { title: 'Something else' });
    await user.click(field('Title'));
    await user.keyboard('{Control>}d{/Control}, large');
    expect(field('Title')).toHaveValue('A blue vase, large');
    await store.stop();
  });

  it('says when there is nothing to copy', async () => {
    const { user, store, actions } = await show(editor, { title: 'Mine' }, { creator: '' });
    await act(async () => field('Artist or maker').focus());
    await user.keyboard('{Control>}d{/Control}');
    expect(messages(actions)).toEqual(['Lot 1 has nothing under “Artist or maker” to copy.']);
    await store.stop();
  });

  it('does the same in a cell that is edited', async () => {
    const { user, saved, lot, store } = await show(table);
    act(() => {
      screen.getByRole('grid', { name: 'Lots' }).focus();
      store.dispatch(cellActivated({ lotId: 'lot2', column: 'title' }));
    });
    await user.keyboard('x{Control>}d{/Control}!{Enter}');
    await saved();
    expect(lot()?.title).toBe('A blue vase!');
    await store.stop();
  });
});

describe('a slash at the beginning of a word', () => {
  it('offers texts, which the keys choose and Enter inserts', async () => {
    const { user, saved, lot, store } = await show(editor);
    await user.click(field('Description'));
    await user.keyboard('Oak. /');
    const list = screen.getByRole('listbox', { name: 'Texts to insert' });
    expect(offered().map(({ textContent }) => textContent)).toEqual([
      'SignedSigned and dated.',
      'RestoredOld restorations.',
    ]);
    expect(field('Description')).toHaveAttribute('aria-controls', list.id);
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    await user.keyboard('{ArrowDown}');
    const restored = screen.getByRole('option', { name: /^Restored/ });
    expect(field('Description')).toHaveAttribute('aria-activedescendant', restored.id);
    await user.keyboard('{Enter} Chipped.');
    expect(field('Description')).toHaveValue('Oak. Old restorations. Chipped.');
    expect(screen.queryByRole('listbox', { name: 'Texts to insert' })).toBeNull();
    expect(field('Description')).not.toHaveAttribute('aria-controls');
    await user.tab();
    await saved();
    expect(lot()?.description).toBe('Oak. Old restorations. Chipped.');
    await store.stop();
  });

  it('narrows with what is typed, and Escape leaves it a slash', async () => {
    const { user, store } = await show(editor);
    await user.click(field('Title'));
    await user.keyboard('/sig');
    expect(offered()).toHaveLength(1);
    await user.keyboard('{Escape}n');
    expect([field('Title').value, screen.queryByRole('listbox', { name: 'Texts to insert' })]).toEqual(['/sign', null]);
    await user.keyboard(' /res');
    await user.click(screen.getByRole('option', { name: /^Restored/ }));
    expect(field('Title')).toHaveValue('/sign Old restorations.');
    expect(field('Title')).toHaveFocus();
    await store.stop();
  });

  it('offers texts that come from the server only after it was typed', async () => {
    const { user, store, after, templates } = await show(editor, {}, {}, []);
    await user.click(field('Description'));
    await user.keyboard('Oak. /si');
    expect(screen.queryByRole('listbox', { name: 'Texts to insert' })).toBeNull();
    await after(() => void templates.save(SALE, BLOCKS, 'user-1'));
    expect(offered()).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(field('Description')).toHaveValue('Oak. Signed and dated.');
    await store.stop();
  });

  it('is a slash where no text fits, in another field, and when the field is left', async () => {
    const { user, store } = await show(editor);
    await user.click(field('Category'));
    await user.keyboard('/');
    expect(screen.queryByRole('listbox', { name: 'Texts to insert' })).toBeNull();
    await user.click(field('Description'));
    await user.keyboard('/zebra');
    expect(screen.queryByRole('listbox', { name: 'Texts to insert' })).toBeNull();
    await user.keyboard(' /');
    expect(screen.getByRole('listbox', { name: 'Texts to insert' })).toBeInTheDocument();
    await user.tab();
    expect(screen.queryByRole('listbox', { name: 'Texts to insert' })).toBeNull();
    await store.stop();
  });

  it('offers them in a cell that is edited, and Enter then stays in it', async () => {
    const { user, saved, lot, store } = await show(table);
    act(() => {
      screen.getByRole('grid', { name: 'Lots' }).focus();
      store.dispatch(cellActivated({ lotId: 'lot2', column: 'description' }));
    });
    await user.keyboard('Oak. /si{Enter}');
    expect(screen.getByRole('textbox', { name: 'Description, Lot 2' })).toHaveValue('Oak. Signed and dated.');
    await user.keyboard('{Enter}');
    await saved();
    expect(lot()?.description).toBe('Oak. Signed and dated.');
    await store.stop();
  });
});
