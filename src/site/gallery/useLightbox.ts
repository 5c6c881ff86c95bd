import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { useListParam } from '../useListParam.ts';
import type { LightboxProps } from './Lightbox.tsx';

/** The address names the enlarged picture, so that it can be shared and Back closes it. */
const param = 'photo';

/** Marks a history entry that the gallery itself made: closing goes back over it. */
const opened = { lightbox: true };

/**
 * The lightbox over a list of pictures; its code is loaded when first wanted.
 * @param photos the pictures on screen. An unknown picture in the address counts as none.
 */
export function useLightbox(photos: readonly GalleryPhoto[]) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const setParam = useListParam();
  const index = photos.findIndex(({ id }) => id === params.get(param));

  const load = useCallback(() => {
    import('./Lightbox.tsx').then(
      (module) => setLightbox(() => module.Lightbox),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (index >= 0) load();
  }, [index, load]);

  return {
    Lightbox,
    index,
    load,
    open: (id: string) => setParam(param, id, { state: opened }),
    /** @param position of the picture to show; both ends meet. */
    show: (position: number) => {
      const next = photos[(position + photos.length) % photos.length];
      if (next) setParam(param, next.id, { replace: true, state: location.state });
    },
    close: () => {
      if ((location.state as typeof opened | null)?.lightbox) navigate(-1);
      else setParam(param, '', { replace: true });
    },
  };
}
