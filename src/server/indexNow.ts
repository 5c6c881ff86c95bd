/**
 * Notifies search engines of published and changed posts. Source: indexnow.org/documentation. Pending notifications are
 * derived from the posts and a setting with the time of the last notified change, so they survive a restart, and only
 * one of several processes sends them.
 */
import type { FastifyInstance } from 'fastify';
import { minute } from '#domain/durations.ts';
import { postPath } from '#paths';
import type { IndexNowConfig } from './config.ts';
import { repeat } from './repeat.ts';
import { hiddenRoute } from './routes/schemas.ts';
import type { Db } from './store/database.ts';
import { changeSetting, readSetting } from './store/settings.ts';

const second = 1000;

/** Polling interval, in ms. */
const interval = 30 * second;

/** Timeout of a notification, and the lease of the process that sends it, in ms. */
const timeout = 10 * second;
const lease = 2 * minute;

/** Age of a change before it is announced, in ms: an earlier change may not be committed yet. */
const settling = 5 * second;

/** Maximum delay between attempts, in ms. After this many attempts, about a day, the changes are skipped. */
const maxDelay = 60 * minute;
const maxAttempts = 28;

/** Maximum URLs per notification; the protocol allows ten times as many. */
const maxAtOnce = 1000;

/** The setting with the state of notifications. */
const name = 'indexnow';

interface NotificationState {
  /** Instant of the last notified change, ISO 8601 UTC. */
  until: string;
  /** Time of the next attempt, ISO 8601 UTC; empty for at once. */
  dueAt: string;
  /** Number of attempts for the next notification. */
  attempts: number;
}

const at = (time: number) => new Date(time).toISOString();

/**
 * Sends pending notifications if they are due. The first call, as the first with a clock that was set back, only stores
 * the time, because earlier posts are considered known.
 * @param signal cancels the request.
 * @param patience timeout of the request, in ms.
 * @returns the number of notified URLs.
 * @throws Error if the search engine did not accept the notification.
 */
export async function notifySearchEngines(
  db: Db,
  config: IndexNowConfig,
  signal: AbortSignal,
  patience = timeout,
): Promise<number> {
  const now = Date.now();
  const initialState: NotificationState = { until: at(now), dueAt: '', attempts: 0 };
  const { value, text } = await readSetting(db, name, initialState);
  // A state that is ahead was stored before the system clock was set back.
  if (text === null || value.until > at(now)) {
    await changeSetting(db, name, text, initialState);
    return 0;
  }
  if (value.dueAt > at(now) && value.dueAt <= at(now + maxDelay)) return 0;
  const posts = await db
    .selectFrom('post')
    .select(['language', 'slug', 'updated_at'])
    .where('status', '=', 'published')
    .where('updated_at', '>', value.until)
    .where('updated_at', '<=', at(now - settling))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(maxAtOnce)
    .execute();
  const until = posts.at(-1)?.updated_at;
  if (!until) return 0;
  const claimedState: NotificationState = { ...value, dueAt: at(now + lease), attempts: value.attempts + 1 };
  // Another process was faster.
  if (!(await changeSetting(db, name, text, claimedState))) return 0;
  const storeState = (state: NotificationState) => changeSetting(db, name, JSON.stringify(claimedState), state);
  const { siteUrl } = config;
  try {
    await send(
      config,
      posts.map(({ language, slug }) => siteUrl + (language && `/${language}`) + postPath(slug)),
      AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    );
  } catch (error) {
    if (claimedState.attempts >= maxAttempts) await storeState({ ...initialState, until });
    else
      await storeState({ ...claimedState, dueAt: at(now + Math.min(2 ** claimedState.attempts * minute, maxDelay)) });
    throw error;
  }
  await storeState({ ...initialState, until });
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

/** Serves the key file, which proves to search engines that notifications come from the site. */
export function serveIndexNowKey(app: FastifyInstance, { key }: IndexNowConfig): void {
  app.get(keyPath(key), { schema: hiddenRoute }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(key),
  );
}

/**
 * Starts sending notifications periodically.
 * @param onError called with errors.
 * @returns a function that cancels the request being sent and stops; resolves once its outcome is stored.
 */
export function startIndexNow(db: Db, config: IndexNowConfig, onError: (error: unknown) => void): () => Promise<void> {
  const ending = new AbortController();
  const { stop } = repeat(
    () => notifySearchEngines(db, config, ending.signal),
    interval,
    (error) => ending.signal.aborted || onError(error),
  );
  return async () => {
    ending.abort();
    await stop();
  };
}
