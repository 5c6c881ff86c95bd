import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { useListParam } from '../useListParam.ts';

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
  // A turn that is still on its way counts already: quick presses turn as often as they are pressed.
  const params = new URLSearchParams((useNavigation().location ?? location).search);
  const navigate = useNavigate();
  const setParam = useListParam();
  const closed = useRef<string>(undefined);
  const index = photos.findIndex(({ id }) => id === params.get(param));

  useEffect(() => {
    if (index >= 0) fetch();
  }, [index, fetch]);

  return {
    Lightbox,
    index,
    failed: index >= 0 && failed,
    fetch,
    open: (id: string) => setParam(param, id, { state: opened }),
    /** @param position of the picture to show; both ends meet. */
    show: (position: number) => {
      const next = photos[(position + photos.length) % photos.length];
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
