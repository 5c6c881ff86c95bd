/** The kinds of records that visitors send; each has its own key. */
type SentKind = 'enquiry' | 'review';

/** @returns a header that is the same for all attempts to send a record; without session storage, none. */
export const attemptHeader = (record: object, kind: SentKind): Record<string, string> => {
  const key = attemptKey(record, kind);
  return key ? { 'idempotency-key': key } : {};
};

/**
 * Returns an idempotency key for a record that is being sent. All attempts to send the same record get the same key,
 * even after a reload, so that the server can tell a repeated request from a new record.
 * @param record the content of the request.
 * @returns a random key, or null if session storage is unavailable (disabled, or on the server, which sends forms for
 * browsers without JavaScript). Without a key, the server compares the content.
 */
function attemptKey(record: object, kind: SentKind): string | null {
  const storageKey = `${kind}-attempt`;
  const digest = digestOf(JSON.stringify(record));
  const [lastDigest, lastKey] = readLast(storageKey);
  if (lastDigest === digest && lastKey) return lastKey;
  const key = newAttempt();
  try {
    sessionStorage.setItem(storageKey, `${digest} ${key}`);
  } catch {
    return null;
  }
  return key;
}

function readLast(storageKey: string): string[] {
  try {
    return (sessionStorage.getItem(storageKey) ?? '').split(' ');
  } catch {
    return [];
  }
}

/** @returns 128 random bits as hex; `randomUUID` is unavailable on pages without TLS. */
export const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @returns a short hash of a text (FNV-1a, 32 bits), so that no typed text is stored. Source: RFC 9923. */
function digestOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 0).toString(36);
}
