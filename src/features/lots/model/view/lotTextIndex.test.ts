import fc from 'fast-check';
import { NO_PRIVATE_FIELDS, type PrivateLotFields } from '../../../../domain/lots/lot';
import { buildLot } from '../../../../testing/stores/builders';
import { lotsHolding, readyTexts } from './lotTextIndex';

const vase = buildLot({ id: 'vase', title: 'Vase, Sèvres', number: 12, suffix: 'A' });
const clock = buildLot({ id: 'clock', title: 'Bracket clock', description: 'London' });
const lots = [vase, clock];
const nothing = () => NO_PRIVATE_FIELDS;
const ofClock = (own: Partial<PrivateLotFields>) => (id: string) =>
  id === 'clock' ? { ...NO_PRIVATE_FIELDS, ...own } : NO_PRIVATE_FIELDS;

it('finds words in any text, each anywhere', () => {
  expect(lotsHolding(lots, nothing, ['sevres', '12a'], null)).toEqual([vase]);
  expect(lotsHolding(lots, nothing, ['clock', 'lond'], null)).toEqual([clock]);
  expect(lotsHolding(lots, nothing, ['clock', 'sevres'], null)).toEqual([]);
});

it('finds a word in what only editors read beside one that all read, and forgets it when it has changed', () => {
  expect(lotsHolding(lots, ofClock({ consignor: 'Estate of Björk' }), ['bjork', 'london'], null)).toEqual([clock]);
  expect(lotsHolding(lots, ofClock({ notes: 'Call first' }), ['bjork'], null)).toEqual([]);
  expect(lotsHolding(lots, ofClock({ notes: 'Call first' }), ['call'], null)).toEqual([clock]);
});

it('finds what was written into a lot since', () => {
  expect(lotsHolding(lots, nothing, ['mantel'], null)).toEqual([]);
  const written = { ...clock, title: 'Mantel clock' };
  expect(lotsHolding([vase, written], nothing, ['mantel'], null)).toEqual([written]);
});

it('keeps the lot in which somebody writes, at its place', () => {
  expect(lotsHolding(lots, nothing, ['clock'], 'vase')).toEqual(lots);
  expect(lotsHolding(lots, nothing, ['clock'], 'clock')).toEqual([clock]);
  expect(lotsHolding(lots, nothing, ['clock'], 'gone')).toEqual([clock]);
});

it('finds the same letter by letter as at once, with letters added, taken away and others', () => {
  const many = ['Bronze clock', 'Bronze vase', 'Silver bowl', 'Brass clock, bronze hands', 'Oak chest'].map((title) =>
    buildLot({ id: title, title }),
  );
  const word = fc.stringMatching(/^[bronzecl]{0,3}$/).filter((text) => text !== '');
  const typed = fc.array(fc.array(word, { minLength: 1, maxLength: 2 }), { maxLength: 8 });
  fc.assert(
    fc.property(typed, fc.constantFrom(null, 'Oak chest', 'Bronze vase'), (searches, kept) => {
      const list = [...many];
      for (const terms of searches) {
        expect(lotsHolding(list, nothing, terms, kept)).toEqual(lotsHolding([...many], nothing, terms, kept));
      }
    }),
  );
  const list = [...many];
  for (const text of ['br', 'bro', 'br', 'bra', 'oak']) {
    expect(lotsHolding(list, nothing, [text], null)).toEqual(
      many.filter(({ title }) => title.toLowerCase().includes(text)),
    );
  }
});

it('makes texts ready a few at a time, and says where it has come to', () => {
  const many = Array.from({ length: 250 }, (_, i) => ({ ...clock, id: `lot${String(i)}` }));
  expect(readyTexts(many, nothing, 0, () => false)).toBe(100);
  expect(readyTexts(many, nothing, 100, () => true)).toBe(250);
  expect(readyTexts([], nothing, 0, () => true)).toBe(0);
  lotsHolding(many, nothing, ['clock'], null);
  expect(readyTexts(many, nothing, 0, () => false)).toBe(250);
});
