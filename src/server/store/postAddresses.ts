import { InvalidInput } from '#backend/errors.ts';
import { type Post, takenSlug } from '#domain/post.ts';
import { slugOf } from '#domain/slug.ts';
import type { Db } from './database.ts';
import { ownLanguage } from './siteRecords.ts';

/** Current and former slugs of posts. A slug belongs to one post for as long as that post exists. */
export interface PostAddressTable {
  /** Language prefix, as in URLs; empty for the site's default language. */
  language: string;
  /** The last segment of the URL. */
  slug: string;
  post_id: string;
}

/** Maximum numeric suffixes tried for a title that other posts have, too. */
const maxAttempts = 20;

/**
 * Assigns a slug to a post, in the transaction that stores it. Former slugs of the post stay reserved.
 * @param post its id, title and current slug; the slug is empty for a new post.
 * @param chosenSlug the slug chosen by staff, or an empty string.
 * @returns the chosen slug, else the current one, else one derived from the title.
 * @throws InvalidInput (`slug`) if another post has the chosen slug.
 */
export async function assignSlug(
  trx: Db,
  { id, slug, title }: Pick<Post, 'id' | 'slug' | 'title'>,
  chosenSlug: string,
): Promise<string> {
  if (chosenSlug === slug && slug) return slug;
  if (chosenSlug) {
    if (await claimSlug(trx, id, chosenSlug)) return chosenSlug;
    throw new InvalidInput({ slug: takenSlug });
  }
  if (slug) return slug;
  const base = slugOf(title) || `post-${id}`;
  for (let count = 1; count <= maxAttempts; count += 1) {
    const candidate = count === 1 ? base : `${base}-${count}`;
    if (await claimSlug(trx, id, candidate)) return candidate;
  }
  const own = `${base}-${id}`;
  await claimSlug(trx, id, own);
  return own;
}

/**
 * Claims a slug for a post; concurrent claims of the same slug wait for each other.
 * @returns whether the post has it now.
 */
async function claimSlug(trx: Db, id: string, slug: string): Promise<boolean> {
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
