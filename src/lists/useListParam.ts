import { useContext } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { withParam } from '#domain/listQuery.ts';

/**
 * @returns the query string of the URL; that of a pending navigation, if any, so that the next change does not undo it.
 */
export function useListSearch(): string {
  const location = useLocation();
  return (useNavigation().location ?? location).search;
}

/**
 * Changes one query parameter of a list and keeps the scroll position.
 * @returns a function of the parameter's name, its new value and the navigation options; `defaultValue`, by default
 * `all`, is left out of the URL.
 */
export function useListParam() {
  const navigate = useNavigate();
  const here = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return (
    name: string,
    value: string,
    {
      defaultValue,
      ...options
    }: Pick<NavigateOptions, 'replace' | 'state' | 'viewTransition'> & { defaultValue?: string } = {},
  ) => {
    // The router's state includes a pending navigation before a page renders it, so that a filter chosen right after
    // the last character keeps that character. React Router has no public way to read it without an additional render.
    const { search } = router?.state.navigation.location ?? router?.state.location ?? here;
    return navigate(
      { search: withParam(new URLSearchParams(search), name, value, defaultValue).toString() },
      { ...options, preventScrollReset: true },
    );
  };
}
