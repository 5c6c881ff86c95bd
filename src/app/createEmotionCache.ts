import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * Properties that need the `-webkit-` prefix in the browsers MUI supports (Chrome and Edge 117, Firefox 121, Safari
 * 17). Source: caniuse.com. Emotion's default prefixer supports Internet Explorer and adds a sixth to the size of the
 * styles.
 */
const prefixed = /^(?:user-select|print-color-adjust|backdrop-filter|mask(?:-.+)?)$/;

const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && prefixed.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** @returns the Emotion cache; `key` names the style tags that the browser hydrates from the HTML. */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [prefix] });
