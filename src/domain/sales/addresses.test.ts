import { describePath, invitationIdOf, isDescribing, lotIdOf, lotPath, saleIdOf, slugOf } from './addresses';

const ID = 'aB3'.padEnd(20, 'x');

describe('what the address of a page names', () => {
  it.each([
    [`/sales/${ID}`, ID],
    [`/sales/${ID}/numbers`, ID],
    [`/sales/${ID}/`, ID],
    [`/sale/${ID}`, null],
    [`/invitations/${ID}`, null],
    [`sales/${ID}`, null],
    [`//${ID}`, null],
    [`/x/sales/${ID}`, null],
    ['/sales', null],
    ['/sales/', null],
    ['', null],
    ['/sales/constructor', null],
    ['/sales/__proto__', null],
    ['/sales/propertyIsEnumerable', null],
    [`/sales/${ID}x`, null],
    [`/sales/x${ID}`, null],
    [`/sales/${ID.slice(1)}`, null],
    [`/sales/${ID.slice(1)}-`, null],
    [`/sales/${ID}\n`, null],
    [`/sales/..%2f${ID}`, null],
  ])('%j is the page of the sale %s', (path, id) => expect(saleIdOf(path)).toBe(id));

  it.each([
    [`/invitations/${ID}`, ID],
    [`/invitations/${ID}/more`, ID],
    [`/sales/${ID}`, null],
    ['/invitations/short', null],
  ])('%j is the page of the invitation %s', (path, id) => expect(invitationIdOf(path)).toBe(id));

  it.each([
    ['/c/autumn-sale', 'autumn-sale'],
    ['/c/autumn-sale/12A', 'autumn-sale'],
    ['/c/..%2f..%2fusers', null],
    ['/c/Autumn-SALE', 'autumn-sale'],
    ['/c/İstanbul', null],
    ['/C/autumn-sale', null],
    ['/d/autumn-sale', null],
    ['/c', null],
    ['/', null],
  ])('%j is the catalogue %s', (path, slug) => expect(slugOf(path)).toBe(slug));

  it.each([
    [`?lot=${ID}`, ID],
    [`?filter=open&lot=${ID}`, ID],
    ['?lot=__proto__', null],
    [`?lots=${ID}`, null],
    ['?lot', null],
    ['', null],
  ])('%j opens the lot %s', (search, id) => expect(lotIdOf(search)).toBe(id));
});

describe('the addresses of lots', () => {
  it.each([
    ['?view=describe', true],
    [`?lot=${ID}&view=describe`, true],
    ['?view=table', false],
    ['?describe', false],
    ['', false],
  ])('%j shows them one by one: %s', (search, is) => expect(isDescribing(search)).toBe(is));

  it('name the lot, and the view that one comes from', () => {
    expect(describePath('s', null)).toBe('/sales/s?view=describe');
    expect(describePath('s', ID)).toBe(`/sales/s?view=describe&lot=${ID}`);
    expect(lotPath('s', ID, '?view=describe')).toBe(`/sales/s?view=describe&lot=${ID}`);
    expect(lotPath('s', ID, `?lot=${ID.toUpperCase()}`)).toBe(`/sales/s?lot=${ID}`);
  });
});
