import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** The longest of all, which mostly waits for the processes that it starts. */
const first = 'process.test.ts';

const size = ({ moduleId }: TestSpecification) => (moduleId.endsWith(first) ? Infinity : statSync(moduleId).size);

/** One project after the other, so that what its first test has loaded serves all the others, and long files first. */
export class ByProject implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || size(b) - size(a));
  }
  shard = (files: TestSpecification[]): TestSpecification[] => files;
}
