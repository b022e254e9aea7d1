import { lotTexts } from '../texts/lotsTexts';
import { type CellLanguage, parseCell } from './cellValues';
import type { GridField } from './gridColumns';
import { understoodAmount } from './typedAmounts';

const POUNDS: CellLanguage = { currency: 'GBP', locale: 'en-GB', lotTypes: lotTexts.texts.lotTypes };
const EUROS: CellLanguage = { ...POUNDS, currency: 'EUR', locale: 'de' };

describe('amounts as they are typed', () => {
  it.each<[GridField, string, object]>([
    ['estimateLow', '12-18', { estimateLow: 1_200, estimateHigh: 1_800 }],
    ['estimateHigh', '£1,200–1,800', { estimateLow: 120_000, estimateHigh: 180_000 }],
    ['estimateLow', '1.2k', { estimateLow: 120_000 }],
    ['estimateHigh', '1.8k', { estimateHigh: 180_000 }],
    ['reserve', '1.1k', { reserve: 110_000 }],
    ['estimateLow', '', { estimateLow: null }],
  ])('%s takes %j', (field, text, changes) => {
    expect(parseCell(field, text, POUNDS)).toEqual({ ok: true, changes });
  });

  it.each<[GridField, string, string]>([
    ['estimateLow', '18-12', 'upsideDown'],
    ['reserve', '12-18', 'oneAmount'],
    ['startPrice', '12-18', 'oneAmount'],
    ['estimateLow', '12-', 'notANumber'],
  ])('%s does not take %j', (field, text, problem) => {
    expect(parseCell(field, text, POUNDS)).toEqual({ ok: false, problem });
  });

  it.each([
    ['1.2k', POUNDS, true, '£1,200'],
    ['12-18', POUNDS, true, '£12 – £18'],
    ['1,2-1,8k', EUROS, true, '1.200\u00A0€ – 1.800\u00A0€'],
    ['12.5', POUNDS, true, '£12.50'],
    ['1200', POUNDS, true, null],
    ['', POUNDS, true, null],
    ['12-18', POUNDS, false, null],
    ['a few', POUNDS, true, null],
  ])('says how %j is understood', (text, form, takesRange, words) => {
    expect(understoodAmount(text, form, takesRange)).toBe(words);
  });
});
