import { leadWords } from '#content/admin/leads.ts';
import type { AdminHandle } from '../adminHandle.ts';

/** What the frame has to know. */
export const handle: AdminHandle = { title: leadWords.title };

/** Not built yet. */
export function Component() {
  return <p>{handle.title}</p>;
}
