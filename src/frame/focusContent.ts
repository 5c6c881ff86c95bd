/** Moves the focus to the page's content, without scrolling; for a control that is gone, and would leave it on the body. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
