import { useEffect, useRef } from 'react';
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

  // Where the visitor has turned to; the address follows a moment later, too late for quick presses.
  const turnedTo = useRef(index);
  useEffect(() => {
    if (navigationType !== 'REPLACE') turnedTo.current = index;
  }, [index, navigationType]);

  useEffect(() => {
    if (index >= 0) fetch();
  }, [index, fetch]);

  return {
    Lightbox,
    index,
    failed: index >= 0 && failed,
    fetch,
    open,
    /** @param step 1 for the next picture, -1 for the one before; both ends meet. */
    turn: (step: 1 | -1) => {
      turnedTo.current = (turnedTo.current + step + photos.length) % photos.length;
      const next = photos[turnedTo.current];
      if (next) replace(next.id);
    },
    close,
  };
}
