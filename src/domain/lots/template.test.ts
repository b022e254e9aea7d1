import { NEW_LOT } from './lot';
import {
  cleanTemplate,
  defaultTemplate,
  fieldsWithColumn,
  fieldsWithoutColumn,
  fillFrom,
  type LotTemplate,
  templateFieldsOf,
} from './template';

const template = (fields: Partial<LotTemplate> = {}): LotTemplate => ({
  id: 'one',
  kind: 'lot',
  name: 'Furniture',
  order: 'a0',
  isDefault: false,
  fields: {},
  ...fields,
});

describe('a template', () => {
  it('keeps what says something, and nothing else of a lot', () => {
    const lot = { ...NEW_LOT, category: 'Chairs', condition: '  ', lotType: 'choice', reserve: 100 } as const;
    expect(templateFieldsOf(lot)).toEqual({ category: 'Chairs', lotType: 'choice' });
    expect(templateFieldsOf({ lotType: 'single' })).toEqual({});
  });

  it('fills in only what is empty, unless it may overwrite', () => {
    const fields = { category: 'Chairs', condition: 'Good.', lotType: 'choice' } as const;
    const lot = { ...NEW_LOT, condition: 'Worn.' };
    expect(fillFrom(fields, lot)).toEqual({ category: 'Chairs', lotType: 'choice' });
    expect(fillFrom(fields, lot, true)).toEqual(fields);
    expect(fillFrom(fields, { ...NEW_LOT, ...fields }, true)).toEqual({});
  });

  it('is the first of those that are marked when two people marked one at once', () => {
    const marked = [template(), template({ id: 'two', isDefault: true }), template({ id: 'three', isDefault: true })];
    expect(defaultTemplate(marked)?.id).toBe('two');
    expect(defaultTemplate([template()])).toBeUndefined();
  });
});

describe('the extras of a template', () => {
  const fields = { category: 'Chairs', 'extras.shippable': false, 'extras.height': 90 } as const;

  it('are those of the lot that it is made from, without empty ones', () => {
    const lot = { ...NEW_LOT, ...fields, 'extras.endTime': null, 'extras.subtitle': '' };
    expect(templateFieldsOf(lot)).toEqual(fields);
    expect(templateFieldsOf({ 'extras.shippable': false })).toEqual({ 'extras.shippable': false });
  });

  it('fill in what a lot does not say, also where that is "no" or nought, unless they may overwrite', () => {
    const lot = { ...NEW_LOT, 'extras.height': 0, 'extras.depth': 3 };
    expect(fillFrom(fields, lot)).toEqual({ category: 'Chairs', 'extras.shippable': false });
    expect(fillFrom(fields, lot, true)).toEqual(fields);
    expect(fillFrom(fields, { ...NEW_LOT, 'extras.shippable': null, 'extras.height': 90 })).toEqual({
      category: 'Chairs',
      'extras.shippable': false,
    });
    expect(fillFrom(fields, { ...NEW_LOT, ...fields }, true)).toEqual({});
  });

  it('reach only lots of a sale that has their columns', () => {
    const columns = ['extras.height', 'extras.endTime'] as const;
    expect(fieldsWithColumn(fields, columns)).toEqual({ category: 'Chairs', 'extras.height': 90 });
    expect(fieldsWithoutColumn(fields, columns)).toEqual(['extras.shippable']);
    expect(fieldsWithoutColumn({ category: 'Chairs' }, [])).toEqual([]);
  });

  it('are stored without characters that deceive readers', () => {
    const dirty = template({ fields: { 'extras.subtitle': 'a\u202eb' } });
    expect(cleanTemplate(dirty)).toMatchObject({ fields: { 'extras.subtitle': 'ab' } });
  });
});
