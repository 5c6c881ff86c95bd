import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotFound } from '#backend/errors.ts';
import { type Article, previewDays, toArticle } from '#domain/article.ts';
import { day } from '#domain/durations.ts';
import type { Db } from './database.ts';
import { getPost, getStoredPost } from './posts.ts';
import { changeSetting, readSetting } from './settings.ts';
import { latestEnd, newToken } from './tokens.ts';

/** Validity of a link, in ms. */
const lifetime = previewDays * day;

/** The setting with the key that signs preview links. */
const name = 'preview-key';

/** @returns the signing key; created on first use, and shared by all processes. */
async function previewKey(trx: Db): Promise<string> {
  const { value, text } = await readSetting<{ key: string } | null>(trx, name, null);
  if (value) return value.key;
  const newKey = { key: newToken() };
  return (await changeSetting(trx, name, text, newKey)) ? newKey.key : previewKey(trx);
}

const signatureOf = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/**
 * Creates a token with which anyone can read a post for `previewDays`.
 * @returns the post's id, the expiry in ms since 1970, and a signature.
 * @throws NotFound
 */
export async function makePreview(trx: Db, id: string, now = Date.now()): Promise<string> {
  await getPost(trx, id);
  const signedText = `${id}.${now + lifetime}`;
  return `${signedText}.${signatureOf(await previewKey(trx), signedText)}`;
}

/** @param token as received. @returns the current post. @throws NotFound if the token is invalid or expired. */
export async function readPreview(db: Db, token: string, now = Date.now()): Promise<Article> {
  const [id = '', end = '', signature = ''] = token.split('.');
  const { value } = await readSetting<{ key: string } | null>(db, name, null);
  const expected = value && signatureOf(value.key, `${id}.${end}`);
  const isGood =
    expected !== null && sameText(signature, expected) && Number(end) > now && Number(end) <= latestEnd(now, lifetime);
  if (!isGood) throw new NotFound('This preview link is invalid or has expired. Please ask for a new one.');
  return toArticle(await getStoredPost(db, id));
}

/** Compares in constant time, so that the duration does not reveal how much of a signature is right. */
function sameText(a: string, b: string): boolean {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
}
