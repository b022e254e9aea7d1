/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

type Project = NonNullable<Config['projects']>[number];

/** ESM-only packages that Jest's CommonJS needs compiled. */
const compiled = ['@redux-devtools/instrument', 'client-zip', 'fractional-indexing', 'hucre', 'idb'].join('|');

/**
 * What no test replaces. Each module gets them as parameters: as globals of a test's own world they would be looked up by
 * a call into Node at every use.
 */
const constants =
  'Array BigInt Boolean Error JSON Map Math Number Object Promise Proxy Reflect RegExp Set String Symbol TypeError WeakMap WeakSet';

const shared = {
  runtime: '<rootDir>/src/testing/environment/compiledOnce.cjs',
  sandboxInjectedGlobals: constants.split(' '),
  resolver: '<rootDir>/src/testing/environment/browserBuildResolver.cjs',
  transform: {
    '^.+\\.m?(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ] as [string, Record<string, unknown>],
  },
  // The copies in which mutants are tried are other projects.
  modulePathIgnorePatterns: ['<rootDir>/.lotsmith/'],
  transformIgnorePatterns: [`/node_modules/(?!(${compiled})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/testing/environment/cssModule.ts',
    '\\.css$': '<rootDir>/src/testing/environment/emptyModule.ts',
    '\\.svg(\\?[a-z-]+)?$': '<rootDir>/src/testing/environment/emptyModule.ts',
  },
};

/**
 * node: pure logic and sagas. dom: components in jsdom. services: against the running local services (contract and
 * rules tests). e2e: real Chromium against the whole application.
 */
const config: Config = {
  // Waiting costs nothing when all is well; a busy machine needs more than five seconds now and then.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/src/testing/environment/setupElsewhere.ts'],
      testMatch: ['<rootDir>/{src,local,scripts,bench,e2e}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/src/testing/environment/jsdomEnvironment.cjs',
      setupFilesAfterEnv: [
        '<rootDir>/src/testing/environment/setupElsewhere.ts',
        '<rootDir>/src/testing/environment/setupDom.ts',
      ],
      testMatch: ['<rootDir>/{src,scripts}/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'services',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,local,rules,scripts}/**/*.services.ts'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
    },
  ] as Project[],
};

export default config;
