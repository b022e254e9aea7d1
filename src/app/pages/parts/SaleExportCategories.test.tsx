import { act, screen, within } from '@testing-library/react';
import { press, renderExport } from '../../../testing/screens/renderExport';
import { ME } from '../../../testing/stores/makeMembers';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';

describe('what a platform calls the categories', () => {
  const section = () => within(screen.getByRole('region', { name: 'Categories' }));

  it('is kept with the sale, and goes into the file', async () => {
    const { after, server, space } = await renderExport();
    await act(async () => {
      space.lots.emit(SALE, {
        type: 'lots',
        changed: [buildLot({ id: 'lot1', status: 'ready', category: 'Clocks/watches' })],
        removed: [],
        fromServer: true,
      });
      await settle();
    });
    await after(press(section().getByRole('button', { name: 'Save the categories' })));
    expect(server.sales.get(SALE)?.categoryNames).toBeUndefined();
    await after((user) => user.type(section().getByLabelText('Clocks/watches'), 'Horology'));
    await after(press(section().getByRole('button', { name: 'Save the categories' })));
    expect(server.sales.get(SALE)?.categoryNames).toEqual({ 'liveAuctioneers/Clocks/watches': 'Horology' });
    expect(section().getByRole('status')).toHaveTextContent('The categories are saved.');
    await after((user) => user.clear(section().getByLabelText('Clocks/watches')));
    await after(press(section().getByRole('button', { name: 'Save the categories' })));
    expect(server.sales.get(SALE)?.categoryNames).toEqual({});
  });

  it('is proposed from the latest other sale, and only owners change it', async () => {
    const { after, sales, server, space } = await renderExport();
    const earlier = { title: 'Spring', date: '2027-01-02', place: null, currency: 'EUR', status: 'open' } as const;
    const names = { categoryNames: { 'liveAuctioneers/Clocks': 'Horology' } };
    await act(async () => {
      server.sales.set('earlier', { id: 'earlier', ...earlier, ...names, roles: { [ME]: 'owner' }, createdBy: ME });
      server.changed();
      space.lots.emit(SALE, {
        type: 'lots',
        changed: [buildLot({ id: 'lot1', status: 'ready', category: 'Clocks' })],
        removed: [],
        fromServer: true,
      });
      await settle();
    });
    await after(press(section().getByRole('button', { name: 'Use the names of “Spring”' })));
    expect(section().getByLabelText('Clocks')).toHaveValue('Horology');
    expect(server.sales.get(SALE)?.categoryNames).toBeUndefined();
    sales.failNext('changeMaps', 'unavailable');
    await after(press(section().getByRole('button', { name: 'Save the categories' })));
    expect(section().getByRole('alert')).toHaveTextContent('The categories were not saved');
    await act(async () => server.setSale(SALE, { roles: { [ME]: 'editor', olga: 'owner' } }));
    expect(section().getByLabelText('Clocks')).toHaveAttribute('readonly');
    expect(section().getByLabelText('Clocks')).toHaveAccessibleDescription(/Only owners of the sale can change/);
    expect(section().queryByRole('button')).toBeNull();
  });
});
