/**
 * @param record what is being sent. @param kind what it is: each kind has an attempt of its own.
 * @returns a random text: the same one for every attempt to send the same record, after a reload too, so that the
 * server can tell a second attempt from a second enquiry. Null without a storage (switched off, or on the server, which
 * sends for browsers without JavaScript): the server compares the words then.
 */
export function attemptKey(record: object, kind: 'enquiry' | 'review'): string | null {
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

/** @returns 128 random bits as hex; `randomUUID` is not there on a page without TLS. */
export const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A short sum of a text (FNV-1a, 32 bits), so that nothing that was typed is kept. Source: RFC 9923. */
function digestOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 0).toString(36);
}
