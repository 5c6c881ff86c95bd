import { dashboard } from '#content/admin/dashboard.ts';
import type { AdminHandle } from '../adminHandle.ts';

/** What the frame has to know. */
export const handle: AdminHandle = { title: dashboard.title };

/** Not built yet. */
export function Component() {
  return <p>{handle.title}</p>;
}
