import { fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import type { Workspace } from '../../../testing/stores/makeWorkspace';
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

async function open(prepare?: (space: Workspace) => void) {
  const shown = await renderWorkspace(<SalesPage waiting={null} Cover={() => null} />, prepare);
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
    expect(screen.getByLabelText('Date')).toBeValid();
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

  it('needs no day yet, and begins where and in what the person has sold before', async () => {
    const { after, sales, store } = await open(({ sales: server }) => {
      const details = { place: 'Great hall', currency: 'CHF', status: 'closed', createdBy: 'user-1' } as const;
      server.sales.set('old', {
        id: 'old',
        title: 'Old',
        date: '2020-01-01',
        ...details,
        roles: { 'user-1': 'owner' },
      });
      server.sales.set('not-mine', {
        ...{ ...details, id: 'not-mine', title: 'Not mine', date: '2021-01-01', place: 'Elsewhere', currency: 'SEK' },
        roles: { olga: 'owner', 'user-1': 'viewer' },
      });
    });
    expect(screen.getByLabelText('Place')).toHaveValue('Great hall');
    fill('Title', 'Spring');
    await after(submit);
    const created = [...sales.sales.values()].find(({ title }) => title === 'Spring');
    expect(created).toMatchObject({ date: '', place: 'Great hall', currency: 'CHF' });
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
