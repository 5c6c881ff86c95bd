/** Ref of an element that takes the focus when it appears; the same at each render, so that it does so only once. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
