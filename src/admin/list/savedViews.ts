import { createContext, useContext } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { NotFound } from '#backend/errors.ts';
import { type ListName, type SavedView, viewQuery } from '#domain/savedView.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';

/** The user's saved views of all lists, from the layout's loader. */
export const SavedViewsContext = createContext<readonly SavedView[]>([]);

const listPaths: Readonly<Record<ListName, string>> = {
  leads: adminPaths.leads,
  appointments: adminPaths.appointments,
  conversations: adminPaths.messages,
  templates: adminPaths.templates,
  reviews: adminPaths.reviews,
  posts: adminPaths.adminBlog,
};

/** @returns the URL of a view. */
export const viewPath = ({ list, query }: Pick<SavedView, 'list' | 'query'>): string =>
  query === '' ? listPaths[list] : `${listPaths[list]}?${query}`;

/** @returns all of the user's views. */
export const useAllViews = (): readonly SavedView[] => useContext(SavedViewsContext);

/** @returns the user's views of a list, the current query, and the view that matches it. */
export function useSavedViews(list: ListName) {
  const views = useAllViews().filter((view) => view.list === list);
  const query = viewQuery(list, new URLSearchParams(useLocation().search));
  return { views, query, current: views.find((view) => view.query === query) };
}

/**
 * @returns a function that changes the user's views and revalidates; asks for a new sign-in if the session has ended.
 */
export function useChangeViews() {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  return async <Result>(change: (views: Backend['views']) => Promise<Result>): Promise<Result> => {
    try {
      const result = await whileSignedIn(({ views }) => change(views));
      await revalidate();
      return result;
    } catch (error) {
      // Another tab has deleted the view.
      if (error instanceof NotFound) await revalidate();
      throw error;
    }
  };
}
