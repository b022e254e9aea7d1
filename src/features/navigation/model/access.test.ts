import { isMemberPath, isVisitorOnlyPath, mayShow, returnPath, samePath, signInPathFor } from './access';

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'sales',
  '@evil.example',
  ' /sales',
  '',
  `/${'a'.repeat(3000)}`,
];

describe('paths of this origin', () => {
  it.each(ELSEWHERE)('refuses %j', (to) => {
    expect(samePath(to)).toBeNull();
    expect(returnPath(`?next=${encodeURIComponent(to)}`)).toBe('/sales');
  });

  it.each([
    ['/', '/'],
    ['/sales/1?view=grid#top', '/sales/1?view=grid#top'],
    ['/sales/../account', '/account'],
    ['/c/a b', '/c/a%20b'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/?next=//evil.example', '/?next=//evil.example'],
    ['/a@evil.example', '/a@evil.example'],
  ])('takes %j as %j', (to, path) => {
    expect(samePath(to)).toBe(path);
  });

  it('comes back to the page one came for, and never to a sign-in page', () => {
    const place = { path: '/sales/1', search: '?view=grid', hash: '#top' };
    const path = signInPathFor(place);
    expect(returnPath(new URL(path, 'https://x.example').search)).toBe('/sales/1?view=grid#top');
    expect(returnPath('?next=%2Fsign-in')).toBe('/sales');
    expect(returnPath('?next=%2Fsign-up%3Fnext%3D%252Fsales')).toBe('/sales');
    expect(returnPath('')).toBe('/sales');
  });

  it('keeps what an invitation’s link says in the fragment, and out of the query', () => {
    const place = { path: '/invitations/1', search: '?from=mail', hash: '#sale=Clocks&by=Olga' };
    const path = signInPathFor(place);
    expect(path).toBe('/sign-in?next=%2Finvitations%2F1%3Ffrom%3Dmail#sale=Clocks&by=Olga');
    expect(returnPath(new URL(path, 'https://x.example').search)).toBe('/invitations/1?from=mail');
  });

  it('leads to the sign-in page also from a place that is too long to come back to', () => {
    const long = 'x'.repeat(3000);
    expect(signInPathFor({ path: '/sales/1', search: `?${long}`, hash: '' })).toBe('/sign-in');
    expect(signInPathFor({ path: '/invitations/1', search: '', hash: `#${long}` })).toBe(
      '/sign-in?next=%2Finvitations%2F1',
    );
  });

  it('knows whose pages they are', () => {
    expect(['/sales', '/sales/1', '/account', '/invitations/1'].every(isMemberPath)).toBe(true);
    expect(['/', '/salesman', '/sign-in', '/c/spring'].some(isMemberPath)).toBe(false);
    expect(['/sign-in', '/sign-up', '/reset-password'].every(isVisitorOnlyPath)).toBe(true);
    expect(['/', '/sign-in-help', '/sales'].some(isVisitorOnlyPath)).toBe(false);
  });
});

describe('who may see a page', () => {
  it.each([
    ['/', true, true, true],
    ['/c/spring', true, true, true],
    ['/auth/action', true, true, true],
    ['/sales/1', false, true, false],
    ['/account', false, true, false],
    ['/sign-in', true, false, true],
    ['/reset-password', true, false, true],
  ])('%s: while nothing is known %s, signed in %s, signed out %s', (path, loading, signedIn, signedOut) => {
    expect([mayShow(path, 'loading'), mayShow(path, 'signedIn'), mayShow(path, 'signedOut')]).toEqual([
      loading,
      signedIn,
      signedOut,
    ]);
  });
});
