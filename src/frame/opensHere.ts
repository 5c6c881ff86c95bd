import type { MouseEvent } from 'react';

/** @returns whether a click on a link opens it in this tab, not in another tab or window or as a download. */
export function opensHere({ button, ctrlKey, metaKey, shiftKey, altKey, currentTarget }: MouseEvent): boolean {
  const target = currentTarget.getAttribute('target');
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey) && (!target || target === '_self');
}
