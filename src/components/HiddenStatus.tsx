import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

/** Tells screen readers what has just changed, and nobody else. It has to stand there before it has words. */
export function HiddenStatus({ children }: { children: ReactNode }) {
  return (
    <p role="status" style={visuallyHidden}>
      {children}
    </p>
  );
}
