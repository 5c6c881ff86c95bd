import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from '#app/emotionCache.ts';

/**
 * Emotion's cache for a single test; its style tags are removed after the test.
 * @param styled whether to insert CSS rules. jsdom matches all rules with all elements for each query by role; without
 * rules, tests of pages take half the time. With rules, elements hidden by CSS count as hidden.
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
