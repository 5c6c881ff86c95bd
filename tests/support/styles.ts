import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from '#app/createEmotionCache.ts';

/** Whether something of the current test is shown with its CSS. */
let hasStyles = false;

/**
 * Creates an Emotion cache for one test; its style tags are removed after the test.
 * @param styled whether rules are created and inserted. jsdom checks every rule for every element in each query by
 * role, so tests of pages take half the time without them. With them, elements hidden by CSS are hidden.
 */
export function testCache(styled: boolean): EmotionCache {
  const cache = createEmotionCache();
  if (styled) {
    hasStyles = true;
  } else {
    cache.insert = (_selector, { name }) => {
      cache.inserted[name] = true;
    };
  }
  return cache;
}

/** Removes the style tags of all test caches. */
export function removeStyles(): void {
  hasStyles = false;
  for (const tag of document.querySelectorAll('style[data-emotion]')) tag.remove();
}

/** `display` of elements without attributes, by tag name, as the browser's own style sheet has it. */
const displays = new Map<string, string>();

function displayOf({ tagName }: Element, getComputedStyle: Window['getComputedStyle']): string {
  const display = displays.get(tagName) ?? getComputedStyle(document.createElement(tagName)).display;
  displays.set(tagName, display);
  return display;
}

/** @returns the `visibility` that an element inherits, from the nearest `style` attribute that sets it. */
function inheritedVisibility(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one instanceof HTMLElement && one.hasAttribute('style') && one.style.visibility) return one.style.visibility;
  }
  return 'visible';
}

/**
 * Makes `getComputedStyle` quick in tests without CSS: there only tag names and the attributes `style` and `hidden` decide.
 * jsdom matches each rule of the browser's own style sheet against the element and its ancestors at every call, and each
 * query by role makes hundreds of calls: a fifth of the time of tests of pages.
 */
export function speedUpComputedStyle(): void {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudoElement) => {
    // A dialog is displayed or not by its attribute `open`, too.
    if (hasStyles || element.tagName === 'DIALOG') return getComputedStyle(element, pseudoElement);
    const { style } = document.createElement('span');
    if (pseudoElement) return style;
    style.cssText = element.getAttribute('style') ?? '';
    style.visibility = inheritedVisibility(element);
    style.display = element.hasAttribute('hidden') ? 'none' : style.display || displayOf(element, getComputedStyle);
    return style;
  };
}
