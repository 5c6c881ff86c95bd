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
  useContext,
  useEffect,
  useMemo,
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

interface Notice {
  text: string;
  action?: NoticeAction;
  /** Whether it tells what others did, not the user. */
  isNews: boolean;
}

interface NoticeState {
  notice: Notice;
  /** Increases with each notice. */
  number: number;
  open: boolean;
  /** News to show once the notice is closed. */
  waiting: Notice | null;
}

type ShowNotice = (text: string, action?: NoticeAction) => void;

const noNotice: NoticeState = { notice: { text: '', isNews: false }, number: 0, open: false, waiting: null };

const shown = (state: NoticeState, notice: Notice): NoticeState => {
  if (notice.isNews && state.open && !state.notice.isNews) return { ...state, waiting: notice };
  return { ...state, notice, number: state.number + 1, open: true };
};

const closed = (state: NoticeState): NoticeState => {
  const next = { ...state, open: false, waiting: null };
  return state.waiting ? shown(next, state.waiting) : next;
};

const NoticeContext = createContext<Record<'showNotice' | 'showNews', ShowNotice>>({
  showNotice: () => undefined,
  showNews: () => undefined,
});

/** @returns a function that shows a snackbar, optionally with a button; it stays visible across navigation. */
export const useNotice = () => useContext(NoticeContext).showNotice;

/** @returns the same for what others did, which waits while a notice says what the user did. */
export const useNews = () => useContext(NoticeContext).showNews;

/** Shows the notices of the back office; a new notice replaces the old one, and the next form sent ends one without button. */
export function Notices({ children }: { children: ReactNode }) {
  const [{ notice, number, open }, setState] = useState(noNotice);
  const show = useMemo(() => {
    const showAs =
      (isNews: boolean): ShowNotice =>
      (text, action) =>
        setState((state) => shown(state, { text, action, isNews }));
    return { showNotice: showAs(false), showNews: showAs(true) };
  }, []);
  // Beside a refused form, the success of the one before would be read as its own. One to undo still can be.
  const hasAction = notice.action !== undefined;
  useEffect(() => {
    if (!open || hasAction) return;
    const dismiss = () => setState(closed);
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
    setState(closed);
    if (!snackbar.current?.contains(document.activeElement)) return;
    const target = focusedBefore.current?.isConnected ? focusedBefore.current : document.getElementById('content');
    target?.focus({ preventScroll: true });
  };
  return (
    <NoticeContext value={show}>
      {children}
      <Snackbar
        key={number}
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
                  // The second press of a double click comes while the closed notice fades.
                  if (!open) return;
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
