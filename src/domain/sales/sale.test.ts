import { canEdit, roleOf, SALE_STATUSES, type Role, type Sale } from './sale';

const sale: Sale = {
  id: 's',
  title: 'Clocks',
  date: '2027-04-17',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { ada: 'owner', ben: 'editor', eve: 'viewer' },
  createdBy: 'ada',
};

it.each([
  ['ada', 'owner', true],
  ['ben', 'editor', true],
  ['eve', 'viewer', false],
  ['ida', null, false],
] as const)('%s is %s there, and may change lots: %s', (uid, role, edits) => {
  expect(roleOf(sale, uid)).toBe(role);
  expect(canEdit(sale, uid)).toBe(edits);
});

it('gives nobody a role because of what every object has', () => {
  expect(roleOf(sale, 'constructor')).toBeNull();
  expect(canEdit({ ...sale, roles: Object.create({ ida: 'owner' }) as Record<string, Role> }, 'ida')).toBe(false);
});

it('begins open, and ends closed', () => expect([SALE_STATUSES[0], SALE_STATUSES.at(-1)]).toEqual(['open', 'closed']));
