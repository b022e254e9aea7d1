import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { EarlyResultsDialog } from '../results/EarlyResultsDialog';
import { LotEditor } from './LotEditor';
import { selectLot } from '../../model/lots/lotsSlice';

interface Given {
  readonly status?: SaleStatus;
  readonly date?: string;
  readonly readOnly?: boolean;
}

async function show(lot: Partial<Lot>, { status = 'published', date = '2026-01-16', readOnly = false }: Given = {}) {
  const sale = { ...OPEN_SALE, status, date };
  const page = (
    <>
      <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus={status} readOnly={readOnly} />
      <EarlyResultsDialog sale={sale} />
    </>
  );
  const shown = await renderWorkspace(page, (space) => {
    space.sales.sales.set(SALE, sale);
    space.lots.seed(SALE, [buildLot(lot)]);
  });
  const now = () => {
    const lot = shown.read(selectLot, 'lot1');
    return [lot?.status, lot?.hammer];
  };
  const press = (name: string) => shown.after(() => fireEvent.click(screen.getByRole('button', { name })));
  return { ...shown, now, press };
}

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

it('a lot is sold by its hammer price and the Enter key, and by nothing less', async () => {
  const { after, now, press, store } = await show({ status: 'published' });
  const price = screen.getByLabelText('Hammer price');
  await press('Sold');
  expect(price).toHaveAccessibleDescription(/Enter the hammer price first\./);
  await userEvent.type(price, '£40');
  expect(price).toHaveAccessibleDescription(/This is not the currency of the sale/);
  await press('Sold');
  expect(now()).toEqual(['published', null]);
  await userEvent.clear(price);
  await userEvent.type(price, '120{Enter}');
  await after(() => undefined);
  expect(now()).toEqual(['sold', 12_000]);
  expect(document.activeElement).toHaveTextContent(/^Sold for €120\./);
  await store.stop();
});

it('a sold lot without a price says so, and takes one', async () => {
  const { after, now, store } = await show({ status: 'sold' });
  expect(screen.getByText(/^Sold, no price yet\./)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Hammer price'), '80');
  await after(() => fireEvent.blur(screen.getByLabelText('Hammer price')));
  expect(now()).toEqual(['sold', 8_000]);
  await store.stop();
});

it('a result becomes another one, and none again', async () => {
  const { now, press, store } = await show({ status: 'sold', hammer: 12_000 });
  await press('Passed');
  expect(now()).toEqual(['passed', null]);
  await press('Take the result back');
  expect(now()).toEqual(['published', null]);
  await store.stop();
});

it('before the day of the sale the price stays in its field until the person has answered', async () => {
  const { after, now, press, store } = await show({ status: 'published' }, { date: '2999-12-03' });
  await userEvent.type(screen.getByLabelText('Hammer price'), '120{Enter}');
  await after(() => undefined);
  expect(screen.getByText('The sale is on Tuesday, December 3, 2999.')).toBeInTheDocument();
  await press('Not yet');
  expect([now(), screen.getByLabelText<HTMLInputElement>('Hammer price').value]).toEqual([['published', null], '120']);
  await press('Sold');
  await press('Enter it');
  expect(now()).toEqual(['sold', 12_000]);
  await store.stop();
});

it.each([
  ['closed', 'Sold for €120. The sale is closed. Its results no longer change.'],
  ['published', /^Sold for €120\. The result can be corrected/],
] as const)('in a sale that is %s it is said whether results can change', async (status, sentence) => {
  const { store } = await show({ status: 'sold', hammer: 12_000 }, { status });
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.queryByLabelText('Hammer price') !== null).toBe(status === 'published');
  await store.stop();
});

it('a viewer reads the result and can change nothing', async () => {
  const { store } = await show({ status: 'sold', hammer: 12_000 }, { readOnly: true });
  expect(screen.getByText('Sold for €120.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Passed' })).toBeNull();
  await store.stop();
});
