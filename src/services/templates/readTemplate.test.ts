import { readTemplates } from './readTemplate';

const STORED = { kind: 'lot', name: 'Chairs', order: 'a0', isDefault: false, fields: { category: 'Chairs' } };

describe('a stored template', () => {
  const read = (data: object) => readTemplates([{ id: 'one', data: { ...STORED, ...data } }]);

  it('of a build before extras has none', () => {
    expect(read({})).toEqual([{ id: 'one', ...STORED }]);
  });

  it('has its extras as fields of their own, also those that nobody here knows', () => {
    const extras = { shippable: false, ofANewerBuild: 'x' };
    expect(read({ extras })).toEqual([
      {
        id: 'one',
        ...STORED,
        fields: { category: 'Chairs', 'extras.shippable': false, 'extras.ofANewerBuild': 'x' },
      },
    ]);
  });

  it('is read without what cannot be an extra', () => {
    for (const extras of [null, 'x', { 'a b': 'x', list: ['x'], none: null, empty: '' }]) {
      expect(read({ extras })).toEqual([{ id: 'one', ...STORED }]);
    }
  });
});
