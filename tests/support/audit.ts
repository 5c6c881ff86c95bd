/**
 * @param report the output of `npm audit --json`.
 * @returns the names of the packages with known advisories; null if the registry did not respond.
 */
export function findingsOf(report: string): string[] | null {
  try {
    const { vulnerabilities } = JSON.parse(report) as { vulnerabilities?: Record<string, unknown> };
    return vulnerabilities ? Object.keys(vulnerabilities) : null;
  } catch {
    return null;
  }
}
