import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** How long a notice stands, in ms; WCAG 2.2.1 lets it go by itself, for it asks for nothing. */
const standsFor = 6000;

const NoticeContext = createContext<(text: string) => void>(() => undefined);

/** @returns a function that says a sentence at the lower edge, over whatever page comes next. */
export const useNotice = () => useContext(NoticeContext);

/** The place where the back office says what it has done; a new notice takes the old one's place. */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState({ text: '', number: 0 });
  const [open, setOpen] = useState(false);
  const say = useCallback((text: string) => {
    setNotice(({ number }) => ({ text, number: number + 1 }));
    setOpen(true);
  }, []);
  return (
    <NoticeContext value={say}>
      {children}
      <Snackbar
        key={notice.number}
        open={open}
        autoHideDuration={standsFor}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={notice.text}
      />
    </NoticeContext>
  );
}
