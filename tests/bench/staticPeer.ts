import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Size of the peer's script in bytes, compressed: what a static site with a menu and no framework needs. */
const scriptBytes = 6 * 1024;

/** @returns a script that opens and closes the menu, and has functions that are never called up to `scriptBytes`. */
function peerScript(): string {
  let script = `for (const button of document.querySelectorAll('header button'))
  button.addEventListener('click', () => button.toggleAttribute('aria-expanded'));\n`;
  for (let count = 0; gzipSync(script).length < scriptBytes; count += 1) {
    const name = `f${Math.sin(count + 1)
      .toString(36)
      .slice(3)}`;
    script += `function ${name}(node, text) { node.dataset.${name} = text; return node.closest('.${name}'); }\n`;
  }
  return script;
}

/**
 * Serves the home page as a static site without a framework would: the same HTML, styles, fonts and pictures, but only
 * a small script instead of React.
 * @param url of the built site, from which everything else is passed on.
 * @returns the addresses of two such pages: `inlined` has its styles in the HTML, as the site's own pages do, and is the
 * least that these can take; `linked` loads them as a file, as static site generators do by default. The weight of the
 * latter is that of the home page of AstroWind, a widespread template for Astro, when built: 16 KB of HTML and 12 KB of
 * styles, compressed, 5 KB of JavaScript, a first picture of 50 KB.
 */
export async function startStaticPeer(url: string) {
  const page = await (await fetch(`${url}/`)).text();
  const html = page
    .replaceAll(/<script type="(?:module|application\/json)"[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('</body>', '<script type="module" src="/peer.js"></script></body>');
  const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
  const styles = [...html.matchAll(inlineStyle)].map(([, css]) => css).join('\n');
  const linked = html.replaceAll(inlineStyle, '').replace('</head>', '<link rel="stylesheet" href="/peer.css"></head>');
  const own: Record<string, { type: string; body: Buffer }> = {
    '/inlined': { type: 'text/html', body: gzipSync(html) },
    '/linked': { type: 'text/html', body: gzipSync(linked) },
    '/peer.css': { type: 'text/css', body: gzipSync(styles) },
    '/peer.js': { type: 'text/javascript', body: gzipSync(peerScript()) },
  };
  const server = createServer(async (request, response) => {
    const file = own[request.url ?? ''];
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.body);
      return;
    }
    const passed = await fetch(url + request.url);
    const type = passed.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(passed.status, { 'content-type': type }).end(Buffer.from(await passed.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const at = (name: string) => `http://localhost:${port}/${name}`;
  return { inlined: at('inlined'), linked: at('linked'), stop: () => server.close() };
}
