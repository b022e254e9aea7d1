import { matchPath } from './matchPath';

const ID = 'saleA000000000000000';

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/sales', '/sales', {}],
    ['/sales', '/sales/', {}],
    ['/sales/:saleId', `/sales/${ID}`, { saleId: ID }],
    ['/sales/:saleId', `/sales/${ID}/`, { saleId: ID }],
    ['/c/:slug', '/c/autumn-sale-2027', { slug: 'autumn-sale-2027' }],
    ['/c/:slug', '/c/Autumn-SALE-2027', { slug: 'autumn-sale-2027' }],
    ['/c/:slug/:lotNumber', '/c/autumn/12%20', { slug: 'autumn', lotNumber: '12 ' }],
    ['/c/:slug/:lotNumber', '/c/autumn/%E0%A4%A', { slug: 'autumn', lotNumber: '%E0%A4%A' }],
  ])('%s fits %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ['/', '/sales'],
    ['/sales', '/sales/s1'],
    ['/sales/:saleId', '/sales'],
    ['/sales/:saleId', `/sales/${ID}/export`],
    ['/c/:slug/:lotNumber', '/c/autumn//'],
    ['/sign-in', '/sign-in-here'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });

  it.each([
    '/sales/constructor',
    '/sales/__proto__',
    '/sales/propertyIsEnumerable',
    '/sales/%E0%A4%A',
    `/sales/%73${ID.slice(1)}`,
    `/sales/${ID}0`,
    '/invitations/toString',
    '/c/..%2f..%2fusers%2fx',
    '/c/%41utumn',
    `/c/${'a'.repeat(81)}`,
    '/c/__proto__/1',
  ])('no page has the malformed address %s', (path) => {
    const patterns = ['/sales/:saleId', '/invitations/:invitationId', '/c/:slug', '/c/:slug/:lotNumber'];
    expect(patterns.map((pattern) => matchPath(pattern, path))).toEqual([null, null, null, null]);
  });
});
