import { readTableText } from '../read/readTable';
import type { Matching } from '../columns/matchColumns';
import type { LotStatus } from '../../lots/lot';
import type { SaleStatus } from '../../sales/sale';
import { checkRows, rowFormOf } from './checkRow';
import { acts, CHOICE, lot, saleOf } from './planForTests';
import { type ImportChoice, type ImportPlan, planImport } from './planImport';

const form = {
  currency: 'GBP',
  locale: 'en',
  lotTypes: { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' },
};
const MATCHING: Matching = ['number', 'title', 'hammer'];

const COMPLETE = {
  title: 'Clock',
  description: 'Walnut.',
  estimateLow: 1_000,
  estimateHigh: 2_000,
  coverPhotoId: 'photo',
} as const;

/** Rows of `number, title, hammer`, cells apart by a bar. */
function planOf(
  lines: readonly string[],
  {
    status = 'published',
    of = 'published',
    ...choice
  }: { status?: SaleStatus; of?: LotStatus } & Partial<ImportChoice> = {},
  previous?: ImportPlan,
): ImportPlan {
  const read = readTableText(['Lot|Title|Hammer', ...lines].join('\n'), 'results.csv', { delimiter: '|' });
  if (!read.ok) throw new Error(read.problem.rule);
  const rows = checkRows(read.table, 0, rowFormOf(read.table, { header: 0, isOurs: false }, MATCHING, form));
  const lots = [
    lot('a', '1', { ...COMPLETE, status: of }),
    lot('b', '2', { ...COMPLETE, status: 'sold', hammer: 9_000 }),
  ];
  return planImport(rows, MATCHING, saleOf(lots, { status }), { ...CHOICE, ...choice }, previous);
}

describe('a file of results', () => {
  it('gives lots their results by number, and changes nothing else of them unless that is wanted', () => {
    const lines = ['1|Another clock|120', '2||£90.00'];
    const { rows } = planOf(lines);
    expect(rows[0]?.act).toMatchObject({
      kind: 'update',
      by: 'number',
      changes: {},
      result: { before: { status: 'published', hammer: null }, after: { status: 'sold', hammer: 12_000 } },
      left: null,
    });
    expect(acts(planOf(lines))).toEqual(['update a result', 'unchanged b']);
    expect(acts(planOf(lines, { collision: 'letter' }))).toEqual(['update a result', 'unchanged b']);
    expect(acts(planOf(lines, { collision: 'overwrite' }))).toEqual(['update a title,result', 'unchanged b']);
  });

  it('reads words and what stands for nothing', () => {
    const { rows } = planOf(['1||unverkauft', '2||withdrawn']);
    expect(rows.map(({ row }) => row.result)).toEqual([
      { status: 'passed', hammer: null },
      { status: 'withdrawn', hammer: null },
    ]);
    expect(acts(planOf(['1||-', '2||']))).toEqual(['skip a', 'skip b']);
  });

  it.each([
    ['1||0', 'refused zeroPrice'],
    ['1||soon', 'refused notAResult'],
    ['1||10-20', 'refused range'],
    ['1||-5', 'refused negative'],
    ['7||50', 'refused noSuchLot'],
    ['7|Vase|50', 'refused noSuchLot'],
    ['||210', 'refused noSuchLot'],
  ])('%s: %s', (line, act) => {
    expect(acts(planOf([line]))).toEqual([act]);
  });

  it('takes the first of two rows about one lot, and says so of the second', () => {
    expect(acts(planOf(['1||50', '1||60']))).toEqual(['update a result', 'refused duplicateNumber']);
  });

  it('says first why a result cannot be entered at all, also behind an earlier row with its number', () => {
    expect(acts(planOf(['7|Vase', '7||50'], { status: 'open' }))).toEqual(['create 7', 'refused noSuchLot']);
    expect(acts(planOf(['7A|Vase', '7A||50']))).toEqual(['create 7A', 'refused noSuchLot']);
  });

  it('enters no result of a row with problems, although others of its kind become drafts', () => {
    const long = 'x'.repeat(501);
    expect(acts(planOf([`1|${long}|50`, '2||60'], { drafts: true }))).toEqual(['refused tooLong', 'update b result']);
    expect(acts(planOf([`1|${long}|50`], { drafts: true, status: 'closed', of: 'sold' }))).toEqual([
      'refused resultsClosed',
    ]);
  });

  it.each([
    ['open', 'published', ['refused resultsNotPublished', 'skip a', 'create 7']],
    ['numbersLocked', 'ready', ['refused resultsNotPublished', 'skip a', 'refused lettersOnly']],
    ['closed', 'sold', ['refused resultsClosed', 'refused resultsClosed', 'refused noSuchLot']],
    ['published', 'draft', ['refused neverOffered', 'refused neverOffered', 'refused noSuchLot']],
  ] as const)('in a sale that is %s, of a lot that is %s: %j', (status, of, expected) => {
    const each = ['1||50', '1|Vase|50', '7|Vase|50'].flatMap((line) => acts(planOf([line], { status, of })));
    expect(each).toEqual(expected);
  });

  it('takes over the rest of a row where the result cannot be entered, and says it', () => {
    const { rows } = planOf(['1|Vase|50', '7|Vase|50'], { status: 'open', of: 'ready', collision: 'overwrite' });
    expect(rows.map(({ act }) => ('left' in act ? [act.kind, act.left] : act.kind))).toEqual([
      ['update', 'resultsNotPublished'],
      ['create', 'resultsNotPublished'],
    ]);
    expect(rows[0]?.act).toMatchObject({ result: null });
  });

  it('is planned anew when the sale is published or closed', () => {
    const before = planOf(['1||50'], { status: 'numbersLocked' });
    const now = planOf(['1||50'], {}, before);
    expect(acts(now)).toEqual(['update a result']);
    expect(acts(planOf(['1||50'], { status: 'closed' }, now))).toEqual(['refused resultsClosed']);
  });
});
