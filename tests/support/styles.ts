import type { EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { createEmotionCache } from '#app/Providers.tsx';

/** Takes every rule and writes none. */
class Unwritten extends StyleSheet {
  override insert(): void {}
}

/**
 * Emotion's cache for what one test shows; the style tags that it writes are gone after the test.
 * @param styled whether rules are written at all. jsdom tries every rule on every element for each query by role: without
 * them, a page's tests take half the time. With them, what CSS hides is hidden.
 */
export function testCache(styled: boolean): EmotionCache {
  const cache = createEmotionCache();
  if (!styled) cache.sheet = new Unwritten({ key: cache.key, container: document.head });
  return cache;
}

/** Removes the style tags of all test caches. */
export function removeStyles(): void {
  for (const tag of document.querySelectorAll('style[data-emotion]')) tag.remove();
}
