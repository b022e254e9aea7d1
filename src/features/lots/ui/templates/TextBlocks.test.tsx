import { fireEvent, screen } from '@testing-library/react';
import type { TextBlock } from '../../../../domain/lots/template';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { LotEditor } from '../editor/LotEditor';

const BLOCK: TextBlock = {
  id: 'restored',
  kind: 'text',
  name: 'Restored',
  order: 'a0',
  field: 'condition',
  text: 'Old restorations.',
};

async function show(condition: string, readOnly = false) {
  const editor = <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus="open" readOnly={readOnly} />;
  const shown = await renderWorkspace(editor, ({ lots }) => lots.seed(SALE, [buildLot({ condition })]));
  await shown.after(() => {
    shown.sales.emit({ type: 'sales', sales: [OPEN_SALE] });
    void shown.templates.save(SALE, [BLOCK], 'user-1');
  });
  return { ...shown, saved: () => shown.lots.applied.map((each) => ('changes' in each ? each.changes : each.kind)) };
}

const area = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Condition' });
const item = (): HTMLElement => screen.getByRole('menuitem', { name: /^Restored/ });
const openByKey = (): void => void fireEvent.keyDown(area(), { key: '.', ctrlKey: true });

it('puts a text where the cursor is, keeps words apart, and saves it', async () => {
  const { after, saved, store } = await show('Good. Worn.');
  await after(() => {
    area().focus();
    area().setSelectionRange(5, 5);
  });
  await after(openByKey);
  expect(item()).toHaveFocus();
  await after(() => fireEvent.click(item()));
  expect(area()).toHaveFocus();
  expect(area()).toHaveValue('Good. Old restorations. Worn.');
  expect(area().selectionStart).toBe('Good. Old restorations.'.length);
  await after(() => fireEvent.blur(area()));
  expect(saved()).toEqual([{ condition: { before: 'Good. Worn.', after: 'Good. Old restorations. Worn.' } }]);
  await store.stop();
});

it('puts it at the end of a field in which nobody has been, from the button', async () => {
  const { after, store } = await show('Worn.');
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Insert text into Condition' })));
  await after(() => fireEvent.click(item()));
  expect(area()).toHaveValue('Worn. Old restorations.');
  await store.stop();
});

it('leaves a field alone that has no room, and says so', async () => {
  const { after, actions, store } = await show('x'.repeat(4_990));
  await after(openByKey);
  await after(() => fireEvent.click(item()));
  expect(area().value).toHaveLength(4_990);
  expect(actions.at(-1)).toMatchObject({ payload: { message: expect.stringMatching(/does not fit/) as unknown } });
  await store.stop();
});

it('gives the focus back on Escape, and changes nothing', async () => {
  const { after, store } = await show('Worn.');
  await after(() => area().focus());
  await after(openByKey);
  await after(() => fireEvent.keyDown(item(), { key: 'Escape' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(area()).toHaveFocus();
  expect(area()).toHaveValue('Worn.');
  await store.stop();
});

it('offers nothing to somebody who may only look', async () => {
  const { store } = await show('Worn.', true);
  expect(screen.queryByRole('button', { name: /^Insert text/ })).toBeNull();
  await store.stop();
});
