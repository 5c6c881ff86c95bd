import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** The longest tests, whatever their size: one waits for child processes, one opens all pages. */
const first = /(process\.test\.ts|links\.test\.tsx)$/;

const size = ({ moduleId }: TestSpecification) => (first.test(moduleId) ? Infinity : statSync(moduleId).size);

/** Runs large files first, so that no worker ends with a long one. */
export class LongestFirst implements TestSequencer {
  sort = (files: TestSpecification[]): TestSpecification[] => files.toSorted((a, b) => size(b) - size(a));
  shard = (files: TestSpecification[]): TestSpecification[] => files;
}
