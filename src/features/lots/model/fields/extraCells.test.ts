import { extraColumnsOf } from '../../../../domain/platforms/profiles/saleExtras';
import { buildLot } from '../../../../testing/stores/builders';
import { lotTexts } from '../texts/lotsTexts';
import {
  type CellLanguage,
  choicesIn,
  emptied,
  type GridLot,
  longestOf,
  parseCell,
  shownText,
  typedText,
} from './cellValues';
import type { GridField } from './gridColumns';

const columns = extraColumnsOf({ platforms: ['liveAuctioneers', 'bidlogix'] });
const language = (locale: string, yes = 'Yes', no = 'No'): CellLanguage => ({
  currency: 'EUR',
  locale,
  lotTypes: lotTexts.texts.lotTypes,
  extras: { byField: Object.fromEntries(columns.map((column) => [column.field, column])), yes, no },
});
const ENGLISH = language('en');
const GERMAN = language('de-DE', 'Ja', 'Nein');

const lotWith = (fields: object): GridLot => ({ ...buildLot(), ...fields }) as unknown as GridLot;

describe('cells of extras', () => {
  it.each<[GridField, string, CellLanguage, unknown]>([
    ['extras.endDate', ' 21/12/2026', ENGLISH, ' 21/12/2026'],
    ['extras.height', '12,5', GERMAN, 12.5],
    ['extras.height', '-3', ENGLISH, -3],
    ['extras.shippingPrice', '1.200,50', GERMAN, 120_050],
    ['extras.isFirearm', 'nein', GERMAN, false],
    ['extras.isFirearm', '1', ENGLISH, true],
    ['extras.height', ' ', ENGLISH, null],
    ['extras.ofANewerBuild', 'x', ENGLISH, 'x'],
  ])('%s reads %p', (field, text, form, value) => {
    const parsed = parseCell(field, text, form);
    expect(parsed).toEqual({ ok: true, changes: { [field]: value } });
    if (value === null || !parsed.ok) return;
    const lot = lotWith(parsed.changes);
    // What is copied can be read back.
    expect(parseCell(field, typedText(lot, field, form), form)).toEqual(parsed);
  });

  it.each<[GridField, string, string]>([
    ['extras.endDate', 'x'.repeat(21), 'tooLong'],
    ['extras.height', 'tall', 'notADecimal'],
    ['extras.height', '1,200,000.5.5', 'notADecimal'],
    ['extras.isFirearm', 'perhaps', 'notYesOrNo'],
    ['extras.shippingPrice', 'free', 'notANumber'],
    ['extras.shippingPrice', '-1', 'negative'],
  ])('%s refuses %p', (field, text, problem) => {
    expect(parseCell(field, text, ENGLISH)).toEqual({ ok: false, problem });
  });

  it('shows amounts, numbers and answers in the language of the reader, and a value of another kind as it is', () => {
    const lot = lotWith({
      'extras.shippingPrice': 120_050,
      'extras.height': 12.5,
      'extras.isFirearm': true,
      'extras.endDate': 7,
    });
    const shown = (field: GridField) => shownText(lot, field, GERMAN);
    expect(shown('extras.shippingPrice')).toContain('1.200,50');
    expect([shown('extras.height'), shown('extras.isFirearm'), shown('extras.endDate')]).toEqual(['12,5', 'Ja', '7']);
    expect(shown('extras.endTime')).toBe('');
  });

  it('offers what can be chosen, and takes an extra away', () => {
    expect(choicesIn('extras.isFirearm', GERMAN).map(({ value }) => value)).toEqual(['', 'Ja', 'Nein']);
    expect(emptied('extras.height')).toEqual({ 'extras.height': null });
    expect([longestOf('extras.endDate', ENGLISH), longestOf('extras.origin', ENGLISH)]).toEqual([20, 500]);
  });
});
