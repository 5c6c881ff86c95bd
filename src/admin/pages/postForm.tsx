import { postWords } from '#content/admin/posts.ts';
import type { AdminHandle } from '../adminHandle.ts';

/** What the frame has to know. */
export const handle: AdminHandle = { title: postWords.title };

/** Not built yet. */
export function Component() {
  return <p>{handle.title}</p>;
}
