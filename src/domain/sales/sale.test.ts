import { awayOf, canEdit, isDeleted, isOwnedBy, keptUntil, roleOf, SALE_STATUSES, type Role, type Sale } from './sale';

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

it('is deleted only where an owner has said so, also to builds that did not know of it', () => {
  expect([isDeleted({}), isDeleted({ away: null })]).toEqual([false, false]);
  expect(isDeleted({ away: { kind: 'archived', at: 1 } })).toBe(false);
  expect(isDeleted({ away: { kind: 'deleted', at: null } })).toBe(true);
  expect([awayOf({}), awayOf({ away: { kind: 'archived', at: 1 } })]).toEqual([null, { kind: 'archived', at: 1 }]);
});

it('is kept for thirty days, from now on while the server has not said when it was deleted', () => {
  const days = 30 * 24 * 60 * 60 * 1000;
  expect(keptUntil({ kind: 'deleted', at: 0 }, 7)).toBe(days);
  expect(keptUntil({ kind: 'deleted', at: null }, 7)).toBe(7 + days);
});

it('is owned by its owners, and by nobody who is not signed in', () => {
  expect(['ada', 'ben', 'ida', null].filter((uid) => isOwnedBy(sale, uid))).toEqual(['ada']);
});
