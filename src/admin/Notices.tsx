import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** How long a notice stands, in ms; WCAG 2.2.1 lets it go by itself, for it asks for nothing. */
const standsFor = 6000;

/** How long one stands that something can be done about, in ms: ten times what it takes to reach it. */
const actionStandsFor = 30_000;

/** What can be done about what a notice says. */
export interface NoticeAction {
  label: string;
  onPress: () => void;
}

type Say = (text: string, action?: NoticeAction) => void;

const NoticeContext = createContext<Say>(() => undefined);

/** @returns a function that says a sentence at the lower edge, over whatever page comes next, and what can be done about it. */
export const useNotice = () => useContext(NoticeContext);

/** The place where the back office says what it has done; a new notice takes the old one's place. */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<{ text: string; action?: NoticeAction; number: number }>({
    text: '',
    number: 0,
  });
  const [open, setOpen] = useState(false);
  const say = useCallback<Say>((text, action) => {
    setNotice(({ number }) => ({ text, action, number: number + 1 }));
    setOpen(true);
  }, []);
  return (
    <NoticeContext value={say}>
      {children}
      <Snackbar
        key={notice.number}
        open={open}
        autoHideDuration={notice.action ? actionStandsFor : standsFor}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={notice.text}
        action={
          notice.action && (
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setOpen(false);
                notice.action?.onPress();
              }}
            >
              {notice.action.label}
            </Button>
          )
        }
      />
    </NoticeContext>
  );
}
