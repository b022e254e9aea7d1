// `npm run mutate -- src/domain`: scripts/mutate.mjs says which files and tests, by scripts/mutation/folders.json.
export default {
  testRunner: 'covering',
  plugins: ['./scripts/mutation/coveringRunner.mjs'],
  ignorers: ['developersWords'],
  jest: { projectType: 'custom', configFile: 'jest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  incremental: true,
  concurrency: 1,
  // On a busy machine the first run of all tests alone takes longer than the five minutes that are usual.
  dryRunTimeoutMinutes: 20,
  // A mutant that only runs slowly, on a machine that others load, must not count as noticed.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  reporters: ['progress-append-only'],
  tempDirName: '.lotsmith/mutation/sandbox',
  ignorePatterns: ['dist', '.lotsmith', 'bench/results'],
  // Its helper for tsconfig.json needs an older TypeScript; nothing here is compiled by it.
  tsconfigFile: 'none',
  allowEmpty: true,
};
