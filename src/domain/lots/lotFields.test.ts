import { EDITABLE_LOT_FIELDS, type EditableLotFields, type Lot, NEW_LOT, PRIVATE_LOT_FIELDS } from './lot';
import { fieldsWith, LOT_FIELDS, type LotFieldRule } from './lotFields';

/** What documents of the first version may hold: `name: the most characters, things, or what kind`. */
const FIRST = {
  title: 500,
  description: 20_000,
  category: 200,
  creator: 500,
  period: 500,
  materials: 500,
  dimensions: 500,
  weight: 500,
  condition: 5_000,
  provenance: 5_000,
  quantity: 100_000,
  lotType: 'choice',
  estimateLow: 'money',
  estimateHigh: 'money',
  startPrice: 'money',
  buyNow: 'money',
  coverPhotoId: 'photo',
  reserve: 'money',
  consignor: 500,
  notes: 20_000,
} as const;

const RULES: readonly (readonly [string, LotFieldRule])[] = Object.entries(LOT_FIELDS);

describe('the registry of fields', () => {
  it('keeps what the first version had, with its limits: what is stored stays good', () => {
    const first = RULES.filter(([, { since }]) => since === 1);
    expect(Object.fromEntries(first.map(([name, rule]) => [name, rule.longest ?? rule.most ?? rule.kind]))).toEqual(
      FIRST,
    );
  });

  it.each(RULES)('%s has what its kind needs', (_, { kind, initial, longest, most, ...rule }) => {
    const isText = kind === 'text' || kind === 'longText';
    expect([isText, kind === 'count']).toEqual([longest !== undefined, most !== undefined]);
    expect(typeof initial).toBe(isText || kind === 'choice' ? 'string' : kind === 'count' ? 'number' : 'object');
    // Templates may be taken over into another sale, and are read by all members.
    expect(rule.inTemplates && (rule.reads === 'editors' || !(isText || kind === 'choice'))).toBe(false);
    // A text block holds up to 5,000 characters with lines of its own.
    expect(rule.hasTextBlocks && (kind !== 'longText' || Number(longest) < 5_000 || rule.reads === 'editors')).toBe(
      false,
    );
    expect(rule.searched && !isText).toBe(false);
  });

  it('gives every field to one of the two documents', () => {
    expect([...EDITABLE_LOT_FIELDS, ...PRIVATE_LOT_FIELDS].toSorted()).toEqual(Object.keys(LOT_FIELDS).toSorted());
  });

  it('chooses fields by several parts of their rules, in its own order', () => {
    expect(fieldsWith({ reads: ['editors'], kind: ['money', 'text'] })).toEqual(['reserve', 'consignor', 'toCheck']);
    expect(fieldsWith({ kind: [] })).toEqual([]);
  });

  it('knows exactly what each field holds', () => {
    const lot: Lot = { ...NEW_LOT, id: 'lot1', number: null, suffix: '', order: 'a0' };
    // @ts-expect-error -- a text is no amount
    const wrong: EditableLotFields = { ...lot, estimateLow: 'ten' };
    // @ts-expect-error -- what only editors read is not in the lot
    const reserve: unknown = lot.reserve;
    // @ts-expect-error -- a kind of lot is one of four
    const type: Lot['lotType'] = 'pair';
    expect([wrong.estimateLow, reserve, type]).toEqual(['ten', undefined, 'pair']);
  });
});
