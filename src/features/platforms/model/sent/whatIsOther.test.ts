import { buildPlatformLot } from '../../../../testing/platforms/goldenSale';
import type { SentComparison } from '../../../../domain/platforms/sent/compareSent';
import type { PlatformState } from '../../../../domain/platforms/sent/platformState';
import type { SentLot } from '../../../../domain/platforms/sent/sentLot';
import type { Sale } from '../../../../domain/sales/sale';
import { changedLots, compareNow } from './compareNow';
import { sentTextsOf, wantedTexts } from './wantedTexts';

const has = (id: string, from: string) => ({ entry: { id }, from: { id: from } });
const lot = (id: string) => buildPlatformLot({ id });
const sent = (id: string): SentLot => ({ id, number: '1', cells: { Title: id }, pictures: [] });

/** The platform has a vase and a jug otherwise, and a bowl that is gone; a cup is new. */
const COMPARISON = {
  changed: [
    { lot: lot('vase'), has: has('vase', 'first') },
    { lot: lot('jug'), has: has('jug', 'second') },
  ],
  added: [{ lot: lot('cup') }],
  gone: [{ has: has('bowl', 'first'), isWithdrawn: true }],
} as unknown as SentComparison;
const NOTHING = { changed: [], added: [], gone: [] };

describe('the lots that the platform has otherwise, or not at all', () => {
  it('are in the order of the sale', () => {
    const lots = ['cup', 'plate', 'jug', 'vase'].map(lot);
    expect(changedLots(COMPARISON, lots).map(({ id }) => id)).toEqual(['cup', 'jug', 'vase']);
    expect([changedLots(NOTHING, lots), changedLots(null, lots)]).toEqual([[], []]);
  });

  it('are looked for with what an export needs of the sale, once it is known what was sent', () => {
    const sale = { id: 'S', title: 'Spring', date: '2027-04-16', place: null, currency: 'EUR', status: 'open' };
    const maps = { categoryNames: { 'hiBid/Ceramics': 'Pottery' } };
    const now = { lots: [lot('vase')], withdrawn: new Set(['jug']), photos: new Map() };
    const compare = jest.fn(() => COMPARISON);
    const whole = { ...sale, ...maps } as unknown as Sale;
    expect(compareNow(compare, null, whole, now)).toBeNull();
    expect(compare).not.toHaveBeenCalled();
    const state = {} as PlatformState;
    expect(compareNow(compare, state, whole, now)).toBe(COMPARISON);
    const { status: _, ...needed } = sale;
    const platformSale = { ...needed, categories: { hiBid: { Ceramics: 'Pottery' } }, fieldNames: {} };
    expect(compare).toHaveBeenCalledWith(state, { ...now, sale: platformSale });
  });
});

describe('what went out of lots that are no longer so', () => {
  it('is wanted by export, but for what is known', () => {
    expect(wantedTexts(COMPARISON, {})).toEqual({ first: ['vase', 'bowl'], second: ['jug'] });
    const other = { second: { vase: sent('vase') }, first: { bowl: sent('bowl') } };
    expect(wantedTexts(COMPARISON, other)).toEqual({ first: ['vase'], second: ['jug'] });
    const all = { first: { vase: sent('vase'), bowl: sent('bowl') }, second: { jug: sent('jug') } };
    expect([wantedTexts(COMPARISON, all), wantedTexts(NOTHING, {})]).toEqual([null, null]);
  });

  it('is of the very export from which the platform has it', () => {
    const known = { first: { vase: sent('vase'), jug: sent('old jug') }, second: { vase: sent('new vase') } };
    expect([...sentTextsOf(COMPARISON, known)]).toEqual([['vase', sent('vase')]]);
  });
});
