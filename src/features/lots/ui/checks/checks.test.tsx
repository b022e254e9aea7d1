import { act, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { Lot } from '../../../../domain/lots/lot';
import type { Sale } from '../../../../domain/sales/sale';
import { nextFrame, settle } from '../../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { undoAsked } from '../../model/history/undoSlice';
import { selectLot } from '../../model/lots/lotsSlice';
import { cellActivated, selectGrid } from '../../model/view/gridSlice';
import { selectShownColumns } from '../../model/view/gridSelectors';
import { LotEditor } from '../editor/LotEditor';
import { LotViews } from '../workspace/LotViews';

const LONG = 'A very long title of a jar and its cover in blue glass';
const details = {
  id: SALE,
  title: 'Winter',
  date: '2027-03-12',
  place: null,
  currency: 'EUR',
  status: 'open',
} as const;

/** Each problem: one too long for HiBid, one without what LiveAuctioneers needs, one that all take, one that stays here. */
const LOTS: readonly Lot[] = [
  buildLot({ id: 'lot1', number: 1, order: 'a0', title: LONG, startPrice: 50 }),
  buildLot({ id: 'lot2', number: 2, order: 'a1', description: '', startPrice: 50 }),
  buildLot({ id: 'lot3', number: 3, order: 'a2', startPrice: 50 }),
  buildLot({ id: 'lot4', number: 4, order: 'a3', startPrice: 50, status: 'withdrawn' }),
];

/** The check waits for a pause of the typing. */
const checked = (): Promise<void> =>
  act(async () => {
    await settle();
    await nextFrame();
    await settle();
    await jest.advanceTimersByTimeAsync(60);
    await settle();
  });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function show(
  element: Parameters<typeof renderWorkspace>[0],
  platforms: readonly string[] = ['liveAuctioneers', 'hiBid'],
  lots = LOTS,
) {
  const space = await renderWorkspace(element, ({ sales, lots: server }) => {
    const sale: Sale = { ...details, roles: { 'user-1': 'owner' }, createdBy: 'user-1', platforms };
    sales.sales.set(SALE, sale);
    server.seed(
      SALE,
      lots,
      lots.map(({ id }) => buildPhoto({ id: `photo of ${id}`, lotId: id, bytes: 20_000 })),
    );
  });
  await checked();
  return space;
}

const views = (wide = true) => (
  <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="open" wide={wide} />
);
const editor = <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus="open" readOnly={false} />;
const choose = (select: HTMLElement, label: string): void =>
  void fireEvent.change(select, {
    target: { value: within(select).getByRole<HTMLOptionElement>('option', { name: label }).value },
  });
const cell = (lotId: string, column: string): HTMLElement => {
  const found = document.getElementById(`cell-${lotId}-${column}`);
  if (found === null) throw new Error(`No cell ${column} of ${lotId}`);
  return found;
};

describe('the grid of a sale that goes to platforms', () => {
  it('has a column for each, which says of each lot how it stands', async () => {
    const { read, store } = await show(views());
    expect(read(selectShownColumns).slice(0, 9)).toEqual([
      ...['number', 'title', 'description', 'category', 'estimateLow', 'estimateHigh', 'status'],
      ...['platform:liveAuctioneers', 'platform:hiBid'],
    ]);
    expect(screen.getByRole('columnheader', { name: 'HiBid / AuctionFlex 360' })).toBeInTheDocument();
    const words = (lotId: string) =>
      ['liveAuctioneers', 'hiBid'].map((id) => cell(lotId, `platform:${id}`).textContent);
    expect(words('lot1')).toEqual([
      'ready',
      expect.stringMatching(/^1 problem: Title: 54 characters, .* cuts after 50/),
    ]);
    expect(words('lot2')).toEqual([expect.stringMatching(/^1 problem: Description: This is empty/), 'ready']);
    expect(words('lot3')).toEqual(['ready', 'ready']);
    expect(words('lot4')).toEqual(['not sent', 'not sent']);
    await store.stop();
  });

  it('marks the cells that a platform refuses, with the reason on hover, in words and at the active cell', async () => {
    const { store } = await show(views());
    const refused = cell('lot2', 'description');
    expect(refused).toHaveAttribute('aria-invalid', 'true');
    const reason = 'LiveAuctioneers: This is empty, and the platform takes no lot without it.';
    expect(refused).toHaveTextContent(reason);
    expect(within(refused).getByTitle(reason)).toHaveAttribute('data-tone', 'danger');
    expect(within(cell('lot1', 'title')).getByTitle(/^HiBid.*cuts after 50/)).toHaveAttribute('data-tone', 'warn');
    expect(cell('lot1', 'title')).not.toHaveAttribute('aria-invalid');
    expect(cell('lot3', 'title').querySelector('[data-mark]')).toBeNull();
    act(() => {
      screen.getByRole('grid').focus();
      store.dispatch(cellActivated({ lotId: 'lot2', column: 'description' }));
    });
    expect(screen.getByText(reason, { selector: '.note *' })).toBeInTheDocument();
    act(() => void store.dispatch(cellActivated({ lotId: 'lot1', column: 'platform:hiBid' })));
    expect(screen.getByText(/^Title: 54 characters/, { selector: '.note *' })).toBeInTheDocument();
    // It waits by real time.
    jest.useRealTimers();
    expect((await axe.run(screen.getByRole('grid'))).violations).toEqual([]);
    await store.stop();
  });

  it('shows those that a platform refuses, or that lose something there, and sorts by a platform', async () => {
    const { read, store, after } = await show(views());
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Filters' })));
    const filter = screen.getByRole('combobox', { name: 'Platforms' });
    const shown = () => read(selectGrid).arranged;
    await after(() => choose(filter, 'Refused by LiveAuctioneers'));
    await checked();
    expect(shown()).toEqual(['lot2']);
    await after(() => choose(filter, 'Refused by HiBid / AuctionFlex 360'));
    await checked();
    expect(shown()).toEqual([]);
    await after(() => choose(filter, 'Cut or lost on HiBid / AuctionFlex 360'));
    await checked();
    expect(shown()).toEqual(['lot1']);
    await after(() => choose(filter, 'Whatever platforms say'));
    await checked();
    expect(shown()).toBeNull();
    await store.stop();
  });

  it('has no column, mark or filter in a sale without platforms', async () => {
    const { read, store, checker, after } = await show(views(), []);
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Filters' })));
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeInTheDocument();
    expect(read(selectShownColumns).filter((column) => column.startsWith('platform:'))).toEqual([]);
    expect(screen.queryByRole('combobox', { name: 'Platforms' })).toBeNull();
    expect(checker.started).toBe(0);
    await store.stop();
  });

  it('says in the list of a phone how many problems a lot has', async () => {
    const { store } = await show(views(false));
    const row = (number: number) => screen.getByRole('listitem', { name: new RegExp(`^Lot ${number}, `) });
    expect(row(1)).toHaveTextContent('1 problem for platforms');
    expect(row(3)).not.toHaveTextContent('for platforms');
    await store.stop();
  });
});

describe('the editor of a lot in a sale that goes to platforms', () => {
  const title = () => screen.getByLabelText('Title');

  it('counts what is typed against the strictest platform, and says what the kept text lacks', async () => {
    const { store } = await show(editor);
    expect(title()).toHaveAccessibleDescription(/^54 of 50 characters for HiBid \/ AuctionFlex 360\..*cuts after 50/);
    expect(screen.getByText('54 / 50 · HiBid / AuctionFlex 360')).toBeInTheDocument();
    fireEvent.change(title(), { target: { value: 'A blue jar' } });
    // The counter follows the typing, and what the platforms say waits until the text is kept.
    expect(screen.getByText('10 / 50 · HiBid / AuctionFlex 360')).toBeInTheDocument();
    expect(title()).toHaveAccessibleDescription(/cuts after 50/);
    await act(async () => {
      fireEvent.blur(title());
      await settle();
    });
    await checked();
    expect(title()).toHaveAccessibleDescription('10 of 50 characters for HiBid / AuctionFlex 360.');
    await store.stop();
  });

  it('counts a description with the fields that stand beside it, and the text of an extra', async () => {
    const lots = [buildLot({ id: 'lot1', description: 'A jar.', condition: 'Worn.' })];
    const { store } = await show(editor, ['proxibid', 'bidlogix'], lots);
    const description = screen.getByLabelText('Description');
    // “A jar.”, and behind it “Condition: Worn.” as a paragraph or a sentence of its own.
    const shown = screen.getByText(/ \/ 5,000 · Proxibid, with the fields beside it$/).textContent;
    const length = Number(shown.split(' ')[0]);
    expect(length).toBeGreaterThan('A jar.Worn.'.length);
    fireEvent.change(description, { target: { value: 'A jar. Blue.' } });
    expect(screen.getByText(`${length + 6} / 5,000 · Proxibid, with the fields beside it`)).toBeInTheDocument();
    expect(description).toHaveAccessibleDescription(/ of 5,000 characters for Proxibid, with the fields beside it\./);
    fireEvent.change(screen.getByLabelText('End time'), { target: { value: '18:00' } });
    expect(screen.getByText('5 / 20 · Bidlogix / Webtron')).toBeInTheDocument();
    await store.stop();
  });

  it('counts the number that is typed, as the platform will read it', async () => {
    const { store } = await show(editor, ['iRostrum', 'liveAuctioneers']);
    const number = screen.getByLabelText('Lot number');
    expect(number).toHaveAccessibleDescription(/^1 of 5 characters for iRostrum\./);
    fireEvent.change(number, { target: { value: '12345a' } });
    expect(screen.getByText('6 / 5 · iRostrum')).toHaveAttribute('aria-hidden');
    expect(screen.getByText('6 / 5 · iRostrum').closest('[data-tone]')).toHaveAttribute('data-tone', 'danger');
    // Zeros in front are not written.
    fireEvent.change(number, { target: { value: ' 0012 ' } });
    expect(screen.getByText('2 / 5 · iRostrum')).toBeInTheDocument();
    fireEvent.change(number, { target: { value: '' } });
    expect(screen.getByText('0 / 5 · iRostrum')).toBeInTheDocument();
    await store.stop();
  });

  it('says once what several platforms say in the same words, with their names', async () => {
    const lots = [buildLot({ id: 'lot1', title: '', startPrice: 50 })];
    const { store } = await show(editor, ['liveAuctioneers', 'hiBid', 'easyLive'], lots);
    const said = screen.getAllByText(/This is empty, and the platform takes no lot without it\./);
    expect(said.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^LiveAuctioneers.* and .*: This is empty/),
    ]);
    await store.stop();
  });

  it('mends a field with a click, and leaves the focus in it', async () => {
    const { read, store } = await show(editor);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Fix Title for HiBid / AuctionFlex 360' }));
      await settle();
    });
    await checked();
    expect(read(selectLot, 'lot1')?.title).toBe('A very long title of a jar and its cover in blue');
    expect(title()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Fix/ })).toBeNull();
    await store.stop();
  });

  it('is read by everybody', async () => {
    const { store, container } = await show(editor);
    expect(screen.getByRole('button', { name: 'Fix Title for HiBid / AuctionFlex 360' })).toBeInTheDocument();
    jest.useRealTimers();
    expect((await axe.run(container)).violations).toEqual([]);
    await store.stop();
  });

  it('fills in a starting price as its person chooses, in one lot or in all, as one act', async () => {
    const lots = LOTS.map((lot) => ({ ...lot, startPrice: null, estimateLow: 25_000, estimateHigh: 40_000 }));
    const { read, store, lots: server } = await show(editor, ['liveAuctioneers'], lots);
    const take = (name: string): Promise<void> =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name, hidden: true }));
        await settle();
      });
    const prices = () => LOTS.map(({ id }) => read(selectLot, id)?.startPrice);
    await take('Take the low estimate: Starting price for LiveAuctioneers');
    expect(prices()).toEqual([25_000, null, null, null]);
    act(() => void store.dispatch(undoAsked()));
    await checked();
    expect(prices()).toEqual([null, null, null, null]);
    await take('Take half of the low estimate in 3 lots: Starting price for LiveAuctioneers');
    await checked();
    expect(prices()).toEqual([12_500, 12_500, 12_500, null]);
    expect(new Set(server.applied.slice(2).map(({ group }) => group)).size).toBe(1);
    await store.stop();
  });

  it('mends all lots that have the same problem as one act', async () => {
    const lots = LOTS.map((lot) => ({ ...lot, title: LONG }));
    const { read, store, lots: server } = await show(editor, ['hiBid'], lots);
    await act(async () => {
      // The withdrawn one stays as it is.
      fireEvent.click(screen.getByRole('button', { name: 'Fix in all 3 lots: Title for HiBid / AuctionFlex 360' }));
      await settle();
    });
    await checked();
    expect(LOTS.map(({ id }) => read(selectLot, id)?.title.length)).toEqual([48, 48, 48, 54]);
    expect(new Set(server.applied.map(({ group }) => group)).size).toBe(1);
    await store.stop();
  });
});
