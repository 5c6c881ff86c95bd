import type { BrowserContext } from '@playwright/test';

/**
 * Watches all pages of a browser context.
 * @returns a list to which all console errors and warnings, uncaught errors, failed requests and requests to other
 * hosts are added.
 */
export function recordBrowserProblems(context: BrowserContext, baseURL: string): string[] {
  const problems: string[] = [];
  const { origin } = new URL(baseURL);
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) =>
    problems.push(`uncaught: ${webError.error().stack || webError.error().message}`),
  );
  context.on('requestfailed', (request) => {
    // Cancelled by the browser, e.g. pictures of a page that was left.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`request failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) problems.push(`another host: ${request.url()}`);
  });
  return problems;
}
