import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from '#app/emotionCache.ts';

/**
 * Emotion's cache for what one test shows; the style tags that it writes are gone after the test.
 * @param styled whether rules are made and written at all. jsdom tries every rule on every element for each query by
 * role: without them, a page's tests take half the time. With them, what CSS hides is hidden.
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
