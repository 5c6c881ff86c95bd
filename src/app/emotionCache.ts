import createCache from '@emotion/cache';

/** @returns the Emotion cache; the key names the style tags that the browser takes over from the HTML. */
export const createEmotionCache = () => createCache({ key: 'css' });
