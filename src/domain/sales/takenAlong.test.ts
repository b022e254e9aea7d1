import type { Sale } from './sale';
import { SALE_MAPS } from './saleMaps';
import { takenAlong } from './takenAlong';

const sale: Sale = {
  ...{ id: 's', title: 'Clocks', date: '2027-04-17', place: 'Hall', currency: 'EUR', status: 'closed', slug: 'clocks' },
  ...{ roles: { ada: 'owner' }, createdBy: 'ada' },
};

it('takes along where a sale goes and what was set up for it, and nothing of the sale itself', () => {
  const maps = Object.fromEntries(SALE_MAPS.map((name) => [name, { [`${name} entry`]: 'x' }]));
  expect(takenAlong({ ...sale, platforms: ['hiBid'], ...maps })).toEqual({ platforms: ['hiBid'], ...maps });
});

it('takes nothing along of a sale in which nothing was set up', () => {
  expect(takenAlong({ ...sale, platforms: [], extraColumns: {} })).toEqual({});
});

it('takes nothing along of a copy that is older than all of it', () => {
  expect(takenAlong(sale)).toEqual({});
});
