import type { BrowserContext } from '@playwright/test';

/**
 * Listens to all pages of a browser context.
 * @returns a list that grows with each console error or warning, uncaught error, failed request and request to another
 * host.
 */
export function watch(context: BrowserContext, baseURL: string): string[] {
  const complaints: string[] = [];
  const { origin } = new URL(baseURL);
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) =>
    complaints.push(`uncaught: ${webError.error().stack || webError.error().message}`),
  );
  context.on('requestfailed', (request) => {
    // Cancelled by the browser, e.g. for pictures of a page that was left.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`request failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) complaints.push(`another host: ${request.url()}`);
  });
  return complaints;
}
