import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { Sale } from '../../../../domain/sales/sale';
import { NavigationContext } from '../../../../shared/ui/navigation/navigation';
import { settle } from '../../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { lotShown, selectGrid } from '../../model/view/gridSlice';
import { selectLot, selectLotIds } from '../../model/lots/lotsSlice';
import { PaletteButton } from './PaletteButton';
import { WorkspaceTools } from './WorkspaceTools';

beforeAll(() => {
  // jsdom has no dialogs and scrolls nothing.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
});

const SHOWN: Sale = {
  id: SALE,
  title: 'Winter',
  date: '2027-03-12',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { 'user-1': 'owner' },
  createdBy: 'user-1',
};

const LOTS = [
  buildLot({ id: 'lot1', number: 1, title: 'Blue vase' }),
  buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'Show cabinet' }),
  buildLot({ id: 'lot3', number: 12, order: 'a2', title: '' }),
];

async function show(editable = true) {
  const user = userEvent.setup();
  const navigate = jest.fn<void, [string]>();
  const space = await renderWorkspace(
    <NavigationContext value={{ navigate }}>
      <WorkspaceTools sale={SHOWN} editable={editable} wide openLotId={null} more={[]}>
        <PaletteButton />
        <input aria-label="Elsewhere" />
      </WorkspaceTools>
    </NavigationContext>,
    (workspace) => workspace.lots.seed(SALE, LOTS),
  );
  const press = async (keys: string): Promise<void> => {
    await user.keyboard(keys);
    await act(() => settle());
  };
  const field = (): HTMLElement => screen.getByRole('combobox');
  const options = (): string[] =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => option.textContent);
  /** The option that Enter would take. */
  const at = (): string | undefined =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { ...space, user, navigate, press, field, options, at };
}

describe('the palette', () => {
  it('opens with Ctrl+K from anywhere, also from a field, and closes with it', async () => {
    const { press, user, field, store } = await show();
    await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
    await press('{Control>}k{/Control}');
    expect(field()).toHaveFocus();
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await press('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await store.stop();
  });

  it('leads to a lot by its number or title, by keys alone', async () => {
    const { press, at, navigate, store } = await show();
    await press('{Control>}k{/Control}12');
    expect(at()).toMatch(/12.*Untitled/);
    await press('{Enter}');
    await press('{Control>}k{/Control}vase{Enter}');
    expect(navigate.mock.calls).toEqual([[`/sales/${SALE}?lot=lot3`], [`/sales/${SALE}?lot=lot1`]]);
    expect(screen.queryByRole('combobox')).toBeNull();
    await store.stop();
  });

  it('lists commands first when one begins with what was typed, and goes round at the ends', async () => {
    const { press, options, at, store } = await show();
    await press('{Control>}k{/Control}show');
    expect(options()[0]).toBe('Show as a gallery');
    expect(options().at(-1)).toMatch(/Show cabinet/);
    await press('{ArrowUp}');
    expect(at()).toMatch(/Show cabinet/);
    await press('{ArrowDown}');
    expect(at()).toBe('Show as a gallery');
    await press('zzz');
    expect(screen.getByText('No lot and no command fits.')).toBeInTheDocument();
    await store.stop();
  });

  it('does what it says: a new lot, another view, a lot marked ready', async () => {
    const { press, read, after, store } = await show();
    await press('{Control>}k{/Control}new lot{Enter}');
    expect(read(selectLotIds)).toHaveLength(4);
    await press('{Control>}k{/Control}gallery{Enter}');
    expect(read(selectGrid).layout).toBe('gallery');
    await after(() => void store.dispatch(lotShown({ lotId: 'lot1' })));
    await press('{Control>}k{/Control}duplicate{Enter}');
    expect(read(selectLotIds)).toHaveLength(5);
    expect(read(selectLot, read(selectLotIds)[1] ?? '')?.title).toBe('Blue vase');
    await store.stop();
  });

  it('says why something cannot be done, and does not do it', async () => {
    const { press, at, read, after, store } = await show();
    await after(() => void store.dispatch(lotShown({ lotId: 'lot3' })));
    await press('{Control>}k{/Control}mark as');
    expect(at()).toMatch(/^Mark as ready: Lot 12It still needs/);
    await press('{Enter}');
    expect(screen.getByRole('combobox')).toBeInTheDocument();
    expect(read(selectLot, 'lot3')?.status).toBe('draft');
    await store.stop();
  });

  it('opens by its button, and offers who may only look nothing that changes a lot', async () => {
    const { user, options, store } = await show(false);
    await user.click(screen.getByRole('button', { name: 'Lots and commands' }));
    expect(options()).toContain('Show as a gallery');
    // This one shows what is there.
    expect(options().filter((words) => /new lot|undo|number/i.test(words))).toEqual([
      'Numbers: what is missing or held twice',
    ]);
    expect(options()).toContain('Export the lots to a platform');
    await store.stop();
  });
});

describe('the sheet of keys', () => {
  it('opens with a question mark, unless it is typed into a field', async () => {
    const { press, user, store } = await show();
    await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
    await press('?');
    expect(screen.queryByRole('heading', { name: 'Keys, words and numbers' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveValue('?');
    act(() => screen.getByRole('button', { name: 'Lots and commands' }).focus());
    await press('?');
    expect(screen.getByRole('heading', { name: 'Keys, words and numbers' })).toBeInTheDocument();
    for (const part of ['Anywhere', 'In the gallery', 'In the editor of a lot', 'Editing in the table']) {
      expect(screen.getByRole('heading', { name: part })).toBeInTheDocument();
    }
    await store.stop();
  });

  it('opens from the palette, which closes; while it is open, no palette opens over it', async () => {
    const { press, store } = await show();
    await press('{Control>}k{/Control}show all keys{Enter}');
    expect(screen.getByRole('heading', { name: 'Keys, words and numbers' })).toBeInTheDocument();
    await press('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await store.stop();
  });
});
