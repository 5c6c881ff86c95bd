import { useEffect, useRef, useState } from 'react';

/**
 * Keeps what a dialog's form has sent until its confirmation was seen: the answer may arrive when the dialog is already
 * closing, or closed.
 * @param open whether the dialog is open.
 * @returns what was sent, for the confirmation; a function to set it; and `forgetSeen`, to call after the closing
 * transition, which resets the form if the confirmation was seen, and returns whether it was.
 */
export function useSent<Sent>(open: boolean) {
  const [sent, setSent] = useState<Sent>();
  const isSeen = useRef(false);
  useEffect(() => {
    if (open) isSeen.current = sent !== undefined;
  }, [open, sent]);
  const forgetSeen = (): boolean => {
    const wasSeen = isSeen.current;
    isSeen.current = false;
    if (wasSeen) setSent(undefined);
    return wasSeen;
  };
  return { sent, setSent, forgetSeen };
}
