import type { ReactNode } from 'react';
import { Panel, panelInset } from '../Panel.tsx';

/** A panel with fields of a form. */
export function FieldsPanel({ children }: { children: ReactNode }) {
  return (
    <Panel
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: { xs: 2.5, md: 3 },
        p: panelInset,
        // Allows the editor's toolbar to be sticky within the page.
        overflow: 'visible',
      }}
    >
      {children}
    </Panel>
  );
}

/** Panels in two columns on large screens. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
} as const;
