import { createContext, useContext } from 'react';
import { shell } from '#content/admin/shell.ts';

/** How many conversations have news that nobody has looked at here. */
export const NewMessagesContext = createContext(0);

/**
 * The browser's title of a page, which counts what has come in. A later one goes before the frame's, and is the one that
 * the browser reads.
 */
export function PageTitle({ children }: { children: string }) {
  return <title>{shell.documentTitle(children, useContext(NewMessagesContext))}</title>;
}
