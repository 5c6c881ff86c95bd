import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigationType } from 'react-router-dom';
import { afterPaint } from '#components/afterPaint.ts';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { useOverlayParam } from '../useOverlayParam.ts';

const loadLightbox = async () => (await import('./Lightbox.tsx')).Lightbox;

/**
 * State of the lightbox, whose code is loaded on demand. The URL contains the enlarged picture.
 * @param photos the pictures on the page. An unknown picture in the URL is ignored.
 */
export function useLightbox(photos: readonly GalleryPhoto[]) {
  const { Component: Lightbox, failed, load, preload } = useLazyComponent(loadLightbox);
  const navigationType = useNavigationType();
  const { value, open: openOverlay, replace, close } = useOverlayParam();
  const index = photos.findIndex(({ id }) => id === value);

  /** Id of the picture whose tile is the start or end of the view transition. */
  const [lastShown, setLastShown] = useState<string>();

  // The URL is updated asynchronously, too late for quick key presses; this is the current picture.
  const latestIndex = useRef(index);
  useEffect(() => {
    if (navigationType !== 'REPLACE') latestIndex.current = index;
  }, [index, navigationType]);

  useEffect(() => {
    if (index >= 0) load();
  }, [index, load]);

  const open = async (id: string) => {
    await afterPaint();
    // Before the transition, which starts with the browser's picture of the tile.
    flushSync(() => setLastShown(id));
    openOverlay(id, Boolean(Lightbox) && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  };

  return {
    Lightbox,
    index,
    failed: index >= 0 && failed,
    load,
    preload,
    /** Id of the picture that is open, or was open last. */
    lastShown,
    open,
    /** @param step 1 for the next picture, -1 for the previous one; wraps around. */
    step: (step: 1 | -1) => {
      latestIndex.current = (latestIndex.current + step + photos.length) % photos.length;
      const next = photos[latestIndex.current];
      if (!next) return;
      setLastShown(next.id);
      replace(next.id);
    },
    close,
  };
}
