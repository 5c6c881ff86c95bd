import { createContext, useContext } from 'react';
import { shell } from '#content/admin/shell.ts';

/** Number of conversations with new messages. */
export const NewMessagesContext = createContext(0);

/**
 * Document title of a page, including the number of new messages. A title rendered later in the tree precedes the
 * layout's in `<head>`, and browsers use the first one.
 */
export function PageTitle({ children }: { children: string }) {
  return <title>{shell.documentTitle(children, useContext(NewMessagesContext))}</title>;
}
