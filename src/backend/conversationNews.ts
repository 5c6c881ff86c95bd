import type { ConversationNews } from '#domain/conversation.ts';

/** How long it takes until a stream that was refused is asked for again, in ms: doubled each time, a minute at most. */
const firstWait = 5000;
const longestWait = 60_000;

/** Called with what has changed; with an empty list where something may have been missed. */
export type NewsListener = (news: readonly ConversationNews[]) => void;

/** Opens a stream of server-sent events; the browser's `EventSource` does, as far as it is used here. */
export type OpenStream = (
  path: string,
) => Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'readyState' | 'close'>;

/**
 * Listens to a stream. A connection that breaks, the browser makes anew by itself; one that was refused, as after the
 * end of a session, is asked for again here. @returns ends it.
 */
function listen(path: string, open: OpenStream, listener: NewsListener): () => void {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: ReturnType<OpenStream>;
  const connect = () => {
    stream = open(path);
    stream.onopen = () => {
      wait = firstWait;
      listener([]);
    };
    stream.onmessage = ({ data }) => listener(JSON.parse(data) as ConversationNews[]);
    stream.onerror = () => {
      if (stream.readyState !== closed) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(2 * wait, longestWait);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}

/** `EventSource.CLOSED`. */
const closed = 2;

/**
 * Listens to a stream, once for all tabs of this browser: one of them has it open, and hands on to the others what it
 * hears. Over plain HTTP a browser has six connections for all of them. @returns ends it.
 */
export function listenTogether(path: string, open: OpenStream, listener: NewsListener): () => void {
  // Browsers have locks on safe origins alone.
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
  // Who ends it while waiting for the others is told so by an error.
  navigator.locks.request(path, { signal: ending.signal }, whileMine).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
}
