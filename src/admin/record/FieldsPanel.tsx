import type { ReactNode } from 'react';
import { Panel } from '../Panel.tsx';

/** A panel with a few fields of a form on it. */
export function FieldsPanel({ children }: { children: ReactNode }) {
  return (
    <Panel
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: { xs: 2.5, md: 3 },
        p: { xs: 2, md: 3 },
        // The editor's toolbar sticks to the page.
        overflow: 'visible',
      }}
    >
      {children}
    </Panel>
  );
}

/** Panels beside each other where there is room. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
} as const;
