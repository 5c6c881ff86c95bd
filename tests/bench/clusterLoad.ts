/** The load that `bench:cluster` puts on its servers. */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import sharp from 'sharp';

/** Duration of the mixed load, and of each plain load, in s. */
export const mixedSeconds = 45;
const plainSeconds = 8;

/** Account with which the load signs in. */
export const account = { email: 'bench@example.com', password: 'correct horse battery' };

/** @param ms time to wait. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Counters of errors, and of requests for comparison. */
export const count = { requests: 0, retried: 0, unhealed: 0, stalePages: 0, edits: 0 };
/** References of the enquiries that were acknowledged. */
export const acknowledged: string[] = [];

/** Sends a request; retries once after 500 ms if there was no response or a server error. */
async function ask(url: string, init?: RequestInit): Promise<Response | null> {
  for (const last of [false, true]) {
    count.requests += 1;
    try {
      const response = await fetch(url, init);
      if (response.status < 500) return response;
      await response.arrayBuffer();
    } catch {
      // The connection to a killed process is closed.
    }
    if (last) break;
    count.retried += 1;
    await wait(500);
  }
  count.unhealed += 1;
  return null;
}

async function sendEnquiry(site: string, number: string) {
  const body = JSON.stringify({
    name: `Ada Byron ${number}`,
    email: `ada.${number}@example.com`,
    eventType: 'wedding',
    message: 'A garden wedding for eighty guests.',
  });
  const headers = { 'content-type': 'application/json', origin: site, 'idempotency-key': number };
  const answer = await ask(`${site}/api/enquiries`, { method: 'POST', headers, body });
  if (answer?.status === 201) acknowledged.push(((await answer.json()) as { reference: string }).reference);
}

/** Signs in. @returns the session cookie. */
export async function signIn(site: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: site };
  const answer = await ask(`${site}/api/session`, { method: 'POST', headers, body: JSON.stringify(account) });
  return (answer?.headers.getSetCookie() ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

async function upload(site: string, cookie: string, picture: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg');
  const answer = await ask(`${site}/api/images`, { method: 'POST', headers: { origin: site, cookie }, body });
  await answer?.arrayBuffer();
}

/** Edits the newest post, and checks a second later that every process shows the change. */
async function edit(site: string, cookie: string, id: string, processes: number) {
  const post = (await (await ask(`${site}/api/posts/${id}`, { headers: { cookie } }))?.json()) as
    | Record<string, unknown>
    | undefined;
  if (!post) return;
  const title = `Edited ${randomUUID()}`;
  const { excerpt, content, category, featuredImage, version } = post;
  const form = { title, excerpt, content, category, featuredImage, version, tags: '', status: 'published' };
  const headers = { 'content-type': 'application/json', origin: site, cookie };
  const saved = await ask(`${site}/api/posts/${id}`, { method: 'PUT', headers, body: JSON.stringify(form) });
  // A save whose response was lost with its process conflicts on retry (409) with its own change.
  if (saved?.status !== 200 && saved?.status !== 409) return;
  count.edits += 1;
  await wait(1000);
  const pages = await Promise.all(Array.from({ length: 2 * processes }, () => ask(`${site}/blog`)));
  for (const page of pages) if (page && !(await page.text()).includes(title)) count.stalePages += 1;
}

/** Mixed load of visitors and staff for {@link mixedSeconds}; results are in {@link count}. */
export async function mixedLoad(site: string, cookie: string, processes: number) {
  const until = Date.now() + mixedSeconds * 1000;
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a5a7c' } })
    .jpeg()
    .toBuffer();
  const list = (await (await ask(`${site}/api/posts?sort=-updatedAt`, { headers: { cookie } }))?.json()) as {
    rows: { id: string }[];
  };
  const repeat = async (pause: number, work: (number: number) => Promise<unknown>) => {
    for (let number = 0; Date.now() < until; number += 1) {
      await work(number);
      await wait(pause);
    }
  };
  const page = async (address: string) => (await ask(site + address))?.arrayBuffer();
  await Promise.all([
    ...Array.from({ length: 4 }, (_, visitor) => repeat(20, (number) => sendEnquiry(site, `${visitor}-${number}`))),
    ...['/', '/services', '/gallery?category=wedding', '/blog'].map((address) => repeat(5, () => page(address))),
    ...Array.from({ length: 2 }, (_, visitor) => repeat(200, (number) => page(`/blog?q=word${visitor}${number}`))),
    repeat(1000, () => upload(site, cookie, picture)),
    repeat(1000, () => signIn(site)),
    repeat(500, () => edit(site, cookie, String(list.rows[0]?.id), processes)),
  ]);
}

/** Measures the throughput of pages and of enquiries, one after the other, and prints both. */
export async function plainLoad(name: string, site: string) {
  const pages = await autocannon({
    url: `${site}/`,
    connections: 50,
    duration: plainSeconds,
    headers: { 'accept-encoding': 'br' },
  });
  let number = 0;
  const setupRequest = (request: autocannon.Request) => {
    number += 1;
    const words = { name: `Ada ${name} ${number}`, email: 'ada@example.com', eventType: 'wedding', message: 'Hello.' };
    // Each enquiry comes from another network, so that rate limits do not apply.
    const visitor = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const headers = { 'content-type': 'application/json', origin: site, 'x-visitor': visitor };
    return { ...request, method: 'POST' as const, headers, body: JSON.stringify(words) };
  };
  const enquiries = await autocannon({
    url: `${site}/api/enquiries`,
    connections: 50,
    duration: plainSeconds,
    requests: [{ setupRequest }],
  });
  console.info(
    `${name}: ${pages.requests.average.toFixed(0)} pages/s, ${enquiries.requests.average.toFixed(0)} stored enquiries/s ` +
      `(refused or failed: ${pages.non2xx + pages.errors + enquiries.non2xx + enquiries.errors})`,
  );
}
