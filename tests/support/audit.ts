/**
 * @param report the output of `npm audit --json`.
 * @returns the names of packages with known vulnerabilities; null if the registry gave no answer.
 */
export function findingsOf(report: string): string[] | null {
  try {
    const { vulnerabilities } = JSON.parse(report) as { vulnerabilities?: Record<string, unknown> };
    return vulnerabilities ? Object.keys(vulnerabilities) : null;
  } catch {
    return null;
  }
}
