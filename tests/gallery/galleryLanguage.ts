/** Matches the language in the `globals` of Storybook's URLs: `scheme:dark;language:de`. */
const inGlobals = /(?:^|;)language:([\w-]+)/;

/**
 * BCP 47 tag of the language whose words this page of the gallery has loaded, from its URL; null: the default one. Words
 * are constants of modules, so another language needs another page.
 */
export const galleryLanguage: string | null =
  inGlobals.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? null;

/** Loads the page of a story again, with these settings of the toolbar: `{ scheme: 'dark', language: 'de' }`. */
export function reopenWith(globals: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  const settings = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  url.searchParams.set('globals', settings.join(';'));
  location.replace(url);
}
