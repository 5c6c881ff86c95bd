import type { BackendSource } from '#backend/backend.ts';
import { galleryStoryPath } from '#paths';

/** @param backend what holds the records. @returns the addresses of the public pages that records have: the stories of the gallery. */
export async function recordPaths(backend: BackendSource): Promise<string[]> {
  const { gallery } = await backend();
  const photos = await gallery.list({ category: 'all' });
  return [...new Set(photos.map(({ story }) => galleryStoryPath(story)))];
}
