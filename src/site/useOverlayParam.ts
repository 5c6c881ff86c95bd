import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useListParam } from '#lists/useListParam.ts';

/**
 * A dialog that the address names, so that it can be shared and Back closes it.
 * @param name the parameter that says what is open.
 * @returns its value (null where nothing is open, and while the server's HTML is being taken over), and how to change it.
 */
export function useOverlayParam(name: string) {
  const location = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setParam = useListParam();
  const [mounted, setMounted] = useState(false);
  const closed = useRef<string>(undefined);
  // Marks a history entry that the page itself made: closing goes back over it.
  const opened = { [name]: true };

  useEffect(() => setMounted(true), []);

  return {
    value: mounted ? params.get(name) : null,
    /** @param viewTransition whether what is open grows out of what was pressed. */
    open: (value: string, viewTransition = false) => setParam(name, value, { state: opened, viewTransition }),
    /** Shows something else in the same entry of the history. */
    replace: (value: string) => setParam(name, value, { replace: true, state: location.state }),
    close: () => {
      // A second press of Escape must not go back twice.
      if (closed.current === location.key) return;
      closed.current = location.key;
      if ((location.state as typeof opened | null)?.[name]) navigate(-1);
      else setParam(name, '', { replace: true });
    },
  };
}
