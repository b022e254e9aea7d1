import { latin1, random, someFile, utf8 } from '../../../testing/imports/someFile';
import { MOST_COLUMNS, MOST_ROWS } from './importTable';
import { readTable } from './readTable';

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
