import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PanelEmpty, panelInset } from '../Panel.tsx';

/** One bar of the chart. */
export interface Bar {
  label: string;
  /** Link to the counted records, another one for each bar; two bars may have the same label. */
  href: string;
  count: number;
  /** Length of the bar relative to the others. Default: `count`. */
  length?: number;
  /** Shown at the end of the row, after the number. */
  note?: ReactNode;
}

/** A horizontal bar chart; each bar links to the counted records. */
export function BarList({ bars, none }: { bars: readonly Bar[]; none: string }) {
  const max = Math.max(1, ...bars.map(({ count, length = count }) => length));
  if (bars.every(({ count }) => count === 0)) {
    return <PanelEmpty>{none}</PanelEmpty>;
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, px: panelInset, py: 2.5, listStyle: 'none' }}>
      {bars.map(({ label, href, count, length = count, note }) => (
        <Box component="li" key={href} sx={{ typography: 'body2' }}>
          <Link
            href={href}
            underline="hover"
            sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, color: 'text.primary' }}
          >
            <Box component="span" sx={{ minWidth: 0, mr: 'auto', overflowWrap: 'anywhere' }}>
              {label} <Box component="b">{count}</Box>
            </Box>
            {note !== undefined && (
              <>
                {' '}
                <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
                  {note}
                </Box>
              </>
            )}
          </Link>
          <Box aria-hidden sx={{ height: 6, mt: 0.75, borderRadius: 1, bgcolor: 'action.hover' }}>
            <Box
              sx={{
                width: `${(100 * length) / max}%`,
                height: 1,
                borderRadius: 1,
                bgcolor: 'primary.main',
                // Our colour may be unreadable on the reader's background.
                '@media (forced-colors: active)': { bgcolor: 'CanvasText', forcedColorAdjust: 'none' },
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
