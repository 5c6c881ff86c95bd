/**
 * Tells search engines of posts that were published or changed. Source: indexnow.org/documentation. What there is to tell
 * follows from the posts themselves, and a setting says up to when it was told: a restart forgets nothing, and of several
 * processes one tells it.
 */
import type { FastifyInstance } from 'fastify';
import { postPath } from '#paths';
import type { IndexNowConfig } from './config.ts';
import { hidden } from './routes/schemas.ts';
import type { Db } from './store/database.ts';
import { changeSetting, readSetting } from './store/settings.ts';

const second = 1000;
const minute = 60 * second;

/** How often is looked, in ms. */
const interval = 30 * second;

/** How long a search engine may take to answer, and whoever asks it to note the answer, in ms. */
const timeout = 10 * second;
const lease = 2 * minute;

/** How long (ms) a saved post waits before it is announced: an earlier save may not be committed yet. */
const settling = 5 * second;

/** Gaps between attempts grow up to an hour; after so many, about a day, what was not taken is left out. */
const longestGap = 60 * minute;
const mostAttempts = 28;

/** Addresses that are told at once; the protocol takes ten times as many. */
const mostAtOnce = 1000;

/** The setting that says what was told. */
const name = 'indexnow';

interface Told {
  /** Instant of the last change that was told, ISO 8601 UTC. */
  until: string;
  /** When to try next; empty for at once. */
  dueAt: string;
  /** Attempts at what comes next. */
  attempts: number;
}

const at = (time: number) => new Date(time).toISOString();

/**
 * Tells what there is to tell, if it is time. From the first look on: what was published before is known already.
 * @param signal ends it. @param patience how long the answer may take, in ms. @returns how many addresses were told. @throws Error where nobody has listened.
 */
export async function tellSearchEngines(
  db: Db,
  config: IndexNowConfig,
  signal: AbortSignal,
  patience = timeout,
): Promise<number> {
  const now = Date.now();
  const begin: Told = { until: at(now), dueAt: '', attempts: 0 };
  const { value, text } = await readSetting(db, name, begin);
  if (text === null) {
    await changeSetting(db, name, null, begin);
    return 0;
  }
  if (value.dueAt > at(now)) return 0;
  const posts = await db
    .selectFrom('post')
    .select(['language', 'slug', 'updated_at'])
    .where('status', '=', 'published')
    .where('updated_at', '>', value.until)
    .where('updated_at', '<=', at(now - settling))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute();
  const until = posts.at(-1)?.updated_at;
  if (!until) return 0;
  const taken: Told = { ...value, dueAt: at(now + lease), attempts: value.attempts + 1 };
  // Another process is quicker.
  if (!(await changeSetting(db, name, text, taken))) return 0;
  const note = (told: Told) => changeSetting(db, name, JSON.stringify(taken), told);
  const { siteUrl } = config;
  try {
    await send(
      config,
      posts.map(({ language, slug }) => siteUrl + (language && `/${language}`) + postPath(slug)),
      AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    );
  } catch (error) {
    if (taken.attempts >= mostAttempts) await note({ ...begin, until });
    else await note({ ...taken, dueAt: at(now + Math.min(2 ** taken.attempts * minute, longestGap)) });
    throw error;
  }
  await note({ ...begin, until });
  return posts.length;
}

async function send({ key, endpoint, siteUrl }: IndexNowConfig, urlList: string[], signal: AbortSignal): Promise<void> {
  const { host } = new URL(siteUrl);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: siteUrl + keyPath(key), urlList }),
    redirect: 'error',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The search engine has answered with status ${response.status}.`);
}

const keyPath = (key: string) => `/${key}.txt`;

/** Serves the key, by which search engines know that it is the site itself that tells them. */
export function serveIndexNowKey(app: FastifyInstance, { key }: IndexNowConfig): void {
  app.get(keyPath(key), { schema: hidden }, (_request, reply) => reply.type('text/plain; charset=utf-8').send(key));
}

/** Tells search engines from time to time. @param failed hears what goes wrong. @returns ends it. */
export function startIndexNow(db: Db, config: IndexNowConfig, failed: (error: unknown) => void): () => void {
  const ending = new AbortController();
  let underWay = false;
  const look = async () => {
    if (underWay) return;
    underWay = true;
    await tellSearchEngines(db, config, ending.signal).catch((error) => ending.signal.aborted || failed(error));
    underWay = false;
  };
  const timer = setInterval(look, interval).unref();
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}
