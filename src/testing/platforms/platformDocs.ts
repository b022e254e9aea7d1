import type { Fact, Stated } from '../../domain/platforms/facts';
import type { Column, Profile } from '../../domain/platforms/profile';

const WHO = { vendor: 'vendor', thirdParty: 'third party', nobody: 'nobody' } as const;
const DELIMITER_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
const QUOTES = { needed: 'where a cell needs them', always: 'round each cell' } as const;
const code = (text: string): string => `\`${text}\``;

/** What a limit does is said with it. */
const LONGER = { refused: 'refused', cut: 'cut there, so shortened here', advised: 'advice only' } as const;

function columnText({ header, required, limit }: Column): string {
  const marks = [
    ...(required === true ? ['needed'] : []),
    ...(limit === undefined ? [] : [`≤ ${limit.most}, ${LONGER[limit.whenLonger]}`]),
  ];
  return marks.length === 0 ? code(header) : `${code(header)} (${marks.join('; ')})`;
}

const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What each fact of a profile states, in words. */
function statements({
  columns,
  extras,
  letters,
  longestNumber,
  money,
  file,
  pictures,
  sale,
}: Profile): [Fact, string][] {
  const of = (what: string, { is, fact }: Stated<unknown>): [Fact, string][] =>
    is === null ? [] : [[fact, `${what}: ${shown(is)}`]];
  return [
    ...columns.map(({ header, fact }): [Fact, string] => [fact, code(header)]),
    ...columns.flatMap(({ header, limit, allowed, noMarkup, without }): [Fact, string][] => [
      ...(limit === undefined ? [] : [[limit.fact, `${code(header)} ≤ ${limit.most}`] as [Fact, string]]),
      ...(allowed === undefined ? [] : of(`${code(header)} is one of`, allowed)),
      ...(noMarkup === undefined ? [] : [[noMarkup, `no HTML in ${code(header)}`] as [Fact, string]]),
      ...(without === undefined ? [] : of(`${code(header)} is without`, without)),
    ]),
    ...extras.map(({ name, kind, fact }): [Fact, string] => [fact, `named value ${name}: ${kind}`]),
    ...of('letters of numbers', letters),
    ...of('characters of a number', longestNumber),
    ...of('amounts', money),
    [file.extensionFact, `ending of the file: ${file.extension}`],
    ...of('encoding', file.encoding),
    ...(file.workbook === undefined ? [] : [[file.workbook, 'the data file as .xlsx'] as [Fact, string]]),
    ...of('delimiter', { ...file.delimiter, is: DELIMITER_NAMES[file.delimiter.is] }),
    [file.quotesFact, `quotes: ${QUOTES[file.quotes]}`],
    ...of('line breaks', file.lineBreaks),
    ...of('names of pictures', pictures.name),
    ...of('formats of pictures', pictures.formats),
    ...of('pictures of a lot', pictures.most),
    ...of('longest side, pixels', pictures.longestSide),
    ...of('bytes of a picture, at least', pictures.leastBytes),
    ...of('bytes of a picture, at most', pictures.mostBytes),
    ...of('lots, at least', sale.fewestLots),
    ...of('lots, at most', sale.mostLots),
    ...of('characters of the title of the sale', sale.longestTitle),
    ...sale.prices.flatMap((price) => of('prices', price)),
    ...sale.cautions.flatMap((caution) => of('to know', caution)),
  ];
}

/** One row for each source and remark, with all that it states. */
function factRows(profile: Profile): string[] {
  const rows = new Map<string, [Fact, string[]]>();
  for (const [fact, statement] of statements(profile)) {
    const key = JSON.stringify(fact);
    const row = rows.get(key) ?? [fact, []];
    row[1].push(statement);
    rows.set(key, row);
  }
  return [...rows.values()]
    .map(([{ source, says, verified, readOn, note }, what]) =>
      [what.join(' · '), WHO[says], verified ? 'yes' : 'no', source, note ?? '', readOn].map((cell) =>
        cell.replaceAll('|', '\\|'),
      ),
    )
    .map((cells) => `| ${cells.join(' | ')} |`);
}

/** The part of docs/platforms.md that follows from a profile. */
export function platformDocs(profile: Profile): string {
  return [
    `### ${profile.name}`,
    '',
    `${profile.verified ? 'The columns are the platform’s own.' : 'Unverified: not all of it is the platform’s own word.'} Columns, in their order: ${profile.columns.map(columnText).join(', ')}.`,
    '',
    '| What | Who says so | Verified | Source | Remark | Read on |',
    '|---|---|---|---|---|---|',
    ...factRows(profile),
    '',
  ].join('\n');
}
