import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { useListParam } from '#lists/useListParam.ts';

/** The address names the enlarged picture, so that it can be shared and Back closes it. */
const param = 'photo';

/** Marks a history entry that the gallery itself made: closing goes back over it. */
const opened = { lightbox: true };

const loadLightbox = async () => (await import('./Lightbox.tsx')).Lightbox;

/**
 * The lightbox over a list of pictures; its code is loaded when first wanted.
 * @param photos the pictures on screen. An unknown picture in the address counts as none.
 */
export function useLightbox(photos: readonly GalleryPhoto[]) {
  const { Component: Lightbox, failed, fetch } = useLazyComponent(loadLightbox);
  const location = useLocation();
  const navigationType = useNavigationType();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setParam = useListParam();
  const closed = useRef<string>(undefined);
  const index = photos.findIndex(({ id }) => id === params.get(param));

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
    open: (id: string) => setParam(param, id, { state: opened }),
    /** @param step 1 for the next picture, -1 for the one before; both ends meet. */
    turn: (step: 1 | -1) => {
      turnedTo.current = (turnedTo.current + step + photos.length) % photos.length;
      const next = photos[turnedTo.current];
      if (next) setParam(param, next.id, { replace: true, state: location.state });
    },
    close: () => {
      // A second press of Escape must not go back twice.
      if (closed.current === location.key) return;
      closed.current = location.key;
      if ((location.state as typeof opened | null)?.lightbox) navigate(-1);
      else setParam(param, '', { replace: true });
    },
  };
}
