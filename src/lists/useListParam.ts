import { useContext } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { withParam } from '#domain/listQuery.ts';

/** @returns the query of the address; a change that is still on its way counts already, else the next one would undo it. */
export function useListSearch(): string {
  const location = useLocation();
  return (useNavigation().location ?? location).search;
}

/**
 * Changes one part of a list's query in the address; the page stays where it is scrolled to.
 * @returns a function of the parameter's name, its new value, and whether Back should skip the change; also the value
 * that goes without saying, where that is not `all`.
 */
export function useListParam() {
  const navigate = useNavigate();
  const here = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return (
    name: string,
    value: string,
    {
      standard,
      ...options
    }: Pick<NavigateOptions, 'replace' | 'state' | 'viewTransition'> & { standard?: string } = {},
  ) => {
    // The router knows at once of what is on its way, long before a page is drawn that says so: a filter chosen right
    // after the last letter keeps that letter. React Router has no other way to ask it without drawing the page twice.
    const { search } = router?.state.navigation.location ?? router?.state.location ?? here;
    return navigate(
      { search: withParam(new URLSearchParams(search), name, value, standard).toString() },
      { ...options, preventScrollReset: true },
    );
  };
}
