import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from '#app/emotionCache.ts';

/**
 * Creates an Emotion cache for one test; its style tags are removed after the test.
 * @param styled whether rules are created and inserted. jsdom checks every rule for every element in each query by
 * role, so tests of pages take half the time without them. With them, elements hidden by CSS are hidden.
 */
export function testCache(styled: boolean): EmotionCache {
  const cache = createEmotionCache();
  if (!styled) {
    cache.insert = (_selector, { name }) => {
      cache.inserted[name] = true;
    };
  }
  return cache;
}

/** Removes the style tags of all test caches. */
export function removeStyles(): void {
  for (const tag of document.querySelectorAll('style[data-emotion]')) tag.remove();
}
