import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { lotIdOf } from '../../../../domain/sales/addresses';
import { NavigationContext } from '../../../../shared/ui/navigation/navigation';
import { nextFrame, settle } from '../../../../testing/stores/makeTestStore';
import { useAppDispatch } from '../../../../store/hooks';
import { buildLot, buildPhoto, SALE } from '../../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { navigate, selectSearch } from '../../../navigation/model/navigationSlice';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { editLot, privateReceived, selectLot } from '../../model/lots/lotsSlice';
import { trashLots } from '../../model/operations/lotCommands';
import { LotsWorkspace } from '../workspace/LotsWorkspace';
import { useLotsSelector } from '../shared/lotsHooks';

jest.mock('../shared/useWide', () => ({ __esModule: true, useWide: () => true, useRoomy: () => true }));

const lot = (number: number): string => `lot${String(number)}`.padEnd(20, '0');
const EMPTY = { title: '', description: '', estimateLow: null, estimateHigh: null, coverPhotoId: null };
const LOTS = [1, 2, 3].map((number) =>
  buildLot({ id: lot(number), number, order: `a${String(number)}`, ...(number > 1 ? EMPTY : {}) }),
);
const PHOTOS = ['a', 'b'].map((id) => buildPhoto({ id, lotId: lot(2), order: id }));

function Desk() {
  const dispatch = useAppDispatch();
  const lotId = lotIdOf(useLotsSelector(selectSearch));
  return (
    <NavigationContext value={{ navigate: (to) => void dispatch(navigate(to)) }}>
      <LotsWorkspace sale={OPEN_SALE} currencyOf={() => 'EUR'} lotId={lotId} more={[]} />
    </NavigationContext>
  );
}

async function show(search = '?view=describe') {
  const user = userEvent.setup();
  const space = await renderWorkspace(<Desk />, ({ lots, pictures }) => {
    for (const { id } of PHOTOS) pictures.restore(id, { file: new Blob([id]), prepared: null });
    lots.seed(SALE, LOTS, PHOTOS);
  });
  await space.after(() => {
    space.sales.emit({ type: 'sales', sales: [OPEN_SALE] });
    space.store.dispatch(navigate(`/sales/${SALE}${search}`));
  });
  const emit = (fields: object): Promise<void> =>
    act(async () => {
      const changed = [buildLot({ ...LOTS[1], ...fields })];
      space.lots.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
      await settle();
      await nextFrame();
    });
  const of = (number: number) => space.read(selectLot, lot(number));
  return { ...space, user, emit, of, search: () => space.read(selectSearch) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const region = (name: string) => screen.getByRole('region', { name });
const saved = () => act(() => settle());

describe('describing lot after lot', () => {
  it.each([
    ['{Control>}{Enter}{/Control}', '{Control>}{Shift>}{Enter}{/Shift}{/Control}'],
    ['{Alt>}{ArrowDown}{/Alt}', '{Alt>}{ArrowUp}{/Alt}'],
  ])('goes on with %s into the title, keeps what was typed, and back', async (next, back) => {
    const { user, of, store } = await show();
    expect(region('Lot 2')).toBeInTheDocument();
    expect(field('Title')).toHaveFocus();
    await user.keyboard('A clock');
    await user.tab();
    await user.keyboard(`Brass.${next}Lamp`);
    expect(region('Lot 3')).toBeInTheDocument();
    expect([field('Title').value, document.activeElement === field('Title')]).toEqual(['Lamp', true]);
    await user.keyboard(back);
    expect([field('Title').value, field('Description').value]).toEqual(['A clock', 'Brass.']);
    expect(field('Title')).toHaveFocus();
    await saved();
    expect([of(2)?.title, of(2)?.description, of(3)?.title]).toEqual(['A clock', 'Brass.', 'Lamp']);
    await store.stop();
  });

  it('goes on into what is to be checked, where that makes a lot the next one', async () => {
    const { user, after, store } = await show();
    const note = (lotId: string, toCheck: string) => ({ ...NO_PRIVATE_FIELDS, id: lotId, toCheck });
    const changed = [note(lot(1), 'Signature?'), note(lot(3), 'Measure again')];
    await after(() => void store.dispatch(privateReceived({ saleId: SALE, changed, removed: [], fromServer: true })));
    await user.selectOptions(screen.getByLabelText('Next lots'), 'To check');
    await saved();
    expect(region('Lot 3')).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await saved();
    expect(region('Lot 1')).toBeInTheDocument();
    const { value, selectionStart, selectionEnd } = field('To check');
    expect(field('To check')).toHaveFocus();
    expect([value, selectionStart, selectionEnd]).toEqual(['Signature?', 0, 10]);
    await user.keyboard('{Delete}{Control>}{Enter}{/Control}');
    await saved();
    expect([region('Lot 3'), field('To check')].map((each) => each.isConnected)).toEqual([true, true]);
    expect(screen.getByText('2 of 3 with nothing to check')).toBeInTheDocument();
    await store.stop();
  });

  it('says how far the list is, and that nothing is left', async () => {
    const { user, store } = await show();
    expect(screen.getByText('1 of 3 described')).toBeInTheDocument();
    for (const title of ['A clock', 'A lamp']) {
      await user.keyboard(title);
      await user.tab();
      await user.keyboard('Brass.');
      await user.tab();
      await user.keyboard('12-18');
      await user.tab();
      await saved();
      await user.click(screen.getByRole('button', { name: 'Next lot' }));
    }
    expect(screen.getByText('3 of 3 described')).toBeInTheDocument();
    expect(screen.getByText('2 today')).toBeInTheDocument();
    expect(screen.getByText('Nothing is left in this list.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Next lots'), 'Without a photo');
    expect(screen.getByText('1 of 3 with a photo')).toBeInTheDocument();
    await store.stop();
  });

  it('says at which pace, once there is enough to go by', async () => {
    const { after, lots, store } = await show();
    const many = [2, 3, 4, 5, 6].map((number) =>
      buildLot({ id: lot(number), number, order: `a${String(number)}`, ...EMPTY }),
    );
    await after(() => lots.emit(SALE, { type: 'lots', changed: many, removed: [], fromServer: true }));
    const words = { title: 'A cup', description: 'Red.', estimateLow: 100, estimateHigh: 200 };
    const began = Date.now();
    const now = jest.spyOn(Date, 'now');
    for (const [at, { id }] of many.entries()) {
      now.mockReturnValue(began + at * 90_000);
      await after(() => void store.dispatch(editLot({ lotId: id, changes: words })));
    }
    // Four lots in six minutes behind the first one.
    expect(screen.getByText('5 today · about 40 an hour')).toBeInTheDocument();
    now.mockRestore();
    await store.stop();
  });

  it('has names and an order that can be followed without seeing it', async () => {
    const { store } = await show();
    const view = region('Lot 2');
    const names = [...view.querySelectorAll('input, textarea, select, button, summary, h2')]
      .map((each) => (each.tagName === 'H2' ? each.textContent : (each.getAttribute('aria-label') ?? labelOf(each))))
      .filter((name) => name !== '');
    const wanted = [
      'Lot 2',
      'Title',
      'Description',
      'Low estimate',
      'High estimate',
      'Category',
      'Lot 2, photo 1 of 2: closer',
      'Next lots',
      'Back',
      'Next lot',
    ];
    expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
    expect((await axe.run(view)).violations).toEqual([]);
    await store.stop();
  });
});

const labelOf = (element: Element): string =>
  (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '';

/** The pause after which what is typed is saved does not end, nor is it ever too long ago that one has begun. */
function holdSaves(): void {
  const { setTimeout: begin } = globalThis;
  const held = begin(() => undefined);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work, ms = 0) => (ms < SHORTEST_PAUSE_MS ? begin(work, ms) : held));
}
const SHORTEST_PAUSE_MS = 100;

describe('typing', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is not interrupted by saving, by colleagues, or by photos that arrive', async () => {
    const { user, emit, after, lots, choose, of, store } = await show();
    const description = field('Description');
    await user.click(description);
    await user.keyboard('A  vase');
    description.setSelectionRange(2, 2);
    const steady = (text: string, caret: number): void => {
      expect([description.value, description.selectionStart, description.selectionEnd]).toEqual([text, caret, caret]);
      expect(description).toHaveFocus();
      expect(description).toBe(field('Description'));
    };
    await user.keyboard('blue');
    steady('A blue vase', 6);
    // The pause in which it is saved, and what the server sends back of it.
    await waitFor(() => expect(of(2)?.description).toBe('A blue vase'));
    await saved();
    expect(of(2)?.description).toBe('A blue vase');
    steady('A blue vase', 6);
    // From here on nothing is saved, however slow the machine: what follows comes while the person types.
    holdSaves();
    await user.keyboard('x');
    await emit({ description: 'A blue vase', title: 'Delft', category: 'Ceramics' });
    steady('A bluex vase', 7);
    expect([field('Title').value, field('Category').value]).toEqual(['Delft', 'Ceramics']);
    await after(() => void choose(['more-1.jpg', 'more-2.jpg'], lot(2)));
    await act(async () => {
      const photo = buildPhoto({ id: 'c', lotId: lot(2), order: 'c' });
      lots.emit(SALE, { type: 'photos', changed: [photo], removed: [], fromServer: true } as never);
      await settle();
    });
    steady('A bluex vase', 7);
    await user.keyboard('y');
    steady('A bluexy vase', 8);
    // A colleague writes into the very same field: both texts are there, and nothing is taken from the hands.
    await emit({ description: 'Theirs', title: 'Delft' });
    steady('A bluexy vase', 8);
    expect(region('Lot 2')).toHaveTextContent('has changed this');
    jest.restoreAllMocks();
    await store.stop();
  });

  it('goes on in the same lot when it has all it needs, and when others do', async () => {
    const { user, emit, search, store } = await show();
    await user.keyboard('A clock');
    await emit({ description: 'Brass.', estimateLow: 100, estimateHigh: 200 });
    expect([search(), field('Title').value]).toEqual([`?view=describe&lot=${lot(2)}`, 'A clock']);
    expect(field('Title')).toHaveFocus();
    await store.stop();
  });
});

describe('the way in and out', () => {
  it('is D outside of texts, at the lot at hand', async () => {
    const { user, search, store } = await show(`?lot=${lot(3)}`);
    act(() => screen.getByRole('heading', { name: 'Lot 3' }).focus());
    await user.keyboard('d');
    expect(search()).toBe(`?view=describe&lot=${lot(3)}`);
    expect(screen.queryByRole('grid')).toBeNull();
    await user.keyboard('d');
    expect(field('Title')).toHaveValue('d');
    act(() => screen.getByRole('heading', { name: 'Lot 3' }).focus());
    await user.keyboard('d');
    expect(search()).toBe('');
    expect(screen.getByRole('grid', { name: 'Lots' })).toHaveFocus();
    // In the cells of the table it is a letter, and with Alt it is the way.
    await user.keyboard('{ArrowRight}d');
    expect(search()).toBe('');
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('d');
    await user.keyboard('{Alt>}[KeyD]{/Alt}');
    expect(search()).toBe('');
    await user.keyboard('{Escape}{Alt>}[KeyD]{/Alt}');
    expect(search()).toBe(`?view=describe&lot=${lot(3)}`);
    await store.stop();
  });

  it('is the third choice among the views', async () => {
    const { user, search, store } = await show('');
    const views = screen.getByRole('group', { name: 'View' });
    await user.click(within(views).getByRole('button', { name: 'Describe' }));
    expect(search()).toBe(`?view=describe&lot=${lot(2)}`);
    expect(within(views).getByRole('button', { name: 'Describe' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(views).getByRole('button', { name: 'Gallery' }));
    expect([search(), screen.getByRole('grid', { name: 'Lots' }).dataset['scrolls']]).toEqual(['', 'itself']);
    await store.stop();
  });

  it('says so where the lot is gone, and stays where one goes into the trash', async () => {
    const { after, store } = await show(`?view=describe&lot=${lot(9)}`);
    expect(region('Describe')).toBeInTheDocument();
    await after(() => void store.dispatch(navigate(`/sales/${SALE}?view=describe&lot=${lot(3)}`)));
    await after(() => void store.dispatch(trashLots({ lotIds: [lot(3)] })));
    expect(within(region('Lot 3')).getByRole('button', { name: 'Restore' })).toBeInTheDocument();
    await store.stop();
  });
});

describe('the photo', () => {
  it('comes closer where the pointer is, follows it, and does so by keys while one writes', async () => {
    const { user, store } = await show();
    const closer = () => screen.getByRole('button', { name: 'Lot 2, photo 1 of 2: closer' });
    const zoomed = () => closer().querySelector<HTMLElement>('[data-zoom]');
    jest
      .spyOn(closer(), 'getBoundingClientRect')
      .mockReturnValue({ left: 0, top: 0, width: 200, height: 100 } as DOMRect);
    fireEvent(closer(), Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX: 200, clientY: 50 })));
    fireEvent.click(closer());
    expect([closer().getAttribute('aria-pressed'), zoomed()?.dataset['zoom']]).toEqual(['true', '2.50']);
    expect(zoomed()?.style.transform).toMatch(/^translate\(-75%, 0%\)/);
    fireEvent(closer(), Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX: 0, clientY: 50 })));
    expect(zoomed()?.style.transform).toMatch(/^translate\(75%, 0%\)/);
    act(() => field('Title').focus());
    const alt = (init: object) => fireEvent.keyDown(field('Title'), { altKey: true, ...init });
    alt({ key: 'ArrowRight', shiftKey: true });
    expect(zoomed()?.style.transform).toMatch(/^translate\(60%, 0%\)/);
    alt({ key: 'Ω', code: 'KeyZ' });
    expect(zoomed()?.dataset['zoom']).toBe('1.00');
    alt({ key: 'PageDown' });
    expect(screen.getByRole('button', { name: 'Lot 2, photo 2 of 2: closer' })).toBeInTheDocument();
    await user.keyboard('still here');
    expect(field('Title')).toHaveValue('still here');
    await store.stop();
  });
});
