import { createContext, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { backendOf } from '#backend/context.ts';

/** @returns reads something once in a navigation, however many loaders, which run side by side, ask for it. */
function readOnce<Answer>(read: (backend: Backend) => Promise<Answer>) {
  const reading = createContext<Promise<Answer> | null>(null);
  return (context: Readonly<RouterContextProvider>): Promise<Answer> => {
    const answer = context.get(reading) ?? backendOf(context).then(read);
    context.set(reading, answer);
    return answer;
  };
}

/** Gives who is signed in, or null; the guard and the frame share one reading. */
export const readSession = readOnce((backend) => backend.session.current());

/** Gives the dashboard; frame and page share one reading. */
export const readDashboard = readOnce((backend) => backend.dashboard.read());

/** A list that is searched, filtered or turned changes nothing around it; another page and a change of records may. */
export const notWhileNarrowing = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
