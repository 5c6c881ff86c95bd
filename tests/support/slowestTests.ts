import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Number of tests to list. */
const most = 10;

/** A finished test. */
interface Timed {
  /** File relative to the project, and full name. */
  name: string;
  /** In milliseconds. */
  duration: number;
}

/** @returns a line for each of the slowest tests, slowest first. */
export function slowest(tests: readonly Timed[]): string[] {
  const sorted = tests.toSorted((a, b) => b.duration - a.duration).slice(0, most);
  return sorted.map(({ name, duration }) => `${(duration / 1000).toFixed(1)} s  ${name}`);
}

const timed = (test: TestCase): Timed => ({
  name: `${test.module.relativeModuleId} > ${test.fullName}`,
  duration: test.diagnostic()?.duration ?? 0,
});

/** Reporter that lists the slowest tests at the end of a run. */
export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(timed));
    console.info(['', 'The slowest tests:', ...slowest(tests), ''].join('\n'));
  }
}
