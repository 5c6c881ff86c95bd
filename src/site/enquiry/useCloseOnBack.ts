import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Lets the browser's Back close an open dialog instead of leaving the page under it. */
export function useCloseOnBack(open: boolean, onClose: () => void) {
  const blocker = useBlocker(({ historyAction }) => open && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    onClose();
    blocker.reset();
  }, [blocker, onClose]);
}
