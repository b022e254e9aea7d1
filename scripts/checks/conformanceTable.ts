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

/** The last column: a page and steps, or one command. */
export const HOW_TO_SEE = 'How to see it yourself';
const HOW_TO_SEE_PLACE = 3;

/**
 * What is wrong with docs/conformance.md, one sentence each. Every id has exactly one table row; the row either says
 * "not yet" or names at least one test; every file that a row names in backticks exists; every table has the column that
 * says how to see a row oneself, and every row fills it.
 */
export function conformanceProblems(markdown: string, exists: (file: string) => boolean): string[] {
  const problems: string[] = [];
  const seen = new Map<string, number>();
  for (const line of markdown.split('\n').filter((candidate) => candidate.startsWith('|'))) {
    const cells = line.split('|').slice(1, -1);
    if (cells[0]?.trim() === 'id' && cells[HOW_TO_SEE_PLACE]?.trim() !== HOW_TO_SEE)
      problems.push(`A table has no column "${HOW_TO_SEE}" in its place.`);
    const ids = (cells[0] ?? '').split(/[,·]/).flatMap(idsOf);
    if (ids.length === 0) continue;
    for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
    const files = [...line.matchAll(/`([\w./*-]+\/[\w./-]+\.(?:tsx?|mjs|cjs|json|rules|html|css))(?::\d+)?`/g)].map(
      (match) => match[1] ?? '',
    );
    for (const file of files) if (!exists(file)) problems.push(`${ids[0]}: ${file} does not exist.`);
    if ((cells[HOW_TO_SEE_PLACE] ?? '').trim() === '') problems.push(`${ids[0]}: does not say how to see it yourself.`);
    const tested = files.some((file) => /\.(test|services|e2e)\.tsx?$/.test(file));
    if (!tested && !/not yet/i.test(line)) problems.push(`${ids[0]}: names no test and does not say "not yet".`);
  }
  for (const id of specificationIds) {
    const count = seen.get(id) ?? 0;
    if (count !== 1) problems.push(`${id}: ${count === 0 ? 'has no line' : `has ${count} lines`}.`);
  }
  for (const id of seen.keys())
    if (!specificationIds.includes(id)) problems.push(`${id}: is no row of the specification.`);
  return problems;
}
