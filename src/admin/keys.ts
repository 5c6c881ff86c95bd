import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';
import { controlKey } from '#content/admin/commandMenu.ts';

/** @param text a shortcut or a text with one, e.g. `Ctrl + K`. @returns it with the key names of the user's platform. */
export const keyName = (text: string): string =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? text.replace(controlKey, '⌘') : text;

/** Selector of elements into which text is typed. */
const typedInto = 'input, textarea, select, [contenteditable="true"]';

/** @returns whether a modal dialog is open. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** @returns the key pressed without modifiers; null while typing text or while a dialog is open. */
export function keyWithoutModifiers({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | null {
  const isTyping = target instanceof Element && target.closest(typedInto) !== null;
  return ctrlKey || metaKey || altKey || isTyping || isDialogOpen() ? null : key;
}

/** @param onPress called for every keydown event of the document while the component is mounted. */
export function useKeys(onPress: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(onPress);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Keydown handler for an element around a form: Ctrl+Enter submits the form, as Enter alone inserts a line break. */
export function submitOnCtrlEnter(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.currentTarget.querySelector('form')?.requestSubmit();
}
