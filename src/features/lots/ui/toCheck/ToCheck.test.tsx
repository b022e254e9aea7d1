import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { DescribeView } from '../describe/DescribeView';
import { LotEditor } from '../editor/LotEditor';
import { choiceMade, layoutChosen } from '../../model/view/gridSlice';
import { selectLot, selectLotPrivate } from '../../model/lots/lotsSlice';
import { undoAsked } from '../../model/history/undoSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { BulkBar } from '../bulk/BulkBar';
import { BulkDialogs } from '../bulk/BulkDialogs';
import { LotViews } from '../workspace/LotViews';

jest.mock('../shared/useWide', () => ({ __esModule: true, useWide: () => true, useRoomy: () => true }));

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const NOTE = 'Signature? Ask Jane';
const ONE = { lotId: 'lot1', currency: 'EUR', saleStatus: 'open' } as const;
const EDITOR = <LotEditor saleId={SALE} {...ONE} readOnly={false} />;
const DESCRIBE = <DescribeView {...ONE} editable wide />;
const views = (wide: boolean) => (
  <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="open" wide={wide} />
);

/** Two lots; the notes are of both. Somebody who is no editor of the sale reads none. */
async function show(element: ReactElement, toCheck = '', isEditor = true) {
  const user = userEvent.setup();
  const space = await renderWorkspace(element, ({ lots, sales }) => {
    if (isEditor) void sales.create(SALE, { title: 'Clocks', date: '2027-03-12', currency: 'EUR' }, 'user-1');
    lots.seed(SALE, [buildLot({ status: 'ready' }), buildLot({ id: 'lot2', number: 2, order: 'a1' })]);
    if (isEditor) lots.seedPrivate(SALE, [{ ...NO_PRIVATE_FIELDS, id: 'lot1', toCheck }]);
  });
  const note = (lotId = 'lot1'): string => space.read(selectLotPrivate, lotId).toCheck;
  return { ...space, user, note };
}

const field = () => screen.getByLabelText<HTMLInputElement>('To check');
const press = (name: string) => (): void => void fireEvent.click(screen.getByRole('button', { name }));

describe.each([
  ['while describing', DESCRIBE],
  ['in the editor', EDITOR],
])('what is to be checked, %s', (_, element) => {
  it('is noted after one key, while the lot stays ready', async () => {
    const { user, after, note, read, store } = await show(element);
    await user.click(screen.getByLabelText('Description'));
    await user.keyboard('{Alt>}c{/Alt}');
    expect(field()).toHaveFocus();
    await user.keyboard(NOTE);
    await after(() => fireEvent.blur(field()));
    expect([note(), read(selectLot, 'lot1')?.status, read(selectLot, 'lot1')?.description]).toEqual([
      NOTE,
      'ready',
      'Blue.',
    ]);
    expect(screen.getByText(`To check: ${NOTE}`)).toBeInTheDocument();
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    await store.stop();
  });

  it('is checked with one click, which can be undone, and leaves the focus in the field', async () => {
    const { after, note, lots, store } = await show(element, NOTE);
    await after(press('Checked'));
    expect([note(), field().value]).toEqual(['', '']);
    expect(field()).toHaveFocus();
    expect(lots.applied).toMatchObject([{ kind: 'editPrivate', changes: { toCheck: { before: NOTE, after: '' } } }]);
    expect(screen.queryByRole('button', { name: 'Checked' })).toBeNull();
    expect(screen.queryByText(/^To check:/)).toBeNull();
    await after(() => void store.dispatch(undoAsked()));
    expect([note(), field().value]).toEqual([NOTE, NOTE]);
    await store.stop();
  });

  it('is chosen as a whole by the key, so that the answer takes its place', async () => {
    const { user, after, note, store } = await show(element, NOTE);
    await user.click(screen.getByLabelText('Title'));
    await user.keyboard('{Alt>}c{/Alt}{Delete}');
    await after(() => fireEvent.blur(field()));
    expect(note()).toBe('');
    await store.stop();
  });

  it('is not there for somebody who is no editor', async () => {
    const { user, store } = await show(element, NOTE, false);
    expect(screen.queryByLabelText('To check')).toBeNull();
    await user.click(screen.getByLabelText('Title'));
    await user.keyboard('{Alt>}c{/Alt}');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await store.stop();
  });
});

describe('a marked lot', () => {
  it.each([
    ['table', true],
    ['gallery', true],
    ['table', false],
  ] as const)('has a flag that says what it is about: %s, wide %s', async (layout, wide) => {
    const { after, store } = await show(views(wide), NOTE);
    await after(() => void store.dispatch(layoutChosen(layout)));
    const [mark, ...others] = screen.getAllByTitle(`To check: ${NOTE}`);
    expect([mark?.closest('[data-lot]')?.getAttribute('data-lot'), others]).toEqual(['lot1', []]);
    expect(mark).toHaveTextContent(`To check: ${NOTE}`);
    await store.stop();
  });

  it('is said to be checked together with others', async () => {
    const { after, note, lots, store } = await show(
      <>
        <BulkBar roomy />
        <BulkDialogs language={{ currency: 'EUR', locale: 'en', lotTypes: lotTexts.texts.lotTypes }} />
      </>,
      NOTE,
    );
    await after(() => void store.dispatch(choiceMade({ lotIds: ['lot1', 'lot2'] })));
    await after(press('Set a field'));
    await after(() => fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'toCheck' } }));
    await after(() => fireEvent.change(screen.getByLabelText('New value'), { target: { value: 'Measure again' } }));
    await after(press('Set in 2 lots'));
    expect([note(), note('lot2')]).toEqual(['Measure again', 'Measure again']);
    await after(press('Set a field'));
    await after(() => fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'toCheck' } }));
    await after(press('Clear in 2 lots'));
    expect([note(), note('lot2')]).toEqual(['', '']);
    expect(lots.applied).toHaveLength(4);
    await store.stop();
  });
});
