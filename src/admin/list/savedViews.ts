import { createContext, useContext } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { type ListName, type SavedView, viewQuery } from '#domain/savedView.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';

/** One's own saved views, of all lists; the frame loads them with each page. */
export const SavedViewsContext = createContext<readonly SavedView[]>([]);

const listPaths: Readonly<Record<ListName, string>> = {
  leads: adminPaths.leads,
  appointments: adminPaths.appointments,
  conversations: adminPaths.messages,
  templates: adminPaths.templates,
  reviews: adminPaths.reviews,
  posts: adminPaths.adminBlog,
};

/** @returns the address that a view is a name for. */
export const viewPath = ({ list, query }: Pick<SavedView, 'list' | 'query'>): string =>
  query === '' ? listPaths[list] : `${listPaths[list]}?${query}`;

/** @returns all of one's own views. */
export const useAllViews = (): readonly SavedView[] => useContext(SavedViewsContext);

/** @returns one's own views of a list, what its address shows now, and which of them that is. */
export function useSavedViews(list: ListName) {
  const views = useAllViews().filter((view) => view.list === list);
  const query = viewQuery(list, new URLSearchParams(useLocation().search));
  return { views, query, present: views.find((view) => view.query === query) };
}

/** @returns does something with one's own views, asks for a sign-in where that has ended, and shows what came of it. */
export function useChangeViews() {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  return async <Result>(change: (views: Backend['views']) => Promise<Result>): Promise<Result> => {
    const result = await whileSignedIn(async () => change((await backend()).views));
    await revalidate();
    return result;
  };
}
