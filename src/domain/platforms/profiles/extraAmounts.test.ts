import { extraField } from '../../lots/extras';
import type { Template } from '../../lots/template';
import { ownColumnId } from '../house/ownColumns';
import { hasAmount, withoutAmounts } from './extraAmounts';

const price = extraField(ownColumnId('money', 1_795_000_000_000, 'p'));
const count = extraField(ownColumnId('number', 1_795_000_000_001, 'n'));
const shelf = extraField(ownColumnId('text', 1_795_000_000_002, 's'));

it.each([
  ['a column of the house for amounts', { [price]: 1_250 }, true],
  ['an amount that a platform asks for', { 'extras.shippingPrice': 900 }, true],
  ['an amount of nothing', { [price]: 0 }, true],
  ['an amount beside other values', { [shelf]: 'B4', [price]: 1 }, true],
  ['an empty column for amounts', { [price]: null }, false],
  ['a word where an amount would stand', { [price]: 'ten' }, false],
  ['a number that is no amount', { [count]: 12 }, false],
  ['a text', { [shelf]: '12' }, false],
  ['nothing', {}, false],
])('says whether there are amounts: %s', (_, fields, expected) => expect(hasAmount(fields)).toBe(expected));

describe('a template for a sale in another currency', () => {
  const lot: Template = {
    ...{ kind: 'lot', id: 'one', name: 'Chairs', order: 'a0', isDefault: true },
    fields: {
      title: 'Chair',
      lotType: 'choice',
      [shelf]: 'B4',
      [count]: 12,
      [price]: 1_250,
      'extras.shippingPrice': 0,
    },
  };

  it('keeps all but its amounts', () => {
    expect(withoutAmounts(lot)).toStrictEqual({
      ...lot,
      fields: { title: 'Chair', lotType: 'choice', [shelf]: 'B4', [count]: 12 },
    });
    expect(withoutAmounts({ ...lot, fields: { [price]: 1 } })).toStrictEqual({ ...lot, fields: {} });
  });

  it('is the same where it holds none, or is a block of text', () => {
    const words: Template = { ...lot, fields: { title: 'Chair' } };
    const text: Template = {
      kind: 'text',
      id: 'two',
      name: 'Worn',
      order: 'a1',
      field: 'condition',
      text: 'Some wear.',
    };
    expect([withoutAmounts(words), withoutAmounts(text)]).toStrictEqual([words, text]);
  });
});
