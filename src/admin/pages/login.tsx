import { login } from '#content/admin/login.ts';
import type { AdminHandle } from '../adminHandle.ts';

/** What the frame has to know. */
export const handle: AdminHandle = { title: login.title };

/** Not built yet. */
export function Component() {
  return <p>{handle.title}</p>;
}
