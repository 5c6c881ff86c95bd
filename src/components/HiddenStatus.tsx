import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

/**
 * A visually hidden live region that announces changes to screen readers. Must be mounted before it has any text, as
 * screen readers only announce changes of a region.
 */
export function HiddenStatus({ children }: { children: ReactNode }) {
  return (
    <p role="status" style={visuallyHidden}>
      {children}
    </p>
  );
}
