import { existsSync, statSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '../..');

/** Tests of the build output, which do not depend on the current source files. */
const ofTheBuild = [
  'builtLanguages',
  'dataFolder',
  'killedRestore',
  'mailCommand',
  'process',
  'publicUrl',
  'searchEngines',
].map((name) => `tests/server/${name}.test.ts`);

/** Tests of the source files on pages of the build, of whatever age. */
const onTheBuild = ['cards', 'oddWords'].map((name) => `tests/server/${name}.test.ts`);

/** Tests that replace modules, for example by those of another language: the only ones not sharing modules. */
const ofOtherModules = ['tests/**/*.isolated.test.ts'];

/** Share of a worker in a sixteenth of the machine's memory, in MiB: V8 takes up to three of these. */
const semiSpace = Math.min(256, Math.floor(totalmem() / availableParallelism() / 16 / 1024 ** 2));

/** A larger young generation, as screens allocate much memory at once: saves a fifth of their time, spent collecting it. */
const youngGeneration = [`--max-semi-space-size=${semiSpace}`, `--min-semi-space-size=${Math.ceil(semiSpace / 2)}`];

/** Tests to leave out while working on the source files. */
const needsBuild = [...ofTheBuild, ...(existsSync(path.join(root, 'build/server/template.html')) ? [] : onTheBuild)];

/**
 * @param excluded patterns of tests that are left out.
 * @returns the projects of component and server tests. Tests without a DOM run in one without jsdom, which takes time to
 * start.
 */
export function testProjects(excluded: string[]): TestProjectInlineConfiguration[] {
  return [
    {
      extends: true,
      test: {
        name: 'rules',
        include: ['tests/**/*.test.ts'],
        exclude: [...(process.env.SOURCES_ONLY ? needsBuild : []), ...excluded, ...ofOtherModules],
        setupFiles: ['tests/support/consoleMessages.ts', 'tests/support/matchers.ts'],
        // These tests leave no global state, so modules are shared between files.
        isolate: false,
        // One more than the cores of the smallest machine, as many tests wait for a server, a database or a picture.
        maxWorkers: Math.max(3, availableParallelism()),
        // Runs one project after the other, so that files of a project reuse loaded modules.
        sequence: { groupOrder: 1 },
      },
    },
    {
      extends: true,
      test: {
        name: 'otherModules',
        include: ofOtherModules,
        // Not the matchers, which would load domain modules before a test replaces what those import.
        setupFiles: ['tests/support/consoleMessages.ts'],
        sequence: { groupOrder: 3 },
      },
    },
    {
      extends: true,
      // Makes the tests and MUI itself load the same files of MUI, those of its Node exports.
      resolve: { conditions: ['node', 'module-sync'] },
      test: {
        name: 'screens',
        include: ['tests/**/*.test.tsx'],
        exclude: excluded,
        environment: 'jsdom',
        // Worker threads, in which Stryker runs tests, do not support these flags.
        execArgv: process.env.IN_THREADS ? [] : youngGeneration,
        isolate: false,
        sequence: { groupOrder: 2 },
        setupFiles: ['tests/support/consoleMessages.ts', 'tests/support/matchers.ts', 'tests/support/setup.ts'],
      },
    },
  ];
}

/** The longest tests, regardless of file size: one waits for processes, one opens every page. */
const first = /(process\.test\.ts|links\.test\.tsx)$/;

const size = ({ moduleId }: TestSpecification) => (first.test(moduleId) ? Infinity : statSync(moduleId).size);

/** Runs large files first, so that no worker starts one at the end. */
export class LongestFirst implements TestSequencer {
  sort = (files: TestSpecification[]): TestSpecification[] => files.toSorted((a, b) => size(b) - size(a));
  shard = (files: TestSpecification[]): TestSpecification[] => files;
}
