import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { snackbarContentClasses } from '@mui/material/SnackbarContent';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { shell } from '#content/admin/shell.ts';
import { lineClamp } from './lineClamp.ts';

/**
 * Time for which a notice is shown, in ms. Notices need no response, so WCAG 2.2.1 allows them to close by themselves.
 */
const noticeDuration = 6000;

/** Time for which a notice with a button is shown, in ms: about ten times the time needed to reach the button. */
const actionNoticeDuration = 30_000;

/** Button of a notice. */
export interface NoticeAction {
  label: string;
  onPress: () => void;
}

type ShowNotice = (text: string, action?: NoticeAction) => void;

const NoticeContext = createContext<ShowNotice>(() => undefined);

/** @returns a function that shows a snackbar, optionally with a button; it stays visible across navigation. */
export const useNotice = () => useContext(NoticeContext);

/** Shows the notices of the back office; a new notice replaces the old one, and the next form sent ends one without button. */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<{ text: string; action?: NoticeAction; number: number }>({
    text: '',
    number: 0,
  });
  const [open, setOpen] = useState(false);
  const showNotice = useCallback<ShowNotice>((text, action) => {
    setNotice(({ number }) => ({ text, action, number: number + 1 }));
    setOpen(true);
  }, []);
  // Beside a refused form, the success of the one before would be read as its own. One to undo still can be.
  const hasAction = notice.action !== undefined;
  useEffect(() => {
    if (!open || hasAction) return;
    const dismiss = () => setOpen(false);
    document.addEventListener('submit', dismiss, true);
    return () => document.removeEventListener('submit', dismiss, true);
  }, [open, hasAction]);
  const focusedBefore = useRef<HTMLElement>(null);
  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusedBefore.current = relatedTarget;
  };
  const snackbar = useRef<HTMLDivElement>(null);
  /** Closes the notice. If it has the focus, the control that had it before gets it back. */
  const close = () => {
    setOpen(false);
    if (!snackbar.current?.contains(document.activeElement)) return;
    const target = focusedBefore.current?.isConnected ? focusedBefore.current : document.getElementById('content');
    target?.focus({ preventScroll: true });
  };
  return (
    <NoticeContext value={showNotice}>
      {children}
      <Snackbar
        key={notice.number}
        ref={snackbar}
        onFocus={rememberFocus}
        open={open}
        autoHideDuration={notice.action ? actionNoticeDuration : noticeDuration}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        // In the middle of the page beside the sidebar, whose last entry would be covered otherwise.
        sx={{ left: { md: ({ measures }) => `calc(50% + ${measures.sidebar / 2}px)` } }}
        slotProps={{
          content: {
            sx: { maxWidth: { sm: 560 }, flexWrap: 'nowrap', [`.${snackbarContentClasses.action}`]: { flex: 'none' } },
          },
        }}
        message={
          // These lines hold every sentence of ours, also with a name of 200 wide letters: what was done is said after it.
          <Box title={notice.text} sx={lineClamp({ xs: 16, sm: 12 })}>
            {notice.text}
          </Box>
        }
        action={
          <>
            {notice.action && (
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  close();
                  notice.action?.onPress();
                }}
              >
                {notice.action.label}
              </Button>
            )}
            <IconButton color="inherit" size="small" aria-label={shell.closeNotice} onClick={close}>
              <CloseRounded fontSize="small" />
            </IconButton>
          </>
        }
      />
    </NoticeContext>
  );
}
