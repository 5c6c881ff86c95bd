import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** The longest tests, regardless of file size: one waits for processes, one opens every page. */
const first = /(process\.test\.ts|links\.test\.tsx)$/;

const size = ({ moduleId }: TestSpecification) => (first.test(moduleId) ? Infinity : statSync(moduleId).size);

/** Runs large files first, so that no worker starts one at the end. */
export class LongestFirst implements TestSequencer {
  sort = (files: TestSpecification[]): TestSpecification[] => files.toSorted((a, b) => size(b) - size(a));
  shard = (files: TestSpecification[]): TestSpecification[] => files;
}
