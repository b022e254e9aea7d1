import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What `npm test` runs, phase by phase. `phase` 1 runs side by side (they only read and are cheap), a later one in turn.
 * A `jest` step counts its tests, every other step counts as one. `needs` names what must run beside it. The lanes of a
 * phase run side by side, the steps of a lane in turn, each with services of its own; `only` and `without` choose the
 * files by their path. `tries: 2` gives files that failed a second try: a browser on a machine that others load now and then
 * misses a moment, a fault fails twice.
 */
const node = process.execPath;
const bin = (name, file) => [node, `node_modules/${name}/${file}`];
const script = (file, ...args) => [node, '--import', 'tsx', file, ...args];
const jest = (...projects) => ({ jest: projects });

const present = readdirSync(path.join(import.meta.dirname, '../../e2e'), { recursive: true });

/** The end-to-end tests of these names. Throws when one is not there: renamed, it would run in another lane. */
function named(...names) {
  const lost = names.filter((name) => !present.some((file) => path.basename(file) === `${name}.e2e.ts`));
  if (lost.length > 0) throw new Error(`The lanes of the tests name what is not there: ${lost.join(', ')}.`);
  return `e2e/\\w+/(${names.join('|')})\\.e2e`;
}

/** What sets up, ages and breaks the identity service: it must have that service to itself. */
const IDENTITY = named(
  ...['account', 'auth', 'languages', 'productionPopups', 'provedAddress', 'secondSteps', 'session'],
  ...['signInFlow', 'signInMethods', 'signOut', 'tabs'],
);

/** What breaks the network, the server and the browser, and what has much to do. */
const FAULTS = named(
  ...['betweenSales', 'chosenPhotos', 'faultsDevice', 'faultsKilled', 'faultsNetwork', 'faultsPeople', 'faultsPhotos'],
  ...['importLots', 'largeSale', 'numbersOffline', 'publishing'],
);

/** With these, both lanes take about as long. A third lane gains nothing: both cores are busy with two. */
const COLLEAGUES = 'e2e/people/\\w+\\.e2e';
const SCREENS = named('deskAndPhone', 'menus', 'overlays');

/** The rules keep Google's Firestore emulator busy, and the adapters wait for theirs: two of them use both cores. */
const RULES = '(?<!local)/rules/cases/[^/]+\\.services';

export const steps = [
  { name: 'unit', title: 'unit tests', phase: 1, ...jest('node', 'dom'), workers: 2, limit: 1_800 },
  { name: 'types', title: 'types', phase: 1, command: bin('typescript', 'bin/tsc'), args: ['--noEmit'] },
  {
    name: 'lint',
    title: 'lint',
    phase: 1,
    command: bin('oxlint', 'bin/oxlint'),
    args: ['--type-aware', '--deny-warnings'],
  },
  {
    name: 'format',
    title: 'format',
    phase: 1,
    command: bin('oxfmt', 'bin/oxfmt'),
    args: ['--check'],
  },
  { name: 'graph', title: 'import graph', phase: 1, command: script('scripts/checks/importGraph.ts') },
  { name: 'dead', title: 'dead code', phase: 1, command: bin('knip', 'bin/knip.js') },
  { name: 'house', title: 'house rules', phase: 1, command: script('scripts/checks/houseRules.ts') },
  {
    name: 'machines',
    title: 'docs: state machines',
    phase: 1,
    command: script('scripts/docs/stateMachines.ts', '--check'),
  },
  {
    name: 'fields',
    title: 'docs and rules: fields of a lot',
    phase: 1,
    command: script('scripts/docs/lotFields.ts', '--check'),
  },
  { name: 'texts', title: 'a new page', phase: 1, command: script('scripts/checks/newPage.ts'), limit: 480 },
  { name: 'texts', title: 'texts of every language', phase: 1, command: script('scripts/docs/texts.ts', '--check') },
  {
    name: 'fields',
    title: 'a new field of a lot',
    phase: 1,
    command: script('scripts/checks/newField.ts'),
    limit: 480,
  },
  {
    name: 'conformance',
    title: 'docs: conformance and named files',
    phase: 1,
    command: script('scripts/checks/conformance.ts'),
  },
  { name: 'conformance', title: 'docs: trips', phase: 1, command: script('scripts/docs/trips.ts', '--check') },
  {
    name: 'services',
    title: 'contract tests of the adapters',
    phase: 2,
    lane: 0,
    ...jest('services'),
    without: RULES,
    workers: 1,
    needs: 'services',
    tries: 2,
    limit: 420,
  },
  {
    name: 'production',
    title: 'production bundle without local addresses',
    phase: 2,
    lane: 0,
    command: script('scripts/checks/productionBundle.ts'),
  },
  { name: 'size', title: 'size budget', phase: 2, lane: 0, command: script('bench/size.ts') },
  {
    name: 'services',
    title: 'tests of the rules',
    phase: 2,
    lane: 1,
    ...jest('services'),
    only: RULES,
    workers: 1,
    needs: 'services',
    limit: 420,
  },
  {
    name: 'e2e',
    title: 'end-to-end tests: people',
    phase: 3,
    lane: 0,
    ...jest('e2e'),
    only: IDENTITY,
    workers: 1,
    needs: 'app',
    tries: 2,
    limit: 2_700,
  },
  {
    name: 'e2e',
    title: 'end-to-end tests: faults, large work, colleagues and screens',
    phase: 3,
    lane: 0,
    ...jest('e2e'),
    only: `${FAULTS}|${COLLEAGUES}|${SCREENS}`,
    workers: 1,
    needs: 'app',
    tries: 2,
    limit: 2_700,
  },
  {
    name: 'e2e',
    title: 'end-to-end tests: sales and lots',
    phase: 3,
    lane: 1,
    ...jest('e2e'),
    without: `${IDENTITY}|${FAULTS}|${COLLEAGUES}|${SCREENS}`,
    workers: 1,
    needs: 'app',
    tries: 2,
    limit: 2_700,
  },
];

/** The steps that the given words name (all when there are none). Throws a sentence for a word that names nothing. */
export function choose(words) {
  for (const word of words) {
    if (!steps.some((step) => step.name === word)) {
      throw new Error(`There is no part '${word}'. The parts are: ${steps.map((step) => step.name).join(', ')}.`);
    }
  }
  return words.length === 0 ? steps : steps.filter((step) => words.includes(step.name));
}
