/** What a press of keys asks for. */
export type AskedDialog = 'menu' | 'keys';

/** @param key as it is called on most keyboards: `Ctrl K`. @returns its name on the keyboard of this machine. */
export const keyName = (key: string): string =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? key.replace('Ctrl', '⌘') : key;

/** Where letters are letters. */
const typedInto = 'input, textarea, select, [contenteditable="true"]';

/** @returns what a press of keys asks for; nothing where something else is being asked over the page. */
export function askedBy({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): AskedDialog | null {
  if (document.querySelector('[aria-modal="true"]')) return null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key.toLowerCase() === 'k' ? 'menu' : null;
  const isTyping = target instanceof Element && target.closest(typedInto) !== null;
  return key === '?' && !ctrlKey && !metaKey && !isTyping ? 'keys' : null;
}
