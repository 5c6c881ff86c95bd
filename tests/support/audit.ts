/**
 * @param report what `npm audit --json` has printed.
 * @returns the names of the packages with known advisories; null where the registry gave no answer.
 */
export function findingsOf(report: string): string[] | null {
  try {
    const { vulnerabilities } = JSON.parse(report) as { vulnerabilities?: Record<string, unknown> };
    return vulnerabilities ? Object.keys(vulnerabilities) : null;
  } catch {
    return null;
  }
}
