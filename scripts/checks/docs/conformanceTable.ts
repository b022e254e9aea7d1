const range = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`);

/** Every row of the specification. CA19 does not exist. */
export const specificationIds: readonly string[] = [
  ...range('SH', 1, 7),
  ...range('US', 1, 11),
  ...range('ST', 1, 5),
  ...range('VA', 1, 12),
  'RO1',
  ...range('CA', 1, 18),
  ...range('CA', 20, 29),
  ...range('ER', 1, 17),
  ...range('CO', 1, 12),
];

/** The ids that one cell names: `US1`, or a range `US1–US11` written with a dash or a hyphen. */
export function idsOf(cell: string): string[] {
  const match = /^([A-Z]{2})(\d+)(?:\s*[–-]\s*(?:[A-Z]{2})?(\d+))?$/.exec(cell.replaceAll(/[`*]/g, '').trim());
  if (match === null) return [];
  const [, prefix = '', from = '', to = from] = match;
  return range(prefix, Number(from), Number(to));
}

function idsInRow(line: string): string[] {
  const [, first = ''] = line.startsWith('|') ? line.split('|') : [];
  return first.split(/[,·]/).flatMap(idsOf);
}

/** The files of this project that a line names in backticks. What begins with a slash is an address of the app. */
const namedFiles = (line: string): string[] =>
  [...line.matchAll(/`(\w[\w./*-]*\/[\w./-]+\.(?:[cm]?[jt]sx?|json|rules|html|css|md))(?::\d+)?`/g)].map(
    ([, file = '']) => file,
  );

/** The last column: a page and steps, or one command. */
export const HOW_TO_SEE = 'How to see it yourself';
const HOW_TO_SEE_PLACE = 3;

/**
 * What is wrong with docs/conformance.md, one sentence each. Every id has exactly one table row; the row either says
 * "not yet" or names at least one test; every file that the document names in backticks exists, in a row or outside; every table has the column that
 * says how to see a row oneself, and every row fills it.
 */
export function conformanceProblems(markdown: string, exists: (file: string) => boolean): string[] {
  const problems: string[] = [];
  const seen = new Map<string, number>();
  markdown.split('\n').forEach((line, place) => {
    const files = namedFiles(line);
    const ids = idsInRow(line);
    const where = ids[0] ?? `Line ${place + 1}`;
    for (const file of files) if (!exists(file)) problems.push(`${where}: ${file} does not exist.`);
    if (!line.startsWith('|')) return;
    const cells = line.split('|').slice(1, -1);
    if (cells[0]?.trim() === 'id' && cells[HOW_TO_SEE_PLACE]?.trim() !== HOW_TO_SEE)
      problems.push(`A table has no column "${HOW_TO_SEE}" in its place.`);
    if (ids.length === 0) return;
    for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
    if ((cells[HOW_TO_SEE_PLACE] ?? '').trim() === '') problems.push(`${ids[0]}: does not say how to see it yourself.`);
    const tested = files.some((file) => /\.(test|services|e2e)\.tsx?$/.test(file));
    if (!tested && !/not yet/i.test(line)) problems.push(`${ids[0]}: names no test and does not say "not yet".`);
  });
  for (const id of specificationIds) {
    const count = seen.get(id) ?? 0;
    if (count !== 1) problems.push(`${id}: ${count === 0 ? 'has no line' : `has ${count} lines`}.`);
  }
  for (const id of seen.keys())
    if (!specificationIds.includes(id)) problems.push(`${id}: is no row of the specification.`);
  return problems;
}
