import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Number of slowest tests to report. */
const most = 10;

/** A finished test. */
export interface FinishedTest {
  /** File, relative to the project folder, and title. */
  name: string;
  /** Duration in ms. */
  duration: number;
  /** Whether it failed at first, and passed when run again. */
  flaky: boolean;
}

/** @returns the lines that end a run: the tests that passed only when run again, and the slowest tests, slowest first. */
export function reportLines(tests: readonly FinishedTest[]): string[] {
  const flaky = tests.filter((test) => test.flaky).map(({ name }) => name);
  const slowest = tests.toSorted((a, b) => b.duration - a.duration).slice(0, most);
  return [
    ...(flaky.length > 0 ? ['Flaky, passed only when run again:', ...flaky, ''] : []),
    'The slowest tests:',
    ...slowest.map(({ name, duration }) => `${(duration / 1000).toFixed(1)} s  ${name}`),
  ];
}

function finished(test: TestCase): FinishedTest {
  const { duration = 0, flaky = false } = test.diagnostic() ?? {};
  // A test that is expected to fail is run again because it has.
  const isExpectedToFail = test.options.fails === true;
  const name = `${test.module.relativeModuleId} > ${test.fullName}`;
  return { name, duration, flaky: flaky && !isExpectedToFail };
}

/** Reports flaky and slow tests at the end of a run. */
export default class TestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(finished));
    console.info(['', ...reportLines(tests), ''].join('\n'));
  }
}
