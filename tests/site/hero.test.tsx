import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heroControls, heroSlides } from '#content/home.ts';
import { matchMedia } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const slider = (hidden = false) => screen.getByRole('region', { name: heroControls.region, hidden });

/** @returns the title of the current slide. @param hidden whether a dialog may hide the slider. */
function title(hidden = false) {
  const current = [...slider(hidden).querySelectorAll(`[aria-roledescription="${heroControls.roles.slide}"]`)].filter(
    (slide) => !slide.hasAttribute('inert'),
  );
  expect(current).toHaveLength(1);
  return current[0]?.querySelector('h2')?.textContent;
}

const titleOf = (index: number) => heroSlides[index]?.title;

/** Expects the slider not to advance until the tab is shown. @param hidden whether it is not. */
async function expectToWait(hidden: { mockReturnValue: (isHidden: boolean) => unknown }) {
  await pass(60_000);
  expect(title()).toBe(titleOf(0));
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await pass(5000);
  expect(title()).toBe(titleOf(1));
}

describe('The hero slider', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
    await renderSite('/');
  });

  it('advances every 5 seconds and starts over after the fourth slide', async () => {
    expect(title()).toBe(titleOf(0));
    await pass(4999);
    expect(title()).toBe(titleOf(0));
    await pass(1);
    for (const index of [1, 2, 3, 0]) {
      expect(title()).toBe(titleOf(index));
      await pass(5000);
    }
  });

  it('goes from the first slide back to the last, and on from there', () => {
    fireEvent.click(screen.getByRole('button', { name: heroControls.previous }));
    expect(title()).toBe(titleOf(3));
    fireEvent.click(screen.getByRole('button', { name: heroControls.next }));
    expect(title()).toBe(titleOf(0));
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leaves an arrow key with %s to the browser, which goes back by it',
    (key) => {
      const next = screen.getByRole('button', { name: heroControls.next });
      fireEvent.keyDown(next, { key: 'ArrowLeft', [key]: true });
      expect(title()).toBe(titleOf(0));
      fireEvent.keyDown(next, { key: 'ArrowLeft' });
      expect(title()).toBe(titleOf(3));
    },
  );

  it('goes to the slide of a dot, which then stays for its full 5 seconds', async () => {
    await pass(3000);
    fireEvent.click(screen.getByRole('button', { name: heroControls.slide(3, 4) }));
    expect(title()).toBe(titleOf(2));
    expect(screen.getByRole('button', { name: heroControls.slide(3, 4) })).toHaveAttribute('aria-current', 'true');
    await pass(4999);
    expect(title()).toBe(titleOf(2));
    await pass(1);
    expect(title()).toBe(titleOf(3));
  });

  it('is announced by screen readers only while it does not advance by itself', () => {
    const slides = slider().querySelector('[aria-live]');
    expect(slides).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: heroControls.pause }));
    expect(slides).toHaveAttribute('aria-live', 'polite');
  });

  it('pauses while the mouse is over it', async () => {
    fireEvent.pointerEnter(slider(), { pointerType: 'mouse' });
    await pass(60_000);
    expect(title()).toBe(titleOf(0));
    fireEvent.pointerLeave(slider(), { pointerType: 'mouse' });
    await pass(5000);
    expect(title()).toBe(titleOf(1));
  });

  it('does not pause for a finger, which has no way to leave it', async () => {
    fireEvent.pointerEnter(slider(), { pointerType: 'touch' });
    await pass(5000);
    expect(title()).toBe(titleOf(1));
  });

  it('pauses while the focus is in it, also as it moves from one link to another', async () => {
    const [first, second] = within(slider()).getAllByRole('link') as [HTMLElement, HTMLElement];
    act(() => first.focus());
    act(() => second.focus());
    await pass(60_000);
    expect(title()).toBe(titleOf(0));
    act(() => second.blur());
    await pass(5000);
    expect(title()).toBe(titleOf(1));
  });

  it('has pictures that screen readers skip, as its words are over them', () => {
    expect(within(slider()).getAllByRole('presentation', { hidden: true })).toHaveLength(heroSlides.length);
    expect(within(slider()).queryAllByRole('img', { hidden: true })).toEqual([]);
  });

  it('pauses in a hidden tab', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await expectToWait(hidden);
  });

  it('can be paused and resumed by the visitor', async () => {
    fireEvent.click(screen.getByRole('button', { name: heroControls.pause }));
    await pass(60_000);
    expect(title()).toBe(titleOf(0));
    fireEvent.click(screen.getByRole('button', { name: heroControls.play }));
    await pass(5000);
    expect(title()).toBe(titleOf(1));
  });
});

it('The hero slider advances after Play, although pointer and focus are still on its button', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
  await renderSite('/');
  fireEvent.pointerEnter(slider(), { pointerType: 'mouse' });
  // Only a focus that was moved by keyboard pauses the slides.
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => screen.getByRole('button', { name: heroControls.pause }).focus());
  fireEvent.click(screen.getByRole('button', { name: heroControls.pause }));
  fireEvent.click(screen.getByRole('button', { name: heroControls.play }));
  await pass(5000);
  expect(title()).toBe(titleOf(1));
});

it('The hero slider does not advance in a tab that was opened in the background, until it is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await renderSite('/');
  await expectToWait(hidden);
});

it('The hero slider stops as soon as reduced motion is preferred', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
  const { matchMedia: usual } = window;
  const motion = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? (motion as unknown as MediaQueryList) : usual(query),
  );
  await renderSite('/');
  motion.matches = true;
  act(() => void motion.dispatchEvent(new Event('change')));
  await pass(60_000);
  expect(title()).toBe(titleOf(0));
  expect(screen.queryByRole('button', { name: heroControls.pause })).not.toBeInTheDocument();
});

it('The hero slider does not advance for visitors who prefer reduced motion', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  matchMedia('reduced-motion');
  await renderSite('/');
  await pass(60_000);
  expect(title()).toBe(titleOf(0));
});

it('The hero slider does not advance while the enquiry is open over it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
  const router = await renderSite('/');
  // As by its link.
  await act(() => router.navigate('/', { state: { enquiry: true } }));
  await pass(55_000);
  expect(title(true)).toBe(titleOf(0));
  await act(() => router.navigate(-1));
  await pass(5000);
  expect(title(true)).toBe(titleOf(1));
});
