import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router-dom';
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
  const search = useListSearch();
  // Rendered at once, unless told otherwise: a filter chosen right after the last letter has to know of that letter.
  return (
    name: string,
    value: string,
    {
      standard,
      ...options
    }: Pick<NavigateOptions, 'replace' | 'state' | 'viewTransition' | 'flushSync'> & { standard?: string } = {},
  ) =>
    navigate(
      { search: withParam(new URLSearchParams(search), name, value, standard).toString() },
      { flushSync: true, ...options, preventScrollReset: true },
    );
}
