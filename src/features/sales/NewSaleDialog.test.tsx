import { fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../testing/screens/renderWorkspace';
import { SalesPage } from './SalesPage';

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

async function open() {
  const shown = await renderWorkspace(<SalesPage waiting={null} Cover={() => null} />);
  await shown.after(() => void fireEvent.click(screen.getByRole('button', { name: 'New sale' })));
  return shown;
}
const fill = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Create sale' }));

describe('the new sale', () => {
  it('asks for what is missing, at the field, and sends nothing', async () => {
    const { after, sales, store } = await open();
    await after(submit);
    expect(screen.getByLabelText('Title')).toBeInvalid();
    expect(screen.getByLabelText('Date')).toBeInvalid();
    expect(screen.getByLabelText('Title')).toHaveFocus();
    fill('Title', '   ');
    fill('Date', '2027-04-17');
    await after(submit);
    expect(screen.getByLabelText('Title')).toBeInvalid();
    expect(screen.getByLabelText('Date')).toBeValid();
    expect(sales.calls.filter(({ op }) => op === 'create')).toEqual([]);
    await store.stop();
  });

  it.each(['0026-04-17', '1900-01-01', '2100-01-01'])('takes %s for a slip of the year', async (date) => {
    const { after, sales, store } = await open();
    fill('Title', 'Books');
    fill('Date', date);
    await after(submit);
    expect(screen.getByText('Check the year: it must be from 2000 to 2099.')).toBeInTheDocument();
    expect(screen.getByLabelText('Date')).toHaveFocus();
    expect(sales.calls.filter(({ op }) => op === 'create')).toEqual([]);
    await store.stop();
  });

  it('is created and opened with what was given', async () => {
    const { after, sales, history, store } = await open();
    fill('Title', ' Fine furniture ');
    fill('Date', '2027-04-17');
    fill('Currency', 'GBP');
    await after(submit);
    const [created] = sales.sales.values();
    expect(created).toMatchObject({ title: 'Fine furniture', date: '2027-04-17', currency: 'GBP' });
    expect(history.current().path).toBe(`/sales/${created?.id ?? ''}`);
    expect(screen.queryByRole('button', { name: 'Create sale' })).toBeNull();
    await store.stop();
  });

  it('says why it was refused and keeps what was typed', async () => {
    const { after, sales, store } = await open();
    sales.failNext('create', 'resource-exhausted');
    fill('Title', 'Books');
    fill('Date', '2027-04-17');
    await after(submit);
    expect(screen.getByRole('alert')).toHaveTextContent('The sale was not created');
    expect(screen.getByLabelText('Title')).toHaveValue('Books');
    await store.stop();
  });
});
