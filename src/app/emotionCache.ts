import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * What the browsers that MUI supports (Chrome and Edge 117, Firefox 121, Safari 17) know under a prefixed name alone.
 * Source: caniuse.com. Emotion's own list reaches back to Internet Explorer and is a sixth of a page's styles.
 */
const prefixed = /^(?:user-select|print-color-adjust|backdrop-filter|mask(?:-.+)?)$/;

const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && prefixed.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** @returns the Emotion cache; the key names the style tags that the browser takes over from the HTML. */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [prefix] });
