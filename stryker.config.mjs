/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} Configuration of `npm run mutants`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Migrations are never changed after they have run anywhere.
  mutate: [
    'src/{domain,backend,server,forms,lists}/**/*.{ts,tsx}',
    '!src/server/migrations/**',
    // Separate programs, which are tested in their built form.
    '!src/server/index.ts',
    '!src/server/commands/**',
    '!src/server/pictures/encoderProgram.ts',
  ],
  // Code that runs while a module loads is covered by every test, so each such mutant would run all tests.
  ignoreStatic: true,
  incremental: true,
  tempDirName: '.stryker/sandboxes',
  cleanTempDir: 'always',
  ignorePatterns: ['.stryker'],
  // TypeScript 7 has no API with which Stryker could rewrite its configuration; Vite does not need that.
  tsconfigFile: 'none',
  timeoutMS: 10_000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: null },
};
