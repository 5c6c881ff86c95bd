import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageHandle } from '#frame/pageHandle.ts';
import { useListParam } from '#lists/useListParam.ts';

/**
 * The dialog over the current page, whose state is a query parameter, so that its URL can be shared and Back closes it.
 * The page's handle names the parameter.
 * @returns the parameter's value (null if closed, and during hydration), and functions to change it.
 */
export function useOverlayParam() {
  const { overlay: name = '' } = usePageHandle();
  const location = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setParam = useListParam();
  const [mounted, setMounted] = useState(false);
  const closing = useRef(false);
  // Marks history entries pushed by this hook; closing the dialog then navigates back.
  const opened = { [name]: true };

  useEffect(() => setMounted(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closing ends with the navigation; Forward reopens the same entry.
  useEffect(() => {
    closing.current = false;
  }, [location.key]);

  return {
    value: mounted ? params.get(name) : null,
    /** @param viewTransition whether to animate with a view transition. Default: false. */
    open: (value: string, viewTransition = false) => setParam(name, value, { state: opened, viewTransition }),
    /** Replaces the value in the current history entry. */
    replace: (value: string) => setParam(name, value, { replace: true, state: location.state }),
    close: () => {
      // Ignores a second Escape press, which would navigate back twice.
      if (closing.current) return;
      closing.current = true;
      if ((location.state as typeof opened | null)?.[name]) navigate(-1);
      else setParam(name, '', { replace: true });
    },
  };
}
