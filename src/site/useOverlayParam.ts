import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageHandle } from '#frame/pageHandle.ts';
import { useListParam } from '#lists/useListParam.ts';
import { type OverlayState, useOverlay } from './useOverlayEntry.ts';

/**
 * The dialog over the current page, whose state is a query parameter, so that its URL can be shared and Back closes it.
 * The page's handle names the parameter.
 * @returns the parameter's value (null if closed, and during hydration), and functions to change it.
 */
export function useOverlayParam() {
  const { overlay: name = '' } = usePageHandle();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setParam = useListParam();
  const { isHydrated, isMarked, openOnce, closeOnce } = useOverlay(name);

  return {
    value: isHydrated ? params.get(name) : null,
    /** @param viewTransition whether to animate with a view transition. Default: false. */
    open: (value: string, viewTransition = false) =>
      openOnce(() => setParam(name, value, { state: { [name]: true } satisfies OverlayState, viewTransition })),
    /** Replaces the value in the current history entry. */
    replace: (value: string) => setParam(name, value, { replace: true, state }),
    close: () =>
      closeOnce(() => {
        if (isMarked) navigate(-1);
        else setParam(name, '', { replace: true });
      }),
  };
}
