import { readFileSync } from 'node:fs';
import { LOT_FIELDS } from '../../src/domain/lots/lotFields';
import { rulesOfFields } from './lotFieldRules';
import { tableOfFields } from './lotFieldTable';
import { withParts } from './markedParts';

const RULES = readFileSync('firestore.rules', 'utf8');
const SIGNATURE = { ...LOT_FIELDS.provenance, longest: 300, since: 9 };
const SHELF = { ...LOT_FIELDS.consignor, since: 9 };

describe('what is made of the registry', () => {
  it('is what stands in the rules and in the docs', () => {
    expect(withParts(RULES, rulesOfFields(LOT_FIELDS))).toBe(RULES);
    const docs = readFileSync('docs/data-model.md', 'utf8');
    expect(withParts(docs, { 'as a table': tableOfFields(LOT_FIELDS) })).toBe(docs);
  });

  it('names a new field everywhere, as one that may be missing', () => {
    const rules = withParts(RULES, rulesOfFields({ ...LOT_FIELDS, signature: SIGNATURE }));
    const added = rules.split('\n').filter((line) => line.includes('signature'));
    expect(added.map((line) => line.trim())).toEqual([
      "function laterLotFields() { return ['hammer', 'extras', 'signature']; }",
      "&& text(lot.get('signature', ''), 300);",
      expect.stringContaining("'coverPhotoId': null, 'signature': '', 'status': 'draft'"),
      expect.stringContaining("'lotType', 'signature']"),
      "&& text(fields.get('signature', ''), 300);",
      expect.stringContaining("'signature'"),
      "&& cleanField(before, after, 'signature');",
      "'signature': {'before': was.get('signature', ''), 'after': now.get('signature', '')}",
      "function beforeItWasMade() { return {'signature': null}; }",
      expect.stringContaining("changes.get('signature', none).after"),
      expect.stringContaining("'signature'"),
    ]);
  });

  it('names a new field of editors in their document only', () => {
    const parts = rulesOfFields({ ...LOT_FIELDS, shelf: SHELF });
    expect(Object.keys(parts).filter((name) => parts[name]?.includes('shelf') === true)).toEqual([
      'of what is private',
    ]);
    expect(parts['of what is private']).toContain("(!('shelf' in changes) || clean(after.shelf))");
  });
});

describe('marked parts', () => {
  const mark = '  // made of the fields of a lot, one; do not edit';
  const end = '  // end of what is made';

  it('are replaced as a whole, indented as their marks', () => {
    expect(withParts(['a', mark, 'old', 'old', end, 'b'].join('\n'), { one: 'new {\n\n  more' })).toBe(
      ['a', mark, '  new {', '', '    more', end, 'b'].join('\n'),
    );
  });

  it.each([
    ['a part has no place', 'a', { one: 'x' }],
    ['a part does not end', mark, { one: 'x' }],
    ['nothing is made for a part', `${mark}\n${end}`, {}],
  ])('are an error when %s', (_, text, parts) => expect(() => withParts(text, parts)).toThrow());
});
