import { LONGEST_EXTRA, MOST_EXTRAS } from '../../src/domain/lots/extras';
import type { Data } from './firestoreClient';

export const many = (count: number, value: unknown = 'x'): Data =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`ownText_${String(place)}`, value]));

export const GOOD: Data = {
  endDate: '21/12/2026',
  bidIncrement: 1_000,
  height: 12.5,
  isFirearm: false,
  ownYesNo_a1: true,
};

/** What extras may be, of a lot and of a template. */
export const GOOD_EXTRAS: readonly (readonly [what: string, extras: unknown])[] = [
  ['as many as there may be, each as long as may be', many(MOST_EXTRAS, 'é'.repeat(LONGEST_EXTRA))],
  ['numbers of every size', { height: 0, width: 0.1, depth: -3, weight: 1e12 }],
  ['a map without any', {}],
];

export const BAD_EXTRAS: readonly (readonly [what: string, extras: unknown])[] = [
  ['one more than there may be', many(MOST_EXTRAS + 1)],
  ['a text that is too long', { endDate: 'x'.repeat(LONGEST_EXTRA + 1) }],
  ['a text that is too long behind many others', { ...many(25), zz: 'x'.repeat(LONGEST_EXTRA + 1) }],
  ['a text of two lines', { endDate: 'one\ntwo' }],
  ['a text that turns round how it is read', { endDate: 'a\u202eb' }],
  ['a map', { endDate: { day: 1 } }],
  ['a list', { endDate: ['x'] }],
  ['a time', { endDate: new Date() }],
  ['an id of other letters', { 'end date': 'x' }],
  ['an id with a blank in it and another one', { a: 'x', 'b c': 'x' }],
  ['an id that begins with a digit', { '1a': 'x' }],
  ['an id that is too long', { [`a${'b'.repeat(50)}`]: 'x' }],
  ['no map', 'endDate'],
  ['a list of texts', ['x']],
];
