/**
 * The small script that runs at once. The page is already readable HTML, with working links and CSS-only slides; the
 * application is loaded at the visitor's first interaction. Clicks before it is ready are stored, shown as pending, and
 * replayed once it can handle them.
 */

import { isRenderedForThisAddress, opensOverlay } from '#app/renderedPage.ts';
import { isLive } from '#backend/liveMark.ts';

/** Whether there is a server that accepts form submissions. */
const live = isLive();
/**
 * A live server accepts complete forms without JavaScript. Only the application says what an incomplete one lacks, under
 * every field at once.
 */
const pressable = `button${live ? ':not(form:valid [type=submit])' : ''},[role=button],a[aria-haspopup]`;
const firstTouches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'scroll'] as const;

/** Duration of the fade of a pending control, in ms, in each direction. */
const fade = 600;

let pressed: HTMLElement | undefined;
let waiting: Animation | undefined;
let starting = false;

function remember(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
  if (!control) return;
  // Opening a link in a new tab needs no application.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = control;
  // An animation, because phones have no cursor. Neither is set on the page: every element would get new styles.
  waiting?.cancel();
  waiting = control.animate(
    { opacity: [1, 0.5], cursor: ['progress', 'progress'] },
    { duration: fade, direction: 'alternate', iterations: Infinity },
  );
  start();
}

function holdSubmit(event: Event) {
  event.preventDefault();
}

async function start() {
  if (starting) return;
  starting = true;
  try {
    const react = import('#app/react.ts');
    const app = import('#app/startClient.tsx');
    // In sequence, so that each is evaluated in a separate task.
    await react;
    const { startClient } = await app;
    await startClient();
  } catch (error) {
    // E.g. a lost connection: links keep working, and the next interaction tries again.
    console.error(error);
    starting = false;
    waiting?.cancel();
    // On a page that only the browser renders: an error instead of the loading bar.
    for (const part of document.querySelectorAll<HTMLElement>('[data-loading]')) part.hidden = part.role !== 'alert';
    // Removed, because a moving pointer would retry continuously.
    removeEventListener('pointermove', start, true);
    // The browser's own message, because nothing else says what an incomplete form lacks.
    if (pressed instanceof HTMLButtonElement) pressed.form?.reportValidity();
    const address = pressed?.getAttribute('href');
    if (!address) return;
    pressed = undefined;
    location.assign(address);
    return;
  }
  for (const touch of firstTouches) removeEventListener(touch, start, true);
  removeEventListener('click', remember, true);
  removeEventListener('submit', holdSubmit, true);
  // The router handles navigation from now on, so documents need not be prefetched any more.
  document.querySelector('script[type=speculationrules]')?.remove();
  waiting?.cancel();
  document.documentElement.dataset.ready = '';
  const control = pressed?.isConnected ? pressed : twinOf(pressed);
  control?.focus();
  control?.click();
}

/** @returns the control with the same name after the page was rendered again. */
function twinOf(old?: HTMLElement): HTMLElement | undefined {
  const name = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  return old && [...document.querySelectorAll<HTMLElement>(pressable)].find((control) => name(control) === name(old));
}

addEventListener('click', remember, true);
if (!live) addEventListener('submit', holdSubmit, true);
for (const touch of firstTouches) addEventListener(touch, start, { capture: true, passive: true });

/** Prefetches the application's chunk without running it, to shorten the wait at the first interaction. */
function prefetchApp() {
  const href = document.querySelector<HTMLMetaElement>('meta[name=app-chunk]')?.content;
  if (href && !starting) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
  }
}

/** Runs after the next paint, when the browser is idle. */
function whenIdle() {
  requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(prefetchApp)));
}

/** @returns whether the HTML says that something is loading, which only the application can load. */
const waits = () => document.querySelector('[data-waits]') !== null;

// Starts at once if the HTML does not match the URL (a filter, an unknown path), if the content depends on the fragment
// (a personal link, even one that lost it), or if a dialog is open by the URL, or may be by the history state.
if (!isRenderedForThisAddress() || location.hash || waits() || opensOverlay() || history.state) start();
else addEventListener('load', whenIdle, { once: true });
