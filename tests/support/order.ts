import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** The longest of all, whatever their size: one waits for the processes that it starts, one opens every page. */
const first = /(process\.test\.ts|links\.test\.tsx)$/;

const size = ({ moduleId }: TestSpecification) => (first.test(moduleId) ? Infinity : statSync(moduleId).size);

/** Long files first, so that no worker is left with one at the end. */
export class LongestFirst implements TestSequencer {
  sort = (files: TestSpecification[]): TestSpecification[] => files.toSorted((a, b) => size(b) - size(a));
  shard = (files: TestSpecification[]): TestSpecification[] => files;
}
