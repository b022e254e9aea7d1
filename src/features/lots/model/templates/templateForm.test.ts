import { extraColumnsOf } from '../../../../domain/platforms/profiles/saleExtras';
import { lotTexts } from '../texts/lotsTexts';
import { extraTexts } from '../texts/extraTexts';
import { templateTexts } from '../texts/templateTexts';
import { missingColumns } from './missingColumns';
import { hasTooManyExtras, isTypedAnew, textOfExtra, withTyped } from './typedExtras';

const columns = extraColumnsOf({ platforms: ['liveAuctioneers', 'bidlogix'] });
const GERMAN = {
  ...{ currency: 'EUR', locale: 'de-DE', lotTypes: lotTexts.texts.lotTypes },
  extras: { byField: Object.fromEntries(columns.map((column) => [column.field, column])), yes: 'Ja', no: 'Nein' },
};
const FIELDS = { category: 'Glass', 'extras.height': 12.5, 'extras.isFirearm': true } as const;

describe('the extras in the form of a template', () => {
  it('stand there as they can be read back', () => {
    expect(textOfExtra(FIELDS, 'extras.height', GERMAN)).toBe('12,5');
    expect(textOfExtra(FIELDS, 'extras.isFirearm', GERMAN)).toBe('Ja');
    expect(textOfExtra(FIELDS, 'extras.shippingPrice', GERMAN)).toBe('');
  });

  it('are typed anew only where they say something else', () => {
    expect(isTypedAnew(FIELDS, {}, GERMAN)).toBe(false);
    expect(isTypedAnew(FIELDS, { 'extras.height': '12,5', 'extras.shippingPrice': '' }, GERMAN)).toBe(false);
    expect(isTypedAnew(FIELDS, { 'extras.isFirearm': 'Ja', 'extras.height': '12' }, GERMAN)).toBe(true);
  });

  it('are read together, or not at all', () => {
    expect(withTyped(FIELDS, { 'extras.height': '7', 'extras.shippingPrice': '1.200,50' }, GERMAN)).toEqual({
      ...FIELDS,
      ...{ 'extras.height': 7, 'extras.shippingPrice': 120_050 },
    });
    expect(withTyped(FIELDS, { 'extras.isFirearm': ' ' }, GERMAN)).toEqual({ ...FIELDS, 'extras.isFirearm': null });
    expect(withTyped(FIELDS, { 'extras.height': '7', 'extras.shippingPrice': 'free' }, GERMAN)).toBeNull();
    expect(withTyped(FIELDS, {}, GERMAN)).toEqual(FIELDS);
  });

  it('are at most as many as the database takes', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`extras.a${String(index)}`, 'x'] as const));
    expect([hasTooManyExtras(many(40)), hasTooManyExtras(many(41))]).toEqual([false, true]);
    expect(hasTooManyExtras({ ...many(40), 'extras.none': null })).toBe(false);
  });
});

it('says for which values of a template the sale has no column', () => {
  const words = { locale: 'en', templates: templateTexts.texts, extras: extraTexts.texts };
  const said = (...missing: readonly string[]) =>
    missingColumns(
      { category: 'Glass', ...Object.fromEntries(missing.map((field) => [`extras.${field}`, 'x'])) },
      ['extras.here'],
      words,
    );
  const list = (names: string) => templateTexts.texts.missingColumns(names);
  expect([said(), said('here')]).toEqual([null, null]);
  const [height, width] = [extraTexts.texts.names.height, extraTexts.texts.names.width];
  expect(said('height', 'here', 'width')).toBe(list(`${height} and ${width}`));
  expect(said('ownText_a')).toBe(list('one without a name'));
  expect(said('height', 'ownText_a', 'ownText_b')).toBe(list(`${height} and 2 without a name`));
});
