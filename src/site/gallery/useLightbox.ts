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
  const { value, open, replace, close } = useOverlayParam();
  const index = photos.findIndex(({ id }) => id === value);

  /** Id of the picture whose tile is the start or end of the view transition. */
  const [lastShown, setLastShown] = useState<string>();

  // The URL is updated asynchronously, too late for quick key presses; this is the current picture.
  const turnedTo = useRef(index);
  useEffect(() => {
    if (navigationType !== 'REPLACE') turnedTo.current = index;
  }, [index, navigationType]);

  useEffect(() => {
    if (index >= 0) load();
  }, [index, load]);

  const show = async (id: string) => {
    await afterPaint();
    // Before the transition, which starts with the browser's picture of the tile.
    flushSync(() => setLastShown(id));
    open(id, Boolean(Lightbox) && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  };

  return {
    Lightbox,
    index,
    failed: index >= 0 && failed,
    load,
    preload,
    /** Id of the picture that is open, or was open last. */
    lastShown,
    open: show,
    /** @param step 1 for the next picture, -1 for the previous one; wraps around. */
    turn: (step: 1 | -1) => {
      turnedTo.current = (turnedTo.current + step + photos.length) % photos.length;
      const next = photos[turnedTo.current];
      if (!next) return;
      setLastShown(next.id);
      replace(next.id);
    },
    close,
  };
}
