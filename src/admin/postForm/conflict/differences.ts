import { type PostDraft, parseTags } from '#domain/post.ts';
import { sameContent } from '../editor/sameContent.ts';

/** A field of a post. */
export type PostField = keyof PostDraft;

/** The fields in the order in which they are compared: the short ones first. */
const fields: readonly PostField[] = ['title', 'excerpt', 'status', 'category', 'tags', 'featuredImage', 'content'];

/** What counts as the same in a field that can be written in several ways. */
const same: Partial<Record<PostField, (mine: string, theirs: string) => boolean>> = {
  tags: (mine, theirs) => parseTags(mine).join() === parseTags(theirs).join(),
  content: sameContent,
};

/** @returns the fields in which two versions of a post differ. */
export const differences = (mine: PostDraft, theirs: PostDraft): PostField[] =>
  fields.filter((field) => mine[field] !== theirs[field] && !same[field]?.(mine[field], theirs[field]));
