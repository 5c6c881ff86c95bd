/**
 * The few bytes that run at once. The page is readable HTML already, whose links lead on and whose slides turn by CSS; the
 * application follows with the visitor's first touch. Whatever is pressed before it is ready is remembered, shown as
 * waiting, and pressed again when it can answer.
 */

import { isRenderedForThisAddress } from '#app/rendered.ts';
import { isLive } from '#backend/liveMark.ts';

/** Whether there is a server that takes what a form sends. */
const live = isLive();
/** A live server takes a form without our help. */
const pressable = `button${live ? ':not([type=submit])' : ''},[role=button],a[aria-haspopup]`;
const firstTouches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'scroll'] as const;

/** How long a pressed control takes to fade and to come back while it waits, in ms. */
const fade = 600;

let pressed: HTMLElement | undefined;
let waiting: Animation | undefined;
let starting = false;

function remember(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
  if (!control) return;
  // A link in a new tab needs no application.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = control;
  document.documentElement.style.cursor = 'progress';
  // A phone has no cursor.
  waiting?.cancel();
  waiting = control.animate({ opacity: [1, 0.5] }, { duration: fade, direction: 'alternate', iterations: Infinity });
  start();
}

/** The application has come, or will not. */
function endWaiting() {
  waiting?.cancel();
  document.documentElement.style.cursor = '';
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
    // One after the other: each is evaluated in a task of its own.
    await react;
    const { startClient } = await app;
    await startClient();
  } catch (error) {
    // The connection is gone, say: links go on working, and the next touch tries again.
    console.error(error);
    starting = false;
    endWaiting();
    // A moving pointer would ask again with every step.
    removeEventListener('pointermove', start, true);
    const address = pressed?.getAttribute('href');
    if (!address) return;
    pressed = undefined;
    location.assign(address);
    return;
  }
  for (const touch of firstTouches) removeEventListener(touch, start, true);
  removeEventListener('click', remember, true);
  removeEventListener('submit', holdSubmit, true);
  // From now on the router changes pages: no document has to be fetched ahead.
  document.querySelector('script[type=speculationrules]')?.remove();
  endWaiting();
  document.documentElement.dataset.ready = '';
  const control = pressed?.isConnected ? pressed : twinOf(pressed);
  control?.focus();
  control?.click();
}

/** The control with the same name in a page that was rendered anew. */
function twinOf(old?: HTMLElement): HTMLElement | undefined {
  const name = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  return old && [...document.querySelectorAll<HTMLElement>(pressable)].find((control) => name(control) === name(old));
}

addEventListener('click', remember, true);
if (!live) addEventListener('submit', holdSubmit, true);
for (const touch of firstTouches) addEventListener(touch, start, { capture: true, passive: true });

/** Fetches the application's own chunk, which does not run yet: the first touch waits for less then. */
function fetchAhead() {
  const href = document.querySelector<HTMLMetaElement>('meta[name=app-chunk]')?.content;
  if (href && !starting) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
  }
}

/** After the next paint has reached the screen, and then when the browser has nothing better to do. */
function whenIdle() {
  requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead)));
}

// The page on screen is not the one that was asked for (a filter in the address, an unknown path), what it is to show lies
// behind the `#` (a personal link), or the application was here before and may have left a dialog open: no reason to wait.
if (!isRenderedForThisAddress() || location.hash || history.state) start();
else addEventListener('load', whenIdle, { once: true });
