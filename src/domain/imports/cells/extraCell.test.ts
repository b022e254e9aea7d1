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

it('gives nothing for a blank cell', () => {
  expect(readCell('extras.origin', ' ', form)).toEqual({ ok: true, values: {}, notes: [] });
});
