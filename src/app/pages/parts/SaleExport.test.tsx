import { act, screen, waitFor, within } from '@testing-library/react';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { choose, LONG, press, problems, renderExport } from '../../../testing/screens/renderExport';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';

/** The check of the lots waits a moment for more, and then finds no title that is too long. */
const checkedAnew = () =>
  waitFor(() => expect(problems().queryByText(/The export shortens it at a word/)).not.toBeInTheDocument());

it('offers the platforms of the sale first', async () => {
  const { setPlatforms } = await renderExport();
  await act(async () => setPlatforms(['wavebid', 'ofANewerBuild', 'hiBid']));
  const options = within(screen.getByLabelText('Platform')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'HiBid / AuctionFlex 360',
    'Wavebid',
    'LiveAuctioneers',
  ]);
  expect(screen.getByLabelText('Platform')).toHaveValue('hiBid');
});

it('says what the platform refuses, and leads to the lot', async () => {
  await renderExport();
  expect(problems().getByText(/2 lots, and the platform takes no sale with fewer than 50/)).toBeInTheDocument();
  const needed = problems().getAllByText('This is empty, and the platform takes no lot without it.');
  expect(needed).toHaveLength(2);
  expect(problems().getByRole('link', { name: 'Lot 2, StartPrice' })).toHaveAttribute(
    'href',
    `/sales/${SALE}?lot=lot2`,
  );
});

it('lets a worker look at the lots, and none where the sale goes to the platform: there one does already', async () => {
  const { after, setPlatforms, space } = await renderExport();
  expect(space.checker.running).toBe(1);
  expect(space.checker.requests[0]).toMatchObject({ setup: { platformIds: ['liveAuctioneers'] } });
  await after(choose('HiBid / AuctionFlex 360'));
  expect(space.checker.running).toBe(1);
  expect(problems().getByText(/54 characters, and the platform cuts after 50/)).toBeInTheDocument();
  const before = space.checker.started;
  await act(async () => {
    setPlatforms(['hiBid']);
    await settle();
  });
  expect([space.checker.started, space.checker.running]).toEqual([before + 1, 1]);
  expect(problems().getByText(/54 characters, and the platform cuts after 50/)).toBeInTheDocument();
  expect(space.checker.requests.filter((request) => 'changed' in request)).toHaveLength(3);
});

it('offers a workbook only where the platform takes one, and says nothing of formulas in it', async () => {
  const formula = buildLot({ id: 'lot4', number: 4, order: 'b4', title: '=1+1' });
  const { after } = await renderExport('owner', [formula]);
  expect(screen.queryByLabelText('Data file')).not.toBeInTheDocument();
  await after(choose('EstateSales.org'));
  expect(screen.getByLabelText('Data file')).toHaveDisplayValue('CSV (.csv)');
  expect(problems().getByText(/begins like a formula/)).toBeInTheDocument();
  await after((user) => user.selectOptions(screen.getByLabelText('Data file'), 'Excel (.xlsx)'));
  expect(problems().queryByText(/begins like a formula/)).not.toBeInTheDocument();
  await after(choose('LiveAuctioneers'));
  expect(screen.queryByLabelText('Data file')).not.toBeInTheDocument();
  expect(problems().getByText(/begins like a formula/)).toBeInTheDocument();
});

it('says when the lots could not be checked', async () => {
  const { after, space } = await renderExport();
  space.checker.breakNext();
  await after(choose('HiBid / AuctionFlex 360'));
  expect(problems().getByRole('alert')).toHaveTextContent(/could not be checked/);
  expect(problems().queryByText(/takes this sale as it is/)).toBeNull();
});

it('says once what is wrong with many lots, names each on demand, and mends all of them as one act', async () => {
  const others = [4, 5, 6].map((number) => buildLot({ id: `lot${number}`, number, order: `b${number}`, title: LONG }));
  const { after, space } = await renderExport('owner', others);
  await after(choose('HiBid / AuctionFlex 360'));
  expect(problems().getAllByText(/The export shortens it at a word/)).toHaveLength(1);
  expect(problems().queryByRole('link', { name: 'Lot 5' })).toBeNull();
  await after((user) => user.click(problems().getByRole('button', { name: 'Lot by lot: Title, 4 lots' })));
  expect(problems().getByRole('link', { name: 'Lot 5' })).toHaveAttribute('href', `/sales/${SALE}?lot=lot5`);
  await after((user) => user.click(problems().getByRole('button', { name: /^Fix all 4 .*: Title, 4 lots$/ })));
  const titles = ['lot2', 'lot4', 'lot5', 'lot6'].map((id) => space.read(selectLot, id)?.title);
  expect(new Set(titles)).toEqual(new Set(['A very long title of a jar and its cover in blue']));
  await checkedAnew();
});

it('names every lot of a long list, more of them whenever they are asked for', async () => {
  const others = Array.from({ length: 700 }, (_, at) =>
    buildLot({ id: `lot${at + 10}`, number: at + 10, order: `b${String(at).padStart(4, '0')}`, title: LONG }),
  );
  const { after } = await renderExport('owner', others);
  await after(choose('HiBid / AuctionFlex 360'));
  await after((user) => user.click(problems().getByRole('button', { name: 'Lot by lot: Title, 701 lots' })));
  const named = () => problems().getAllByRole('link', { name: /^Lot \d+$/ });
  expect(named()).toHaveLength(100);
  await after((user) => user.click(problems().getByRole('button', { name: 'Show 500 more: Title, 701 lots' })));
  expect(named()).toHaveLength(600);
  expect(named()[100]).toHaveFocus();
  await after((user) => user.click(problems().getByRole('button', { name: 'Show 101 more: Title, 701 lots' })));
  expect(named()).toHaveLength(701);
  expect(named()[600]).toHaveFocus();
  expect(problems().queryByRole('button', { name: /^Show / })).toBeNull();
});

it('mends a lot by the fix of its problem, as one act', async () => {
  const { after, space } = await renderExport();
  await after(choose('HiBid / AuctionFlex 360'));
  expect(problems().getByText(/The export shortens it at a word/)).toBeInTheDocument();
  await after((user) => user.click(problems().getByRole('button', { name: 'Fix: Lot 2, Title' })));
  expect(space.read(selectLot, 'lot2')?.title).toBe('A very long title of a jar and its cover in blue');
  await checkedAnew();
});

it('is not for people who may not see what the files hold', async () => {
  await renderExport('viewer');
  expect(screen.getByText(/Only owners and editors can export a sale/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Platform')).not.toBeInTheDocument();
});

it('fills in starting prices as the person chooses, in one lot or in all, and never along with other fixes', async () => {
  const others = [4, 5, 6, 7].map((number) =>
    buildLot({
      id: `lot${number}`,
      number,
      order: `b${number}`,
      title: '“Łyżka”',
      estimateLow: 25_000,
      estimateHigh: 40_000,
    }),
  );
  const { after, space } = await renderExport('owner', others);
  const prices = () => ['lot4', 'lot5', 'lot6', 'lot7'].map((id) => space.read(selectLot, id)?.startPrice);
  const pressed = (name: RegExp) => after(press(problems().getByRole('button', { name })));
  await pressed(/^Fix all \d+ that can be fixed$/);
  expect(prices()).toEqual([null, null, null, null]);
  await pressed(/^Take half of the low estimate in 6 lots: StartPrice, 6 lots$/);
  expect(prices()).toEqual([12_500, 12_500, 12_500, 12_500]);
});
