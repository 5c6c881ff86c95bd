import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { useOverlayParam } from '../useOverlayParam.ts';

const loadLightbox = async () => (await import('./Lightbox.tsx')).Lightbox;

/**
 * The lightbox over a list of pictures; its code is loaded when first wanted. The address names the enlarged picture.
 * @param photos the pictures on screen. An unknown picture in the address counts as none.
 */
export function useLightbox(photos: readonly GalleryPhoto[]) {
  const { Component: Lightbox, failed, fetch } = useLazyComponent(loadLightbox);
  const navigationType = useNavigationType();
  const { value, open, replace, close } = useOverlayParam('photo');
  const index = photos.findIndex(({ id }) => id === value);

  /** The picture whose tile the enlarged one grows out of, and shrinks into. */
  const [lastShown, setLastShown] = useState<string>();

  // Where the visitor has turned to; the address follows a moment later, too late for quick presses.
  const turnedTo = useRef(index);
  useEffect(() => {
    if (navigationType !== 'REPLACE') turnedTo.current = index;
  }, [index, navigationType]);

  useEffect(() => {
    if (index >= 0) fetch();
  }, [index, fetch]);

  const show = (id: string) => {
    setLastShown(id);
    open(id, Boolean(Lightbox) && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  };

  return {
    Lightbox,
    index,
    failed: index >= 0 && failed,
    fetch,
    /** The picture that has just been open, or is about to be. */
    lastShown,
    open: show,
    /** @param step 1 for the next picture, -1 for the one before; both ends meet. */
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
