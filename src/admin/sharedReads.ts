import { createContext, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { backendOf } from '#backend/context.ts';

/** Shares one request between the loaders of a navigation, which run in parallel. */
function readOnce<Answer>(read: (backend: Backend) => Promise<Answer>) {
  const reading = createContext<Promise<Answer> | null>(null);
  return (context: Readonly<RouterContextProvider>): Promise<Answer> => {
    const answer = context.get(reading) ?? backendOf(context).then(read);
    context.set(reading, answer);
    return answer;
  };
}

/** Reads the current session, or null; shared by the middleware and the layout's loader. */
export const readSession = readOnce((backend) => backend.session.current());

/** Reads the dashboard; shared by the loaders of layout and page. */
export const readDashboard = readOnce((backend) => backend.dashboard.read());

/** Skips revalidation while a list is searched, filtered or paged; not after changes of records or on other pages. */
export const skipRevalidationOnFilter = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
