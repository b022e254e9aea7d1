// `npm run mutate -- src/domain`: scripts/mutate.mjs says which files and tests, by scripts/mutation/folders.json.
export default {
  testRunner: 'covering',
  plugins: ['./scripts/mutation/coveringRunner.mjs'],
  jest: { projectType: 'custom', configFile: 'jest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  incremental: true,
  concurrency: 1,
  reporters: ['progress-append-only'],
  tempDirName: '.lotsmith/mutation/sandbox',
  ignorePatterns: ['dist', '.lotsmith', 'bench/results'],
  // Its helper for tsconfig.json needs an older TypeScript; nothing here is compiled by it.
  tsconfigFile: 'none',
  allowEmpty: true,
};
