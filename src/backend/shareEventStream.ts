import type { ConversationNews } from '#domain/conversation.ts';
import { minute } from '#domain/durations.ts';

/** Delays before a rejected stream is requested again, in ms: doubled each time, up to a minute. */
const firstDelay = 5000;
const maxDelay = minute;

/** Called with changes; called with an empty list if changes may have been missed. */
export type NewsListener = (news: readonly ConversationNews[]) => void;

/** Opens a stream of server-sent events; satisfied by the browser's `EventSource`. */
export type OpenStream = (
  path: string,
) => Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'readyState' | 'close'>;

/**
 * Listens to a stream. The browser reconnects broken connections; requests rejected by the server, e.g. after the end
 * of a session, are retried here. Each request says for how long the page has been open: the server sends an empty list
 * at once if anything has changed since then, so that a new page need not read its data twice.
 * @returns a function that closes the stream.
 */
function listen(path: string, open: OpenStream, listener: NewsListener): () => void {
  let wait = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: ReturnType<OpenStream>;
  const connect = () => {
    stream = open(`${path}?age=${Math.ceil(performance.now())}`);
    let isReconnected = false;
    stream.onopen = () => {
      wait = firstDelay;
      if (isReconnected) listener([]);
      isReconnected = true;
    };
    stream.onmessage = ({ data }) => listener(JSON.parse(data));
    stream.onerror = () => {
      if (stream.readyState !== closedState) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(2 * wait, maxDelay);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}

/** `EventSource.CLOSED`. */
const closedState = 2;

/**
 * Listens to a stream once for all tabs of a browser: one tab holds the connection and broadcasts events to the others,
 * because over plain HTTP a browser opens only six connections per host.
 * @returns a function that stops listening.
 */
export function shareEventStream(path: string, open: OpenStream, listener: NewsListener): () => void {
  // The Web Locks API is available in secure contexts only.
  if (!globalThis.navigator?.locks) return listen(path, open, listener);
  const ending = new AbortController();
  const channel = new BroadcastChannel(path);
  channel.onmessage = ({ data }) => listener(data);
  const handOn: NewsListener = (news) => {
    listener(news);
    channel.postMessage(news);
  };
  const whileMine = () =>
    new Promise<void>((resolve) => {
      const stop = listen(path, open, handOn);
      ending.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  // Aborting while waiting for the lock rejects the promise.
  navigator.locks.request(path, { signal: ending.signal }, whileMine).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
}
