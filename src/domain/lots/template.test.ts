import { NEW_LOT } from './lot';
import { defaultTemplate, fillFrom, type LotTemplate, templateFieldsOf } from './template';

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
