import type { CellForm } from '../cells/readCell';
import { LOT_FIELDS } from '../../lots/lotFields';
import { IMPORT_FIELDS } from '../cells/targets';
import { readTableText } from '../read/readTable';
import type { ImportTable } from '../read/importTable';
import type { KnownFormat } from './formats';
import { columnLetters, headerKey } from './headerRow';
import { matchColumns, type MatchingKnowledge } from './matchColumns';

const form: CellForm = {
  currency: 'GBP',
  locale: 'en',
  lotTypes: { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' },
};
const KNOWLEDGE: MatchingKnowledge = { form, formats: [], names: [], kept: () => undefined };

function tableOf(text: string): ImportTable {
  const read = readTableText(text, 'lots.csv');
  if (!read.ok) throw new Error(read.problem.rule);
  return read.table;
}

/** The targets of one row of names, with a row behind it. */
function targetsOf(names: readonly string[], more: Partial<MatchingKnowledge> = {}): unknown {
  const table = tableOf(`${names.join('\t')}\n${names.map(() => 'x').join('\t')}\n`);
  const { columns } = matchColumns(table, { ...KNOWLEDGE, ...more }, 0);
  return Object.fromEntries(columns.map(({ name, target }) => [name, target]));
}

describe('columns by their names', () => {
  it.each([
    ['number', ['Lot No', 'LotNum', 'Lot', 'Lot #', 'LOT NUMBER*', 'Los', 'Losnr.', 'Los-Nr.', 'Nr.', 'Katalognummer']],
    ['title', ['Title', 'Headline', 'Lead', 'Titel', 'Kurzbeschreibung', 'Lot Title']],
    ['description', ['Description', 'Lot Description', 'Beschreibung', 'Langtext']],
    [
      'estimateLow',
      ['Low Est', 'LowEst', 'Lo Est', 'Low Estimate (GBP)', 'estimateLow', 'Schätzpreis von', 'Taxe von'],
    ],
    ['estimateHigh', ['High Est', 'HighEst', 'Hi Est', 'Estimate to', 'Schätzpreis bis']],
    ['estimate', ['Estimate', 'Est.', 'Schätzpreis', 'SCHAETZPREIS', 'Taxe', 'Estimate £']],
    ['reserve', ['Reserve', 'Reserve Price', 'Limit', 'Mindestpreis']],
    ['consignor', ['Consignor', 'Consigner', 'Seller', 'SellerCode', 'Einlieferer', 'Vendor']],
    ['startPrice', ['Start Bid', 'Starting Bid', 'Startpreis', 'Aufruf']],
    ['quantity', ['Qty', 'Quantity', 'Anzahl', 'Stückzahl']],
    [
      'hammer',
      [
        'Hammer',
        'Hammer Price (EUR)',
        'Sold Price',
        'SoldPrice',
        'Price realised',
        'Winning Bid',
        'Zuschlag',
        'Zuschlagspreis',
      ],
    ],
    ['lotType', ['Lot Type', 'lotType', 'Losart']],
    ['notes', ['Notes', 'Bemerkung intern', 'Interne Bemerkungen', 'Anmerkung intern', 'Internal comment']],
    ['letter', ['Lot Ext', 'Sub Lot Number']],
    ['photos', ['Image', 'ImageFile.3', 'Photo 2', 'Bilddatei']],
    ['id', ['lotId', 'Lotsmith ID']],
    [null, ['Is Firearm', 'Weight Unit', 'Lot Reference Number', 'x'.repeat(500)]],
  ])('%s', (target, names) => {
    for (const name of names) expect(targetsOf([name])).toEqual({ [name.slice(0, 500)]: target });
  });

  it('knows every field of the registry by its key', () => {
    for (const field of IMPORT_FIELDS) expect(targetsOf([field])).toEqual({ [field]: field });
    expect(IMPORT_FIELDS).toHaveLength(Object.keys(LOT_FIELDS).length - 1);
  });

  it('knows the names on the screen before all others', () => {
    const names = [{ provenance: ['Origin'], consignor: ['Limit'] }];
    expect(targetsOf(['Origin', 'Limit'], { names })).toEqual({ Origin: 'provenance', Limit: 'consignor' });
  });

  it('gives a target to the first of two columns, and pictures to all', () => {
    expect(targetsOf(['Title', 'Titel', 'Image 1', 'Image 2'])).toEqual({
      Title: 'title',
      Titel: null,
      'Image 1': 'photos',
      'Image 2': 'photos',
    });
  });
});

describe('the header row', () => {
  const match = (text: string) => matchColumns(tableOf(text), KNOWLEDGE);

  it('is found below a title', () => {
    const { header, columns } = match('Autumn sale 2026\n\nprinted,today\nLot,Title,Estimate\n1,Vase,100-200\n');
    expect(header).toBe(2);
    expect(columns.map(({ target }) => target)).toEqual(['number', 'title', 'estimate']);
  });

  it('is a row of words above numbers, even when nobody knows the words', () => {
    const { header, columns } = match('Foo,Bar\n1,Vase\n2,Clock\n');
    expect({ header, names: columns.map(({ name }) => name) }).toEqual({ header: 0, names: ['Foo', 'Bar'] });
  });

  it('has each name once, whatever its case, and no signs alone', () => {
    const found = (first: string) => match(`${first}\n1,2\n2,4\n3,1\n`).header;
    expect(found('Foo,Bar')).toBe(0);
    expect(found('Foo, foo ')).toBeNull();
    expect(found('Maß,Mass')).toBe(0);
    expect(found('#,Bar')).toBe(0);
    expect(found('-,Bar')).toBeNull();
    expect(found('5,Bar')).toBeNull();
  });

  it('has a name for more than half of the columns', () => {
    expect(match('Foo,Bar,\n1,2,a\n2,4,b\n').header).toBe(0);
    expect(match('Foo,Bar,,\n1,2,a,b\n2,4,c,d\n').header).toBeNull();
  });

  it('has names that are known only where two are, unless there is but one column', () => {
    expect(match('Vase of Delft,Title\nBowl,blue\nJug,white\n').header).toBeNull();
    expect(match('Vase of Delft,blue\nLot,Title\nJug,white\n').header).toBe(1);
    expect(match('Title\nJug\n').header).toBe(0);
  });

  it('is looked for in the first twenty rows', () => {
    const above = (count: number) => `${'Autumn sale,today\n'.repeat(count)}Lot,Title\n1,Vase\n`;
    expect(match(above(19)).header).toBe(19);
    expect(match(above(20)).header).toBeNull();
  });

  it('stands above a column whose cells are numbers, four of five at least', () => {
    const rows = (numbers: number) =>
      Array.from({ length: 10 }, (_, at) => `${at < numbers ? at + 1 : 'none'},Vase`).join('\n');
    expect(match(`Foo,Bar\n${rows(8)}\n`).header).toBe(0);
    expect(match(`Foo,Bar\n${rows(7)}\n`).header).toBeNull();
    expect(match('Foo,Bar\n').header).toBeNull();
  });

  it('is missing where the first row is like the others; then columns have letters', () => {
    const { header, key, columns } = match('1,Vase of Delft,100\n2,Clock of brass,200\n3,Chair of oak,50\n');
    expect({ header, key, names: columns.map(({ name }) => name) }).toEqual({
      header: null,
      key: null,
      names: ['A', 'B', 'C'],
    });
  });

  it('can be chosen by a person', () => {
    const table = tableOf('Lot,Title\n1,Vase\n');
    expect(matchColumns(table, KNOWLEDGE, null).columns.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(matchColumns(table, KNOWLEDGE, 1).columns.map(({ name }) => name)).toEqual(['1', 'Vase']);
  });

  it('counts columns as spreadsheets do', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});

describe('columns by what stands in them', () => {
  it('finds numbers, words, estimates, long texts and pictures', () => {
    const rows = Array.from({ length: 30 }, (_, at) =>
      [
        at + 1,
        `Item of brass ${at}`,
        'A long text about the thing, its maker and what has become of it since. '.repeat(2),
        100 + at,
        200 + at,
        `${at + 1}-1.jpg`,
      ].join('\t'),
    );
    const { header, columns } = matchColumns(tableOf(rows.join('\n')), KNOWLEDGE);
    expect(header).toBeNull();
    expect(columns.map(({ target, by }) => [target, by])).toEqual(
      ['number', 'title', 'description', 'estimateLow', 'estimateHigh', 'photos'].map((target) => [target, 'content']),
    );
  });

  it('finds ranges, and lot numbers with letters', () => {
    const { columns } = matchColumns(
      tableOf('12\tVase of glass\t£10–20\n12A\tClock of brass\t£1.2k-1.8k\n13\tChair of oak\t5/8\n'),
      KNOWLEDGE,
    );
    expect(columns.map(({ target }) => target)).toEqual(['number', 'title', 'estimate']);
  });

  it.each<[string, string, boolean]>([
    ['each higher than the one before it', '100|150 200|300', true],
    ['some equal, most higher', '100|100 200|300 300|400', true],
    ['half of them equal', '100|100 200|300', false],
    ['five times as high', '100|500 200|1000', true],
    ['more than five times as high', '100|501 200|1001', false],
    ['lower', '150|100 300|200', false],
    ['blank here and there', '100|150 200|300 300| |400 500|600', true],
    ['once only', '100|150 200| |400', false],
    ['with cents in one of the columns', '1,200.00|1,800 100.00|150', true],
    ['with cents in the other one', '1,200|1,800.00 100|150.00', true],
  ])('takes two columns of amounts for estimates or not: %s', (_, pairs, areEstimates) => {
    const rows = pairs.split(' ').map((pair, at) => `${at + 1}|Item of brass ${at}|${pair}`);
    const read = readTableText(`${rows.join('\n')}\n`, 'lots.csv', { delimiter: '|' });
    if (!read.ok) throw new Error(read.problem.rule);
    const { columns } = matchColumns(read.table, KNOWLEDGE, null);
    const [, , low, high] = columns.map(({ target }) => target);
    expect([low, high]).toEqual(areEstimates ? ['estimateLow', 'estimateHigh'] : [null, null]);
  });

  it('looks only below the names, and says how it found each column', () => {
    const { columns } = matchColumns(tableOf('Foo,Bar,Title,Odd\n1,a.jpg,Vase,\n2,b.jpg,Clock,\n'), KNOWLEDGE);
    expect(columns.map(({ target, by }) => [target, by])).toEqual([
      ['number', 'content'],
      ['photos', 'content'],
      ['title', 'name'],
      [null, null],
    ]);
  });

  it('takes the first rows too where there are no names', () => {
    const { columns } = matchColumns(tableOf('1,Vase of glass\nx,Clock of brass\n'), KNOWLEDGE, null);
    expect(columns.map(({ target }) => target)).toEqual([null, 'title']);
  });

  it('takes no second estimate beside one that a column of ranges, or a name, has', () => {
    const rows = [1, 2, 3].map((at) => `${at},Item of brass ${at},${at}00-${at}50,${at}00,${at}20`).join('\n');
    const targets = (text: string, header: number | null) =>
      matchColumns(tableOf(text), KNOWLEDGE, header).columns.map(({ target }) => target);
    expect(targets(`${rows}\n`, null)).toEqual(['number', 'title', 'estimate', null, null]);
    expect(targets(`Lot,Title,Estimate,X,Y\n${rows}\n`, 0)).toEqual(['number', 'title', 'estimate', null, null]);
    expect(targets(`Lot,Title,X,Low,Y\n${rows}\n`, 0)).toEqual(['number', 'title', null, 'estimateLow', null]);
    expect(targets(`Lot,Title,X,Y,High\n${rows}\n`, 0)).toEqual(['number', 'title', null, null, 'estimateHigh']);
    expect(targets(`Lot,Title,Colour,X,Y\n${rows.replace(/\d00-\d50/g, 'blue')}\n`, 0)).toEqual([
      'number',
      'title',
      null,
      'estimateLow',
      'estimateHigh',
    ]);
  });

  /** The target of a column of ten cells of one text, and the others of another one. */
  const shared = (text: string, count: number, other: string) => {
    const rows = Array.from({ length: 10 }, (_, at) => (at < count ? text : other).replaceAll('@', String(at)));
    return matchColumns(tableOf(`Foo,Odd\n${rows.map((row) => `${row},?`).join('\n')}\n`), KNOWLEDGE, 0).columns[0]
      ?.target;
  };

  it.each([
    ['photos', '@.jpg', 8, 'none'],
    ['estimate', '10-20', 6, '?'],
    ['title', 'Vase @', 9, '1 2 3 4 5'],
  ])('takes a column for %s where so many cells are like %j: %d of ten', (target, text, count, other) => {
    expect(shared(text, count, other)).toBe(target);
    expect(shared(text, count - 1, other)).not.toBe(target);
  });

  it('takes long texts for descriptions, the longest of them, and short ones for titles, each another one', () => {
    const texts = (length: number) => [1, 2, 3].map((at) => `Vase${at}`.padEnd(length, 'x'));
    const targets = (...columns: readonly (readonly string[])[]) => {
      const rows = [0, 1, 2].map((at) => columns.map((column) => column[at]).join(','));
      const names = columns.map((_, at) => `Foo${at}`).join(',');
      return matchColumns(tableOf(`${names},Odd\n${rows.map((row) => `${row},?`).join('\n')}\n`), KNOWLEDGE, 0)
        .columns.slice(0, -1)
        .map(({ target }) => target);
    };
    expect(targets(texts(60))).toEqual(['description']);
    expect(targets(texts(59))).toEqual(['title']);
    expect(targets(texts(60), texts(61))).toEqual(['title', 'description']);
    expect(targets(texts(6))).toEqual(['title']);
    expect(targets(texts(5))).toEqual([null]);
    expect(targets(['Vase blue', 'Vase blue', 'Vase white'])).toEqual([null]);
  });

  it.each([
    ['1 2 3 4 5 6 7 8 9 10', 'number'],
    ['1 2 3 4 5 6 7 8 9 3', 'none'],
    ['1 2 3 4 5 6 7 8 10 9', 'number'],
    ['1 2 3 4 6 5 7 8 10 9', 'none'],
    ['12 12A 12B 13', 'number'],
    ['7', 'none'],
  ])('takes %s for lot numbers, or not: %s', (numbers, target) => {
    const rows = numbers.split(' ').map((number) => `${number},?`);
    const [column] = matchColumns(tableOf(`Foo,Odd\n${rows.join('\n')}\n`), KNOWLEDGE, 0).columns;
    expect(column?.target ?? 'none').toBe(target);
  });

  it('leaves prices and quantities alone that could be anything', () => {
    const { columns } = matchColumns(tableOf('Title,X,Y\nVase,5,100\nClock,5,80\nChair,1,90\n'), KNOWLEDGE);
    expect(columns.map(({ target }) => target)).toEqual(['title', null, null]);
  });

  it('does not take a target that a name has', () => {
    const { columns } = matchColumns(tableOf('Lot,Stock\n7,1\n3,2\n9,3\n'), KNOWLEDGE);
    expect(columns.map(({ target }) => target)).toEqual(['number', null]);
  });
});

describe('formats of other programs', () => {
  const column = (
    header: string,
    target: 'number' | 'title' | 'description' | 'consignor' | null,
    required = false,
  ) => ({ header, target, required });
  const formats: readonly KnownFormat[] = [
    {
      id: 'small',
      columns: [
        column('Lot Number', 'number', true),
        column('Title', 'title', true),
        column('Lead', 'description', true),
      ],
    },
    {
      id: 'large',
      columns: [
        column('Lot Number', 'number', true),
        column('Title', 'title', true),
        column('Lead', 'description'),
        column('Limit', null),
        column('Owner', 'consignor'),
      ],
    },
  ];

  it('are recognised wholly, and their columns mean what they mean there', () => {
    const table = tableOf('Title,Limit,Lot Number,Lead\nVase,5,1,Blue\n');
    const { format, columns } = matchColumns(table, { ...KNOWLEDGE, formats });
    expect(format).toBe('large');
    expect(columns.map(({ target }) => target)).toEqual(['title', null, 'number', 'description']);
  });

  it('takes the format with most columns in the row', () => {
    expect(matchColumns(tableOf('Lot Number,Title,Lead\n1,Vase,Blue\n'), { ...KNOWLEDGE, formats }).format).toBe(
      'small',
    );
  });

  it('is none of them with a column that they do not know, or without one that they need', () => {
    for (const row of ['Lot Number,Title,Lead,Height', 'Lot Number,Lead,Limit']) {
      // A row with more cells would give the columns one without a name, which no format knows.
      const table = tableOf(`${row}\n${row.replace(/[^,]+/g, 'x')}\n`);
      expect(matchColumns(table, { ...KNOWLEDGE, formats }, 0).format).toBeNull();
    }
  });
});

describe('a matching that was kept', () => {
  it('comes back under the same header row, whatever its case and signs', () => {
    const kept = new Map([[headerKey(['Lot No.', 'Foo', 'Title']), ['number', 'notes', null] as const]]);
    const table = tableOf('LOT NO;Foo ;title\n1;a;b\n');
    const { columns, key } = matchColumns(table, { ...KNOWLEDGE, kept: (of) => kept.get(of) });
    expect(key).toBe('lotno|foo|title');
    expect(columns.map(({ target, by }) => [target, by])).toEqual([
      ['number', 'kept'],
      ['notes', 'kept'],
      [null, 'kept'],
    ]);
  });

  it('counts only for as many columns, under names, and for no file of ours', () => {
    const kept = () => ['notes', 'title'] as const;
    const by = (text: string, more: Partial<MatchingKnowledge> = {}, header: number | null = 0) =>
      matchColumns(tableOf(text), { ...KNOWLEDGE, kept, ...more }, header).columns.map((column) => column.by);
    expect(by('Lot,Title\n1,Vase\n')).toEqual(['kept', 'kept']);
    expect(by('Lot,Title,Low\n1,Vase,5\n')).toEqual(['name', 'name', 'name']);
    expect(by('1,Vase of glass\n2,Clock of brass\n', {}, null)).toEqual(['content', 'content']);
    const columns = ['Lot', 'Title', 'Lot id'].map((header) => ({ header, target: 'title' as const, required: true }));
    const three = () => ['notes', 'title', null] as const;
    const formats = [{ id: 'ours', isOurs: true, columns }];
    const table = tableOf('Lot,Title,Lot id\n1,Vase,a\n');
    expect(matchColumns(table, { ...KNOWLEDGE, kept: three, formats })).toMatchObject({ format: 'ours', isOurs: true });
    const others = [{ id: 'others', columns }];
    expect(matchColumns(table, { ...KNOWLEDGE, kept: three, formats: others })).toMatchObject({
      format: null,
      isOurs: false,
      columns: [{ by: 'kept' }, { by: 'kept' }, { by: 'kept' }],
    });
    expect(matchColumns(table, { ...KNOWLEDGE, formats: others })).toMatchObject({ format: 'others', isOurs: false });
  });
});
