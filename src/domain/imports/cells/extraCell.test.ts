import type { ExtraField } from '../../lots/extras';
import type { Cell } from '../read/importTable';
import { readCell, type CellForm } from './readCell';

const form: CellForm = {
  ...{ currency: 'EUR', locale: 'de', yesNo: ['Ja', 'Nein'] },
  lotTypes: { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' },
  extras: {
    'extras.ownChoice_a1': { kind: 'choice', choices: ['good', 'worn'], longest: 500 },
    'extras.origin': { kind: 'text', choices: [], longest: 10 },
  },
};

it.each<[ExtraField, Cell, unknown]>([
  ['extras.origin', ' Delft<br>NL ', 'Delft NL'],
  ['extras.ownChoice_a1', 'WORN', 'worn'],
  ['extras.weight', '12,5', 12.5],
  ['extras.ofNobody', ' one \r\n \n\u2028 two  three\u2029', 'one two  three'],
  ['extras.ofNobody', 'Delft\vHolland', 'Delft Holland'],
  ['extras.isFirearm', '=" Ja "', true],
  ['extras.weight', 3, 3],
  ['extras.shippingPrice', '1.200,50 €', 120_050],
  ['extras.shippingPrice', '–', null],
  ['extras.isFirearm', 'ja', true],
  ['extras.isFirearm', false, false],
  ['extras.ofNobody', 'anything', 'anything'],
])('%s: %j is %j', (field, cell, value) => {
  expect(readCell(field, cell, form)).toEqual({ ok: true, values: { [field]: value }, notes: [] });
});

it.each<[ExtraField, Cell, string]>([
  ['extras.origin', 'Delft in Holland', 'tooLong'],
  ['extras.ownChoice_a1', 'old', 'notAChoice'],
  ['extras.weight', 'heavy', 'notANumber'],
  ['extras.shippingPrice', '10-20', 'range'],
  ['extras.isFirearm', 'perhaps', 'notAChoice'],
])('%s does not take %j: %s', (field, cell, rule) => {
  expect(readCell(field, cell, form)).toMatchObject({ ok: false, rule });
});

it('reads a cell of a million spaces in a time that grows with its length only', () => {
  // With a time that grows with the square this would take a quarter of an hour.
  expect(readCell('extras.origin', `a${' '.repeat(1_000_000)}b`, form)).toMatchObject({ rule: 'tooLong' });
});

describe('yes and no', () => {
  const french: CellForm = { ...form, yesNo: ['Oui', 'NON'] };

  it.each(['Oui', 'OUI', ' oui ', 'yes', 'Ja', 'Y', 'j', 'TRUE', '1', 'x', 1])('%j is yes', (cell) => {
    expect(readCell('extras.isFirearm', cell, french)).toMatchObject({ values: { 'extras.isFirearm': true } });
  });

  it.each(['Non', 'non', ' NON ', 'no', 'Nein', 'N', 'false', '0', 0])('%j is no', (cell) => {
    expect(readCell('extras.isFirearm', cell, french)).toMatchObject({ values: { 'extras.isFirearm': false } });
  });

  it('are English where the page says nothing else', () => {
    const { yesNo: _, ...plain } = form;
    expect(readCell('extras.isFirearm', 'Yes', plain)).toMatchObject({ values: { 'extras.isFirearm': true } });
    expect(readCell('extras.isFirearm', 'oui', plain)).toMatchObject({ ok: false, rule: 'notAChoice' });
  });
});

it.each([
  ['-5', -5],
  ['−5', -5],
  ['+5.25', 5.25],
  [' 0,5 ', 0.5],
  ['123456789012', 123_456_789_012],
  ['0.123456', 0.123456],
])('takes the number %j', (text, value) => {
  expect(readCell('extras.weight', text, form)).toMatchObject({ values: { 'extras.weight': value } });
});

it.each(['1234567890123', '0.1234567', '1.234,5', '5 kg', '1e5', '5.', '.5', '--5'])('takes no number %j', (text) => {
  expect(readCell('extras.weight', text, form)).toEqual({ ok: false, rule: 'notANumber' });
});

it('takes a text that just fits, in one line, and says how long another one is', () => {
  const most = 'x'.repeat(10);
  expect(readCell('extras.origin', ` ${most} `, form)).toMatchObject({ values: { 'extras.origin': most } });
  expect(readCell('extras.origin', `${most}y`, form)).toEqual({ ok: false, rule: 'tooLong', most: 10, has: 11 });
  expect(readCell('extras.origin', 'a \n\n b\u2028c', form)).toMatchObject({ values: { 'extras.origin': 'a b c' } });
  expect(readCell('extras.ofNobody', 'x'.repeat(501), form)).toEqual({
    ok: false,
    rule: 'tooLong',
    most: 500,
    has: 501,
  });
});

it('takes an amount of a workbook, which has a point', () => {
  expect(readCell('extras.shippingPrice', 12.5, form)).toMatchObject({ values: { 'extras.shippingPrice': 1_250 } });
  expect(readCell('extras.shippingPrice', 'a lot', form)).toEqual({ ok: false, rule: 'notANumber' });
});

it('gives nothing for a blank cell', () => {
  expect(readCell('extras.origin', ' ', form)).toEqual({ ok: true, values: {}, notes: [] });
});
