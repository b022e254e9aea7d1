import { MOST_COLUMNS, MOST_ROWS } from './importTable';
import { readTable } from './readTable';

/** Numbers that are the same in every run (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0) & 0xff));

/** As houses have them. */
const REAL: readonly Uint8Array[] = [
  utf8(
    '\ufeffLotNum,Title,Description,LowEst,HighEst,StartPrice\r\n1,Vase,"Blue, ""Delft""\r\nchipped",100,150,50\r\n12A,Clock,Brass,"1,200","1,800",600\r\n',
  ),
  latin1('Los;Titel;Schätzpreis;Einlieferer\r\n1;Große Vase;1.200,00 €;Müller\r\n2;Uhr;"80,50";Weiß\r\n'),
  utf8('Lot\tTitle\tEstimate\n1\tVase 12" high\t£1,200–1,800\n2\t"Clock\n'),
  Uint8Array.from([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...'Lot\tTitle\r\n1\tVase\r\n'].map((sign) => sign.charCodeAt(0))).buffer),
  ]),
  latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06'),
  latin1('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml'),
];
const SOUP = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  '\r\n',
  'a',
  'ß',
  '€',
  ' ',
  '\0',
  '=',
  "'",
  '\ufeff',
  'sep=;\n',
  '12A',
  '1,200',
];

function someFile(next: (below: number) => number): Uint8Array {
  const kind = next(4);
  if (kind === 0) return Uint8Array.from({ length: next(300) }, () => next(256));
  if (kind === 1) return utf8(Array.from({ length: next(200) }, () => SOUP[next(SOUP.length)]).join(''));
  const bytes = [...(REAL[next(REAL.length)] ?? [])];
  for (let changes = 1 + next(6); changes > 0; changes -= 1) {
    const at = next(bytes.length + 1);
    const act = next(4);
    if (act === 0) bytes.splice(at, 1 + next(10));
    else if (act === 1) bytes.splice(at, 0, next(256));
    else if (act === 2) bytes[at] = next(256);
    else bytes.splice(at, 0, ...bytes.slice(next(bytes.length + 1)));
    if (bytes.length > 4_000) bytes.length = 4_000;
  }
  return Uint8Array.from(bytes);
}

/** What must hold of whatever was read, with every way of reading that a person can choose. */
function check(bytes: Uint8Array): string {
  const read = readTable(bytes, 'any.csv');
  if (!read.ok) return read.problem.rule;
  const { rows, lines, width } = read.table;
  const isSound =
    rows.length > 0 &&
    rows.length <= MOST_ROWS &&
    width <= MOST_COLUMNS &&
    rows.every((row) => row.length > 0 && row.length <= width && row.every((cell) => typeof cell === 'string')) &&
    lines.length === rows.length &&
    lines.every((line, at) => line > (lines[at - 1] ?? 0));
  return isSound ? 'table' : 'unsound';
}

it('ends in a table or in a problem, whatever the bytes are', () => {
  const next = random(20_261_123);
  const ends = new Map<string, number>();
  for (let file = 0; file < 3_000; file += 1) {
    const end = check(someFile(next));
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  expect(ends.get('unsound')).toBeUndefined();
  // Each of these ends is met: the files are not all alike.
  for (const end of ['table', 'empty', 'notATable', 'unclosedQuote', 'noText'])
    expect(ends.get(end) ?? 0).toBeGreaterThan(5);
});

it.each(['"a', '" ', '""', '"a"b,', 'a"b\n', ',', '"\n', '",', '\r', '\n', ' ', 'ä', '\xe4'])(
  'reads a megabyte of %j in a time that grows with its length only',
  (piece) => {
    // With a time that grows with the square this would take hours.
    const bytes = (piece === '\xe4' ? latin1 : utf8)(piece.repeat(1_000_000 / piece.length));
    expect(check(bytes)).not.toBe('unsound');
  },
);
