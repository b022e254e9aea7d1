/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from './jest.config';

/** The tests of Node among those that `npm run mutate` names, without projects: Stryker takes none. */
const tests = JSON.parse(process.env['LOTSMITH_MUTATION_TESTS'] ?? '[]') as readonly string[];
const node = config.projects?.find((each) => typeof each !== 'string' && each.displayName === 'node');
if (node === undefined || typeof node === 'string') throw new Error('jest.config.ts has no project `node`.');
const { displayName: _, ...settings } = node;

export default {
  ...settings,
  testMatch: tests.map((each) => `<rootDir>/${each}`),
  // Code that can be changed in each of its places is several times as slow.
  testTimeout: 4 * (config.testTimeout ?? 5_000),
} as Config;
