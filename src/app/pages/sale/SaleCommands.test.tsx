import { fireEvent, screen, within } from '@testing-library/react';
import type { Role, Sale } from '../../../domain/sales/sale';
import { SaleAwayDialog } from '../../../features/sales/list/SaleAway';
import { newSaleOpened, selectNewSale } from '../../../features/sales/salesSlice';
import { selectPath } from '../../../features/navigation/model/navigationSlice';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { SaleDesk } from './SaleDesk';
import { SaleHead } from './SaleHead';

jest.mock('../../../features/lots/ui/shared/useWide', () => ({
  __esModule: true,
  useWide: () => true,
  useRoomy: () => true,
}));

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

const LOTS = [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1', deletedAt: 1_000 })];

async function show(role: Role, more: Partial<Sale> = {}) {
  const sale: Sale = {
    id: SALE,
    title: 'Clocks',
    date: '2097-03-12',
    place: null,
    currency: 'EUR',
    status: 'open',
    slug: null,
    roles: { 'user-1': role, olga: 'owner' },
    createdBy: 'user-1',
    ...more,
  };
  const page = (
    <>
      <SaleHead sale={sale} />
      <SaleAwayDialog />
      <SaleDesk sale={sale} currencyOf={() => 'EUR'} lotId={null} />
    </>
  );
  const shown = await renderWorkspace(page, (space) => {
    space.sales.sales.set(SALE, sale);
    space.lots.seed(SALE, LOTS);
  });
  /** The words of each line; what is said below them is not in it. */
  const wordsOf = (lines: readonly HTMLElement[]): string[] =>
    lines.map((line) => line.querySelector('span > span')?.textContent ?? '');
  const inMenu = async (): Promise<string[]> => {
    await shown.after(() => void fireEvent.click(screen.getByRole('button', { name: 'Clocks' })));
    const items = wordsOf(screen.getAllByRole('menuitem'));
    await shown.after(() => void fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' }));
    return items;
  };
  const inPalette = async (typed = ''): Promise<string[]> => {
    await shown.after(() => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
    await shown.after(
      () => void fireEvent.change(screen.getByRole('combobox', { name: /command/ }), { target: { value: typed } }),
    );
    return wordsOf(within(screen.getByRole('group', { name: 'Commands' })).getAllByRole('option'));
  };
  return { ...shown, inMenu, inPalette };
}

/** Items of the menu that the palette calls by longer words, as nothing around them says what they are about. */
const CALLED: Readonly<Record<string, string>> = {
  Settings: 'Settings of the sale',
  Archive: 'Archive the sale',
  'Bring back': 'Bring the sale back',
  'Delete…': 'Delete the sale…',
  Import: 'Import lots from a file',
  Export: 'Export the lots to a platform',
  'Keys, words and numbers': 'Show all keys',
};

/** What the palette alone has: each stands in view elsewhere on the page, but for results that cannot be entered yet. */
const ELSEWHERE: readonly RegExp[] = [
  /^(New lot|Undo|Redo|Show as a |Describe lot after lot|Compact|Comfortable)/,
  /^(Choose the columns|Choose all lots shown|Show only)/,
  /^Account$/,
];

it.each<[Role, Partial<Sale>]>([
  ['owner', {}],
  ['owner', { status: 'numbersLocked' }],
  ['owner', { status: 'published', slug: 'clocks' }],
  ['owner', { away: { kind: 'archived', at: 1_000 } }],
  ['editor', {}],
  ['viewer', {}],
  ['viewer', { status: 'published', slug: 'clocks' }],
])('offers its %s in the palette what its menu does, and nothing more about the sale: %j', async (role, more) => {
  const { inMenu, inPalette, store } = await show(role, more);
  const menu = (await inMenu()).map((words) => CALLED[words] ?? words);
  const palette = (await inPalette()).filter((words) => !ELSEWHERE.some((known) => known.test(words)));
  const whyNotYet = role !== 'viewer' && more.status !== 'published' ? ['Enter results'] : [];
  expect(menu.length).toBeGreaterThan(6);
  expect(palette.sort()).toEqual([...menu, ...whyNotYet].sort());
  await store.stop();
});

it.each([
  ['trash (1)', 'Trash'],
  ['delete the sale', 'Delete “Clocks”?'],
])('opens by “%s” what the menu opens', async (typed, title) => {
  const { inPalette, after, store } = await show('owner');
  await inPalette(typed);
  await after(() => void fireEvent.keyDown(screen.getByRole('combobox', { name: /command/ }), { key: 'Enter' }));
  expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
  await store.stop();
});

it('begins the next sale like this one where sales are opened', async () => {
  const { inPalette, after, actions, read, store } = await show('owner');
  expect((await inPalette('next sale'))[0]).toBe('Begin the next sale like this…');
  await after(() => void fireEvent.keyDown(screen.getByRole('combobox', { name: /command/ }), { key: 'Enter' }));
  expect(actions.filter(newSaleOpened.match)).toHaveLength(1);
  expect(read(selectNewSale)).toEqual({ status: 'open', like: SALE });
  expect(read(selectPath)).toBe('/sales');
  await store.stop();
});
