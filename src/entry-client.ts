/**
 * The few bytes that run at once. The page is readable HTML already; the application follows when the
 * browser is idle after loading, or with the visitor's first touch. Whatever is pressed before it is
 * ready is remembered, shown as waiting, and pressed again when it can answer.
 */

import { isRenderedForThisAddress } from '#app/rendered.ts';
import { isLive } from '#backend/liveMark.ts';

/** Whether there is a server that takes what a form sends. */
const live = isLive();
/** A live server takes a form without our help. */
const pressable = `button${live ? ':not([type=submit])' : ''},[role=button],a[aria-haspopup]`;
const firstTouches = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart', 'scroll'] as const;

let pressed: HTMLElement | undefined;
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
    // One after the other: each is evaluated in a task of its own.
    await react;
    const { startClient } = await app;
    await startClient();
  } catch (error) {
    // The connection is gone, say: links go on working, and the next touch tries again.
    console.error(error);
    starting = false;
    document.documentElement.style.cursor = '';
    const address = pressed?.getAttribute('href');
    if (!address) return;
    pressed = undefined;
    location.assign(address);
    return;
  }
  for (const touch of firstTouches) removeEventListener(touch, start, true);
  removeEventListener('click', remember, true);
  removeEventListener('submit', holdSubmit, true);
  document.documentElement.style.cursor = '';
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

/** How long to wait for a paint, in ms: a tab in the background has none, and is to be ready when it is looked at. */
const patience = 1000;

/** After the next paint has reached the screen, and then when the browser has nothing better to do. */
function whenIdle() {
  requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(() => start())));
  setTimeout(start, patience);
}

// The page on screen is not the one that was asked for (a filter in the address, an unknown path): no reason to wait.
if (!isRenderedForThisAddress()) start();
else if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
