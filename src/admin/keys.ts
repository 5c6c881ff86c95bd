import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';

/** @param key as it is called on most keyboards: `Ctrl K`. @returns its name on the keyboard of this machine. */
export const keyName = (key: string): string =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? key.replace('Ctrl', '⌘') : key;

/** Where letters are letters. */
const typedInto = 'input, textarea, select, [contenteditable="true"]';

/** @returns whether something is being asked over the page. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** @returns the key that was pressed by itself, for the page; nothing where it is a letter of a text, or a dialog's. */
export function plainKeyOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | null {
  const isTyping = target instanceof Element && target.closest(typedInto) !== null;
  return ctrlKey || metaKey || altKey || isTyping || isDialogOpen() ? null : key;
}

/** @param onPress hears of every key that is pressed anywhere on the page, as long as its component is there. */
export function useKeys(onPress: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(onPress);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** For what stands around a form: Ctrl and Enter send what Enter alone would only break. */
export function sendByKeys(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.currentTarget.querySelector('form')?.requestSubmit();
}
