import { NOTHING_CARRIED } from '../own/carried';
import { checkRows, withCell } from './checkRow';
import { acts, check, CHOICE, lot, MATCHING, plan, saleOf } from './planForTests';
import { type ImportPlan, planImport } from './planImport';

describe('the check before writing', () => {
  it('makes lots, and leaves out a row with problems or without anything', () => {
    const checked = check('1|Vase|40|60|Smith', '|Clock', '2|Chair|x', '||||Sum|');
    const { rows, counts } = plan(check('1|Vase|40|60|Smith', '|Clock', '2|Chair|x'), saleOf([]));
    expect(rows[0]?.act).toEqual({
      kind: 'create',
      number: { number: 1, suffix: '' },
      instead: null,
      fields: { title: 'Vase', estimateLow: 4_000, estimateHigh: 6_000 },
      privateFields: { consignor: 'Smith' },
      carried: NOTHING_CARRIED,
      leftOut: [],
      left: null,
    });
    expect(acts(plan(checked, saleOf([])))).toEqual([
      'create 1',
      'create -',
      'refused notANumber',
      'refused looksLikeTotal',
    ]);
    expect(counts).toEqual({ create: 2, update: 0, unchanged: 0, skip: 0, refused: 1 });
    const empty = checkRows(
      { name: '', form: null, width: 7, rows: [['', '', '', '', '', '', 'total']], lines: [1], warnings: [] },
      null,
      checked.rowForm,
    );
    expect(acts(planImport(empty, MATCHING, saleOf([]), CHOICE))).toEqual(['refused saysNothing']);
  });

  it('makes a draft of a row with problems, without the cells that have them', () => {
    const { rows } = plan(check('12AB|Chair|x|60'), saleOf([]), { drafts: true });
    expect(rows[0]?.act).toMatchObject({
      kind: 'create',
      number: null,
      fields: { title: 'Chair', estimateHigh: 6_000 },
    });
    expect(rows[0]?.act).toMatchObject({
      leftOut: [
        { column: 0, rule: 'oneLetter' },
        { column: 2, rule: 'notANumber' },
      ],
    });
  });

  const sale = saleOf([lot('a', '1', { title: 'Vase', estimateLow: 100 }), lot('b', '2', { title: 'Clock' })]);

  it.each([
    ['skip', ['skip a', 'skip b', 'create 3', 'skip row 3']],
    ['overwrite', ['update a title', 'unchanged b', 'create 3', 'refused duplicateNumber']],
    ['nextFree', ['create 4', 'create 5', 'create 3', 'create 6']],
    ['letter', ['create 1A', 'create 2A', 'create 3', 'create 3A']],
  ] as const)('a number that is taken: %s', (collision, expected) => {
    expect(acts(plan(check('1|Bowl', '2|Clock', '3|Chair', '3|Table'), sale, { collision }))).toEqual(expected);
  });

  it('shows what each field of a lot would become, and nothing else', () => {
    const { rows } = plan(check('1|Bowl||90|Smith'), sale, { collision: 'overwrite' });
    expect(rows[0]?.act).toMatchObject({
      by: 'number',
      lot: { id: 'a' },
      number: null,
      changes: {
        title: { before: 'Vase', after: 'Bowl' },
        estimateHigh: { before: null, after: 9_000 },
        consignor: { before: '', after: 'Smith' },
      },
    });
    expect(acts({ rows } as ImportPlan)).toEqual(['update a title,estimateHigh,consignor']);
  });

  it('empties a field by a blank cell only when a person says so', () => {
    const checked = check('1|Vase');
    expect(acts(plan(checked, sale, { collision: 'overwrite' }))).toEqual(['unchanged a']);
    expect(acts(plan(checked, sale, { collision: 'overwrite', blank: 'empty' }))).toEqual(['update a estimateLow']);
  });

  it('empties both ends by a blank cell of one column for both', () => {
    const priced = saleOf([lot('a', '1', { title: 'Vase', estimateLow: 100, estimateHigh: 200, reserve: 50 })]);
    const choice = { ...CHOICE, collision: 'overwrite', blank: 'empty' } as const;
    const planned = planImport(check('1|Vase').rows, ['number', 'title', 'estimate'], priced, choice);
    expect(acts(planned)).toEqual(['update a estimateLow,estimateHigh']);
  });

  it('empties an extra by a blank cell of its column, and no other', () => {
    const extras = { 'extras.origin': 'Delft', 'extras.maker': 'Ada' } as const;
    const described = saleOf([lot('a', '1', { title: 'Vase', ...extras })]);
    const choice = { ...CHOICE, collision: 'overwrite', blank: 'empty' } as const;
    const { rows } = planImport(check('1|Vase').rows, ['number', 'title', 'extras.origin'], described, choice);
    expect(rows[0]?.act).toMatchObject({ changes: { 'extras.origin': { before: 'Delft', after: null } } });
    expect(acts({ rows } as ImportPlan)).toEqual(['update a extras.origin']);
    const without = saleOf([lot('a', '1', { title: 'Vase' })]);
    expect(acts(planImport(check('1|Vase').rows, ['number', 'extras.origin'], without, choice))).toEqual([
      'unchanged a',
    ]);
  });

  it('makes a new lot without the extras that say nothing', () => {
    const [row] = check('1|Vase').rows;
    const values = { title: 'Vase', 'extras.origin': null, 'extras.maker': 'Ada', reserve: null } as const;
    const { rows } = planImport(row === undefined ? [] : [{ ...row, values }], MATCHING, saleOf([]), CHOICE);
    expect(rows[0]?.act).toMatchObject({ fields: { title: 'Vase', 'extras.maker': 'Ada' } });
    expect(rows[0]?.act).not.toHaveProperty(['fields', 'extras.origin']);
    expect(rows[0]?.act).toHaveProperty(['privateFields', 'reserve'], null);
  });

  it('finds a lot by its own id, whatever its number is, and gives it the number of the file', () => {
    const { rows } = plan(check('7|Vase||||a', '1|Bowl', '|Clock||||b', '9|Chair||||elsewhere'), sale);
    expect(rows[0]?.act).toMatchObject({
      kind: 'update',
      by: 'id',
      number: { before: { number: 1, suffix: '' }, after: { number: 7, suffix: '' } },
      changes: {},
    });
    expect(acts({ rows } as ImportPlan)).toEqual(['update a ', 'create 1', 'unchanged b', 'create 9']);
  });

  it('lets lots exchange their numbers, and refuses one that another lot keeps', () => {
    expect(acts(plan(check('2|Vase||||a', '1|Clock||||b'), sale))).toEqual(['update a ', 'update b ']);
    expect(acts(plan(check('2|Vase||||a'), sale))).toEqual(['refused numberTaken']);
  });

  it('refuses a second row for a lot, and a lot in the trash', () => {
    const trashed = saleOf([lot('a', '1'), lot('b', '2', { deletedAt: 5 })]);
    expect(acts(plan(check('|Vase||||a', '|Bowl||||a', '|Clock||||b', '2|Chair'), trashed))).toEqual([
      'update a title',
      'refused duplicateLot',
      'refused inTrash',
      'create 2',
    ]);
    const twice = check('|Vase||||a', '1|Bowl');
    expect(acts(plan(twice, trashed, { collision: 'overwrite' }))).toEqual([
      'update a title',
      'refused duplicateNumber',
    ]);
  });

  it('takes no number that is held for a colleague', () => {
    const held = saleOf([], { held: new Set(['5']) });
    expect(acts(plan(check('5|Vase'), held))).toEqual(['skip row ?']);
    expect(acts(plan(check('5|Vase'), held, { collision: 'overwrite' }))).toEqual(['refused numberHeld']);
    expect(acts(plan(check('5|Vase'), held, { collision: 'nextFree' }))).toEqual(['create 6']);
  });

  it('gives only letters while the numbers of the sale are locked', () => {
    const locked = { ...sale, status: 'numbersLocked' as const };
    expect(acts(plan(check('5|Vase', '1B|Bowl', '1|Chair'), locked, { collision: 'letter' }))).toEqual([
      'create 5A',
      'create 1B',
      'create 1A',
    ]);
    expect(acts(plan(check('5|Vase', '1|Chair'), locked, { collision: 'nextFree' }))).toEqual([
      'refused lettersOnly',
      'refused lettersOnly',
    ]);
    expect(acts(plan(check('8|Vase||||a'), locked))).toEqual(['refused keepsNumber']);
    const without = { ...locked, lots: [lot('a', '')] };
    expect(acts(plan(check('8|Vase||||a'), without))).toEqual(['refused lettersOnly']);
    expect(acts(plan(check('8A|Vase||||a'), without))).toEqual(['update a title']);
  });

  it('says when there is no letter and no number left', () => {
    const all = saleOf(
      [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
        .map((letter) => lot(letter, `1${letter}`))
        .concat(lot('one', '1'), lot('last', '99999')),
    );
    expect(acts(plan(check('1|Vase', '99999|Bowl'), all, { collision: 'letter' }))).toEqual([
      'refused lettersUsedUp',
      'create 99999A',
    ]);
    expect(acts(plan(check('1|Vase', '99999|Bowl'), all, { collision: 'nextFree' }))).toEqual([
      'create 2',
      'refused numbersUsedUp',
    ]);
  });

  it('takes over the rows of the plan before that an edit does not touch', () => {
    const { rows, rowForm } = check('1|Bowl', '2|Clocks', '3|Chair', '4|Table');
    const choice = { ...CHOICE, collision: 'overwrite' } as const;
    const first = planImport(rows, MATCHING, sale, choice);
    const edited = withCell(rows, { row: 3, column: 0, text: '4' }, rowForm);
    const next = planImport(edited, MATCHING, sale, choice, first);
    expect(acts(next)).toEqual(['update a title', 'update b title', 'create 4', 'refused duplicateNumber']);
    expect(next.rows.map((row, at) => row === first.rows[at])).toEqual([true, true, false, false]);
    const colleague = saleOf(sale.lots.map((each) => (each.id === 'b' ? { ...each, title: 'Clocks' } : each)));
    expect(acts(planImport(edited, MATCHING, colleague, choice, next))).toEqual([
      'update a title',
      'unchanged b',
      'create 4',
      'refused duplicateNumber',
    ]);
  });

  it('takes over whatever becomes of a row, as long as the rest of the file leaves it alone', () => {
    const { rows, rowForm } = check('1|Bowl', '|Chair|x', '3|Table', '3|Bed', '7|Clock||||b', '|Sofa', '9|Lamp');
    const first = planImport(rows, MATCHING, sale, CHOICE);
    const became = ['skip a', 'refused notANumber', 'create 3', 'skip row 3', 'update b ', 'create -'];
    expect(acts(first)).toEqual([...became, 'create 9']);
    const edited = withCell(rows, { row: 7, column: 1, text: 'Mirror' }, rowForm);
    const next = planImport(edited, MATCHING, sale, CHOICE, first);
    expect(acts(next)).toEqual([...became, 'create 9']);
    expect(next.rows.map((row, at) => row === first.rows[at])).toEqual([...Array(6).fill(true), false]);
  });

  it.each([
    ['skip', ['6', '3'], { kind: 'skip', other: 1 }, { kind: 'skip', other: 2 }],
    ['skip', ['6', '5'], { kind: 'skip', other: 1 }, { kind: 'create' }],
    ['overwrite', ['6', '3'], { place: { other: 1 } }, { place: { rule: 'duplicateNumber', other: 2 } }],
    ['overwrite', ['6', '5'], { place: { other: 1 } }, { kind: 'create' }],
    ['nextFree', ['3', '4'], { number: { number: 4 } }, { number: { number: 5 } }],
  ] as const)('says anew of a row what others make of it: %s, %j', (collision, numbers, was, is) => {
    const { rows, rowForm } = check('3|Table', '5|Chair', '3|Bed');
    const choice = { ...CHOICE, collision };
    const first = planImport(rows, MATCHING, sale, choice);
    const edited = numbers.reduce((each, text, at) => withCell(each, { row: at + 1, column: 0, text }, rowForm), rows);
    expect(first.rows[2]?.act).toMatchObject(was);
    expect(planImport(edited, MATCHING, sale, choice, first).rows[2]?.act).toMatchObject(is);
  });

  it('takes nothing from a published lot that it needs there', () => {
    const complete = { description: 'Blue.', estimateLow: 100, estimateHigh: 200, coverPhotoId: 'p' };
    const published = saleOf([lot('a', '1', { title: 'Vase', ...complete, status: 'published' })]);
    const without = { collision: 'overwrite', blank: 'empty' } as const;
    expect(acts(plan(check('1|Vase||3'), published, without))).toEqual(['refused publishedNeedsAll']);
    expect(acts(plan(check('1|Bowl|1|3'), published, without))).toEqual(['update a title,estimateHigh']);
  });

  it('changes a published lot whose estimates stand upside down already', () => {
    const odd = { description: 'Blue.', estimateLow: 300, estimateHigh: 200, coverPhotoId: 'p' };
    const published = saleOf([lot('a', '1', { title: 'Vase', ...odd, status: 'published' })]);
    const keep = { collision: 'overwrite', blank: 'keep' } as const;
    expect(acts(plan(check('1|Bowl||'), published, keep))).toEqual(['update a title']);
  });

  it('gives ten thousand rows their next free numbers at once', () => {
    const lots = Array.from({ length: 10_000 }, (_, at) => lot(`l${at}`, String(at + 1)));
    const lines = Array.from({ length: 10_000 }, (_, at) => `${at + 1}|Vase`);
    const { rows } = plan(check(...lines), saleOf(lots), { collision: 'nextFree' });
    expect(acts({ rows: rows.slice(-1) } as unknown as ImportPlan)).toEqual(['create 20000']);
  });
});
