import { matchingPassage } from './passages.ts';
import { postSummary, type StoredPost } from './post.ts';
import { textOfHtml } from './readableText.ts';
import type { FoundPost } from './search.ts';

/** @param text the search text. @returns a post as a search finds it. */
export const foundPost = (post: StoredPost, text: string): FoundPost => {
  const { title, excerpt, author, tags, content } = post;
  return {
    ...postSummary(post),
    passage: matchingPassage(title, [author, excerpt, tags.join(', '), textOfHtml(content)], text),
  };
};
