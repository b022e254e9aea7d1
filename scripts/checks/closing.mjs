/**
 * What `npm test` says after its parts and before its last line: the slowest files, the files that were tried twice, and
 * what failed. Who keeps only the end of a long output still reads the causes.
 */
const MOST_NAMED = 20;

/** The files that the table under "Flakes" in docs/testing.md names, by their paths in the project. */
export function knownFlakes(markdown) {
  const section = markdown.split(/^## /m).find((one) => one.startsWith('Flakes'));
  const rows = (section ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((line) => /^\| `([^`]+)`/.exec(line)?.[1] ?? []);
}

/** The slowest files, a few to a line would be unreadable: one each, the slowest first. */
export function slowestFiles(files, root) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST_NAMED);
  if (slowest.length === 0) return [];
  return [
    `The slowest ${slowest.length} of ${files.length} test files:`,
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${inProject(name, root)}`),
  ];
}

/**
 * A file that needed its second try is a defect, also when that went well: it is named, what its first try said, and whether
 * anybody wrote it down.
 */
export function secondTries(files, known, root) {
  if (files.length === 0) return [];
  const lines = files.flatMap(({ name, said }) => {
    const file = inProject(name, root);
    const entry = known.includes(file)
      ? 'has its entry'
      : 'HAS NO ENTRY: write down when it was seen first, and find its cause';
    return [`  ${file}: ${entry}`, ...indented(said)];
  });
  return ['Tried twice. A flake is a defect, see "Flakes" in docs/testing.md:', ...lines];
}

/** What failed in which file, for good. */
export function failures(files, root) {
  const failed = files.filter(({ said }) => said.length > 0).slice(0, MOST_NAMED);
  if (failed.length === 0) return [];
  return ['Failed:', ...failed.flatMap(({ name, said }) => [`  ${inProject(name, root)}`, ...indented(said)])];
}

const indented = (said) => said.slice(0, MOST_NAMED).map((line) => `    ${line}`);

const inProject = (name, root) => (name.startsWith(root) ? name.slice(root.length).replace(/^\//, '') : name);
