/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} What `npm run mutants` changes, and how. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // A migration that has run anywhere is never changed again.
  mutate: [
    'src/{domain,backend,server,forms,lists}/**/*.{ts,tsx}',
    '!src/server/migrations/**',
    // Programs of their own: what they do is tested on what is built.
    '!src/server/index.ts',
    '!src/server/commands/**',
    '!src/server/pictures/encoderProgram.ts',
  ],
  // What is evaluated while a module loads has every test for a witness: each such change would run all of them.
  ignoreStatic: true,
  incremental: true,
  tempDirName: '.stryker/sandboxes',
  cleanTempDir: 'always',
  ignorePatterns: ['.stryker'],
  // TypeScript 7 has no interface by which Stryker could rewrite its settings; Vite needs none of them.
  tsconfigFile: 'none',
  timeoutMS: 10_000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: null },
};
