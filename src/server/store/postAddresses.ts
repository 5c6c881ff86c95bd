import { InvalidInput } from '#backend/errors.ts';
import { type Post, takenSlug } from '#domain/post.ts';
import { slugOf } from '#domain/slug.ts';
import type { Db } from './database.ts';
import { ownLanguage } from './siteRecords.ts';

/** Where a post is, and where it was before: an address belongs to one post for as long as there is that post. */
export interface PostAddressTable {
  /** As addresses have it: empty for the site's first. */
  language: string;
  /** The last part of the address. */
  slug: string;
  post_id: string;
}

/** How many numbers are tried behind a title that others have, too. */
const mostTries = 20;

/**
 * Gives a post its address in the transaction that stores it, and keeps those that it had.
 * @param post its id, title, and the address that it has; empty where it is new. @param chosen by staff, or empty.
 * @returns the chosen one, else the one that it has, else one of its title.
 * @throws InvalidInput (`slug`) where the chosen one is another post's.
 */
export async function givePostAddress(
  trx: Db,
  { id, slug, title }: Pick<Post, 'id' | 'slug' | 'title'>,
  chosen: string,
): Promise<string> {
  if (chosen === slug && slug) return slug;
  if (chosen) {
    if (await take(trx, id, chosen)) return chosen;
    throw new InvalidInput({ slug: takenSlug });
  }
  if (slug) return slug;
  const base = slugOf(title) || `post-${id}`;
  for (let count = 1; count <= mostTries; count += 1) {
    const wanted = count === 1 ? base : `${base}-${count}`;
    if (await take(trx, id, wanted)) return wanted;
  }
  const own = `${base}-${id}`;
  await take(trx, id, own);
  return own;
}

/** @returns whether the address is the post's now. Two who want it at once wait for each other. */
async function take(trx: Db, id: string, slug: string): Promise<boolean> {
  await trx
    .insertInto('post_address')
    .values({ language: ownLanguage, slug, post_id: id })
    .onConflict((conflict) => conflict.columns(['language', 'slug']).doNothing())
    .execute();
  const owner = await trx
    .selectFrom('post_address')
    .select('post_id')
    .where('language', '=', ownLanguage)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return owner?.post_id === id;
}
