import { useMatches } from 'react-router-dom';

/** What the frame has to know of a page of the back office: its route's `handle`. */
export interface AdminHandle {
  /** The section's title, in the header and the browser's tab. */
  title: string;
}

/** @returns the handle of the page that is shown. */
export function useAdminHandle(): AdminHandle {
  const handle = useMatches().at(-1)?.handle as AdminHandle | undefined;
  return handle ?? { title: '' };
}
