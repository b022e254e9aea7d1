import { type ImportTable, LARGEST_FILE, MOST_COLUMNS, MOST_ROWS, sizeProblem } from './importTable';
import { mayBeJson, readOwnJsonTable } from './ownJsonTable';
import { type ReadChoices, readTable, readTableText } from './readTable';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, swap: boolean): Uint8Array => {
  const bytes = new Uint8Array(new Uint16Array([...text].map((sign) => sign.charCodeAt(0))).buffer);
  return swap ? bytes.map((_, at) => bytes[at % 2 === 0 ? at + 1 : at - 1] ?? 0) : bytes;
};

function tableOf(bytes: Uint8Array | string, choices?: ReadChoices): ImportTable {
  const read = readTable(typeof bytes === 'string' ? utf8(bytes) : bytes, 'lots.csv', choices);
  if (!read.ok) throw new Error(read.problem.rule);
  return read.table;
}

function problemOf(bytes: Uint8Array | string, choices?: ReadChoices): unknown {
  const read = readTable(typeof bytes === 'string' ? utf8(bytes) : bytes, 'lots.csv', choices);
  return read.ok ? null : read.problem;
}

describe('rows', () => {
  it('says in which line of the file each row begins', () => {
    const { rows, lines } = tableOf('Lot,Description\r\n1,"Vase\r\nblue"\r\n\r\n2,Clock\r\n');
    expect(rows).toEqual([
      ['Lot', 'Description'],
      ['1', 'Vase\nblue'],
      ['2', 'Clock'],
    ]);
    expect(lines).toEqual([1, 2, 5]);
  });

  it('leaves out rows and columns at the end that a spreadsheet has written without anything in them', () => {
    const { rows, width } = tableOf(`a;b;;;\n1;2;;;\n${';;;;\n'.repeat(50_000)}`);
    expect({ rows, width }).toEqual({
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
      width: 2,
    });
  });

  it('takes the same from a file of an old Mac, whose lines end with a return', () => {
    expect(tableOf('a,b\r1,2\r').rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

describe('the encoding', () => {
  const text = 'Los;Titel\n1;„Grüße“ – 40 €\n';
  const rows = [
    ['Los', 'Titel'],
    ['1', '„Grüße“ – 40 €'],
  ];
  const windows = Uint8Array.from(
    [...'Los;Titel\n1;']
      .map((sign) => sign.charCodeAt(0))
      .concat([0x84, 0x47, 0x72, 0xfc, 0xdf, 0x65, 0x93, 0x20, 0x96, 0x20, 0x34, 0x30, 0x20, 0x80, 0x0a]),
  );
  const mac = Uint8Array.from(
    [...'Los;Titel\n1;']
      .map((sign) => sign.charCodeAt(0))
      .concat([0xe3, 0x47, 0x72, 0x9f, 0xa7, 0x65, 0xd2, 0x20, 0xd0, 0x20, 0x34, 0x30, 0x20, 0xdb, 0x0a]),
  );

  it.each([
    ['utf-8', utf8(text)],
    ['utf-8', utf8(`\ufeff${text}`)],
    ['utf-16le', utf16(text, false)],
    ['utf-16le', utf16(`\ufeff${text}`, false)],
    ['utf-16be', utf16(text, true)],
    ['utf-16be', utf16(`\ufeff${text}`, true)],
    ['windows-1252', windows],
    ['macintosh', mac],
  ])('%s is found', (encoding, bytes) => {
    const table = tableOf(bytes);
    expect({ encoding: table.form?.encoding, rows: table.rows, warnings: table.warnings }).toEqual({
      encoding,
      rows,
      warnings: [],
    });
  });

  it.each([
    ['utf-16le', false],
    ['utf-16be', true],
  ])('%s is found by its mark where hardly any letter is a Latin one', (encoding, swap) => {
    const table = tableOf(utf16('\ufeffΠεριγραφή,Τίτλος\nΜπλεαγγείο,Αγγείο\n', swap));
    expect(table.form?.encoding).toBe(encoding);
    expect(table.rows[1]).toEqual(['Μπλεαγγείο', 'Αγγείο']);
  });

  it.each([
    ['ÿa', [0xff, 0x61]],
    ['þa', [0xfe, 0x61]],
    ['aþ', [0x61, 0xfe]],
    ['ïaa', [0xef, 0x61, 0x61]],
    ['ï»a', [0xef, 0xbb, 0x61]],
  ])('is not found by half a mark: %s', (first, bytes) => {
    const { form, rows: found } = tableOf(Uint8Array.from([...bytes, ...utf8(',b\n1,2\n')]));
    expect([form?.encoding, found[0]]).toEqual(['windows-1252', [first, 'b']]);
  });

  it.each([
    ['utf-16le', false],
    ['utf-16be', true],
  ])('%s is found where all but a few letters are Latin ones', (encoding, swap) => {
    // Ā has its NUL on the other side.
    expect(tableOf(utf16('Los;Titel;1Ā', swap)).form?.encoding).toBe(encoding);
    expect(problemOf(utf16('Los;Titel1Ā', swap))).toMatchObject({ rule: 'noText' });
  });

  it('can be chosen by a person', () => {
    expect(tableOf(mac, { encoding: 'windows-1252' }).rows[1]?.[1]).toBe('ãGrŸ§eÒ Ð 40 Û');
  });

  it('is UTF-8 too where a few bytes are broken, and says how many', () => {
    const bytes = Uint8Array.from([...utf8(`a,b\n1,${'ü'.repeat(20)}`), 0xc3, 0x0a]);
    expect(tableOf(bytes).form?.encoding).toBe('utf-8');
    expect(tableOf(bytes).warnings).toEqual([{ rule: 'damagedCharacters', count: 1 }]);
  });
});

describe('the delimiter', () => {
  it.each([
    [',', 'Lot,Title,Estimate\n1,"Vase, blue",100\n2,Clock,200\n'],
    [';', 'Los;Titel;Schätzpreis\n1;Vase, blau, alt;1.200,00\n2;Uhr;80,50\n'],
    ['\t', 'Lot\tTitle\n1\tVase, blue; old\n2\tClock, brass\n'],
    ['|', 'Lot|Title|Description\n1|Vase|Blue, old\n2|Clock|Brass\n'],
    [';', 'sep=;\na;b\n1;2\n'],
  ])('%j is found', (delimiter, text) => {
    expect(tableOf(text).form?.delimiter).toBe(delimiter);
  });

  it('can be chosen, and says when another one makes more columns', () => {
    const table = tableOf('Lot,Title\n1,Vase\n', { delimiter: ';' });
    expect(table.rows).toEqual([['Lot,Title'], ['1,Vase']]);
    expect(table.warnings).toEqual([{ rule: 'oneColumn', better: ',' }]);
  });

  it('is found also where most lines are empty', () => {
    expect(tableOf('Lot;Title\n\n\n\n1;Vase\n').form?.delimiter).toBe(';');
  });

  it('is the one that divides all rows alike, however many others have more of another one', () => {
    const rows = Array.from({ length: 30 }, (_, at) => `${String(at)};a${',b'.repeat(at % 3)}`);
    expect(tableOf(rows.join('\n')).form?.delimiter).toBe(';');
  });

  it('says that there is one column only where no delimiter makes two', () => {
    expect(tableOf('Vase\nClock\n').warnings).toEqual([{ rule: 'oneColumn', better: null }]);
  });

  it('counts the line in which a spreadsheet says it', () => {
    expect(tableOf('sep=|\na|b\n').lines).toEqual([2]);
  });
});

describe('quotes', () => {
  it('names the line of one that nothing closes', () => {
    expect(problemOf('a,b\n1,"x\ny"\n2,"Vase\n3,Clock\n')).toEqual({ rule: 'unclosedQuote', line: 4 });
  });

  it('reads them as letters where a person says so', () => {
    expect(tableOf('a,b\n1,"Vase\n2,12"\n', { quotes: 'letters' }).rows).toEqual([
      ['a', 'b'],
      ['1', '"Vase'],
      ['2', '12"'],
    ]);
  });

  it('warns of one inside a cell that is not doubled', () => {
    const { rows, warnings } = tableOf('a,b\n1,"Frame 12" wide"\n');
    expect(rows[1]).toEqual(['1', 'Frame 12" wide']);
    expect(warnings).toEqual([{ rule: 'looseQuote', line: 2, count: 1 }]);
  });
});

describe('what is no table', () => {
  const ascii = (text: string): Uint8Array => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
  it.each([
    ['picture', ascii('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['picture', ascii('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['picture', ascii('\0\0\0\x18ftypheic')],
    ['video', ascii('\0\0\0\x18ftypmp42')],
    ['pdf', ascii('%PDF-1.7\n%')],
    ['zip', ascii('PK\x03\x04\x14\0photos/1.jpg')],
    ['workbook', ascii('PK\x03\x04\x14\0\0\0[Content_Types].xml')],
    ['oldWorkbook', ascii('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['webPage', ascii('\xef\xbb\xbf\n<!DOCTYPE html><table>')],
    ['xml', ascii('<?xml version="1.0"?>')],
    ['richText', ascii('{\\rtf1\\ansi')],
  ])('%s', (kind, bytes) => {
    expect(problemOf(bytes)).toEqual({ rule: 'notATable', kind });
  });

  it('JSON of another program, and ours without lots', () => {
    const read = (text: string) => readOwnJsonTable(utf8(text), 'lots.json');
    expect(read('{"lots":[]}')).toEqual({ ok: false, problem: { rule: 'notATable', kind: 'json' } });
    expect(read('{"format":"lotsmith","lots":[]}')).toEqual({ ok: false, problem: { rule: 'empty' } });
    // Perhaps a table.
    expect(read('{a},b\n1,2\n')).toBeNull();
  });

  it.each([
    ['{"lots":[]}', utf8('{'), true],
    ['the same behind a mark', utf8('\ufeff{'), true],
    ['a brace before a sign that a mark has', Uint8Array.from([0x7b, 0xbb]), true],
    ['a brace behind half a mark', Uint8Array.from([0xef, 0x61, 0x61, 0x7b]), false],
    ['a list', utf8('[{'), false],
    ['nothing', utf8(''), false],
  ])('may be JSON or not by how it begins: %s', (_, bytes, may) => {
    expect(mayBeJson(bytes)).toBe(may);
  });

  it.each(['', '\n\n', ' , ,\n', '\ufeff'])('an empty file: %j', (text) => {
    expect(problemOf(text)).toEqual({ rule: 'empty' });
  });

  it('a file with characters that no text has, with their line', () => {
    expect(problemOf('a,b\n1,\0\n')).toEqual({ rule: 'noText', line: 2 });
  });

  it('more than anybody sells', () => {
    expect(sizeProblem(LARGEST_FILE)).toBeNull();
    expect(sizeProblem(LARGEST_FILE + 1)).toEqual({ rule: 'tooLarge', bytes: LARGEST_FILE + 1, most: LARGEST_FILE });
    const wide = (columns: number): string => `${'a,'.repeat(columns - 1)}a\n`;
    expect(tableOf(wide(MOST_COLUMNS)).width).toBe(MOST_COLUMNS);
    expect(problemOf(wide(2_000))).toEqual({ rule: 'tooManyColumns', columns: 2_000, most: MOST_COLUMNS });
    expect(tableOf('a,b\n'.repeat(MOST_ROWS)).rows).toHaveLength(MOST_ROWS);
    expect(problemOf('a,b\n'.repeat(MOST_ROWS + 1))).toEqual({
      rule: 'tooManyRows',
      rows: MOST_ROWS + 1,
      most: MOST_ROWS,
    });
  });
});

it('reads what was pasted in the same way', () => {
  const read = readTableText('Lot\tTitle\n1\tVase\n', 'pasted');
  expect(read.ok && read.table.rows).toEqual([
    ['Lot', 'Title'],
    ['1', 'Vase'],
  ]);
});
