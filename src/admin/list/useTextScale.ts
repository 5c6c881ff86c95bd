import { useTheme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useIsNarrow } from '../printing.ts';

/** Width of a grid on the narrowest screen that has one, in px. */
const narrowestGrid = 910;

/** The size of text, compared with the design, up to which the widest page has room for a grid. */
const maxTextScale = 1.8;

/** @returns how much wider text is than designed. A character is half as wide as the text is high, on average. */
function readScale(): number {
  const { fontSize, letterSpacing } = getComputedStyle(document.documentElement);
  const size = Number.parseFloat(fontSize) || 16;
  return Math.max(1, (size + 2 * (Number.parseFloat(letterSpacing) || 0)) / 16);
}

/**
 * @returns how much wider text is than designed, at least 1: readers may have chosen larger text in their browser, or more
 * space between letters (WCAG 1.4.12).
 */
export function useTextScale(): number {
  const [scale, setScale] = useState(readScale);
  useEffect(() => {
    // Tests without a browser have none.
    if (typeof ResizeObserver === 'undefined') return;
    // Text whose size changes with either choice; browsers tell of neither.
    const probe = document.createElement('span');
    probe.textContent = '0';
    Object.assign(probe.style, { position: 'absolute', top: 0, visibility: 'hidden' });
    document.body.append(probe);
    const observer = new ResizeObserver(() => setScale(readScale()));
    observer.observe(probe);
    return () => {
      observer.disconnect();
      probe.remove();
    };
  }, []);
  return scale;
}

/** @returns whether a page has no room for a grid with all columns beside the sidebar. */
export function useIsTooNarrowForGrid(): boolean {
  const textScale = useTextScale();
  const { lg } = useTheme().breakpoints.values;
  return useIsNarrow(lg + (textScale - 1) * narrowestGrid) || textScale > maxTextScale;
}
