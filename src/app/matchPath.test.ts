import { matchPath } from './matchPath';

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/sales', '/sales', {}],
    ['/sales', '/sales/', {}],
    ['/sales/:saleId', '/sales/s1', { saleId: 's1' }],
    ['/sales/:saleId', '/sales/a%20b', { saleId: 'a b' }],
    ['/sales/:saleId', '/sales/%E0%A4%A', { saleId: '%E0%A4%A' }],
  ])('%s fits %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ['/', '/sales'],
    ['/sales', '/sales/s1'],
    ['/sales/:saleId', '/sales'],
    ['/sales/:saleId', '/sales/s1/export'],
    ['/sign-in', '/sign-in-here'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });
});
