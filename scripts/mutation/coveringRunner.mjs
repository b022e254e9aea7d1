import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as jestPlugins, strykerValidationSchema } from '@stryker-mutator/jest-runner';
import { whyIgnored } from './developersWords.mjs';
import { isDrawnToTry } from './drawn.mjs';
import { nearestFirst } from './nearestFirst.mjs';

/**
 * Stryker's Jest runner loads for each mutant all test files that import its file, however indirectly: here nearly all of
 * them. This one loads only those with a test that has run the mutant, the nearest first, and stops at the first failure.
 */
const AT_ONCE = 6;

/** In Stryker's copy of the project: after a mutant that never ends, another process goes on with what this one has found. */
const KNOWN = '.testFiles.json';

/** Of all changes, the share to try: `npm run mutate -- src/domain --changes 0.05`. */
const DRAW = JSON.parse(process.env['LOTSMITH_MUTATION_DRAW'] ?? '{"share":1}');

/** At most so many files of tests for each change: `npm run mutate -- src/domain --near 20`. */
const NEAR = Number(process.env['LOTSMITH_MUTATION_NEAR'] ?? Number.POSITIVE_INFINITY);

const [jestPlugin] = jestPlugins;
const createJestRunner = jestPlugin.factory;
createCoveringRunner.inject = createJestRunner.inject;

function createCoveringRunner(injector) {
  const runner = createJestRunner(injector);
  let filesOf = new Map();
  let chosen;
  const adapter = runner.jestTestAdapter;
  const run = adapter.run.bind(adapter);
  adapter.run = (settings) => run(chosen === undefined ? settings : { ...settings, testFiles: chosen });

  return {
    capabilities: () => runner.capabilities(),
    async init() {
      if (existsSync(KNOWN)) filesOf = new Map(JSON.parse(readFileSync(KNOWN, 'utf8')));
      await runner.init();
    },
    async dryRun(options) {
      chosen = undefined;
      const result = await runner.dryRun(options);
      for (const { id, fileName } of result.tests ?? []) filesOf.set(id, [...(filesOf.get(id) ?? []), fileName]);
      writeFileSync(KNOWN, JSON.stringify([...filesOf]));
      return result;
    },
    async mutantRun(options) {
      if (!isDrawnToTry(options.activeMutant, DRAW)) return { status: 'error', errorMessage: 'Not drawn.' };
      const ids = options.testFilter ?? [...filesOf.keys()];
      const all = nearestFirst(options.activeMutant.fileName, new Set(ids.flatMap((id) => filesOf.get(id) ?? [])));
      const files = all.slice(0, NEAR);
      if (files.length === 0) throw new Error('Nothing is known of the tests of this mutant.');
      let nrOfTests = 0;
      let result;
      for (const part of inParts(files)) {
        chosen = part;
        const testFilter = options.testFilter?.filter((id) => filesOf.get(id)?.some((file) => part.includes(file)));
        result = await runner.mutantRun({ ...options, testFilter });
        nrOfTests += result.nrOfTests ?? 0;
        if (result.status !== 'survived') return result;
      }
      return { ...result, nrOfTests };
    },
  };
}

/** The nearest alone, then several at once. */
function inParts(files) {
  const parts = [files.slice(0, 1)];
  for (let start = 1; start < files.length; start += AT_ONCE) parts.push(files.slice(start, start + AT_ONCE));
  return parts;
}

export const strykerPlugins = [
  { ...jestPlugin, name: 'covering', factory: createCoveringRunner },
  { kind: 'Ignore', name: 'developersWords', value: { shouldIgnore: whyIgnored } },
];
export { strykerValidationSchema };
