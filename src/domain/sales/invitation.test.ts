import { endOf, hintOf, hintText, isExpired, readAddress } from './invitation';

it('shows of an address its first letter and its domain', () => {
  expect(hintText(hintOf('ben@example.com'))).toBe('b…@example.com');
});

it.each([
  [' Ben@Example.com ', 'ben@example.com'],
  ['ben', null],
  ['ben@', null],
  ['b en@example.com', null],
  ['a@b@c', null],
  [`${'x'.repeat(242)}@example.com`, `${'x'.repeat(242)}@example.com`],
  [`${'x'.repeat(243)}@example.com`, null],
  ['@example.com', null],
  ['ben@example.com ben', null],
  ['', null],
])('reads "%s" as %s', (typed, expected) => expect(readAddress(typed)).toBe(expected));

it('lasts 30 days', () => {
  const sent = Date.UTC(2027, 0, 1);
  expect(isExpired(sent, Date.UTC(2027, 0, 31) - 1)).toBe(false);
  expect(isExpired(sent, Date.UTC(2027, 0, 31))).toBe(true);
});

it.each([
  ['open', { olga: 'owner' }, null],
  ['open', { olga: 'editor', ida: 'owner' }, 'inviter'],
  ['open', { ida: 'owner' }, 'inviter'],
  ['expired', { olga: 'owner' }, 'age'],
  ['declined', { ida: 'owner' }, null],
  ['accepted', { ida: 'owner' }, null],
] as const)('that is %s, in a sale of %j, has the end %s', (state, roles, expected) => {
  const invitation = { id: 'a', saleId: 's', saleTitle: 'Clocks', role: 'viewer', email: 'ben@example.com' } as const;
  const by = { byName: 'Olga', byEmail: 'olga@example.com', createdBy: 'olga' };
  expect(endOf({ ...invitation, ...by, state }, roles)).toBe(expected);
});
