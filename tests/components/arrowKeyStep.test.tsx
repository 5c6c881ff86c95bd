import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { arrowKeyStep } from '#components/arrowKeyStep.ts';
import { useSwipe } from '#components/useSwipe.ts';

const fromRight = () => {
  document.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
};

describe('Arrow keys', () => {
  it('go on in the direction of the text, and back in the opposite direction', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Enter'].map(arrowKeyStep)).toEqual([1, -1, 0]);
    fromRight();
    expect(['ArrowRight', 'ArrowLeft', 'Enter'].map(arrowKeyStep)).toEqual([-1, 1, 0]);
  });
});

describe('A swipe', () => {
  const Swiped = ({ onSwipe }: { onSwipe: (direction: 1 | -1) => void }) => (
    <button type="button" {...useSwipe(onSwipe)}>
      Slides
    </button>
  );
  /** @returns the calls of `onSwipe` for a movement, by default of a finger to the left. */
  const toTheLeft = (pointer: PointerEventInit = {}, by: PointerEventInit = {}) => {
    const onSwipe = vi.fn();
    render(<Swiped onSwipe={onSwipe} />);
    const finger = { isPrimary: true, pointerType: 'touch', clientY: 0, ...pointer };
    fireEvent.pointerDown(screen.getByRole('button'), { ...finger, clientX: 200 });
    fireEvent.pointerUp(screen.getByRole('button'), { ...finger, clientX: 100, ...by });
    return onSwipe.mock.calls;
  };

  it('to the left goes on', () => {
    expect(toTheLeft()).toEqual([[1]]);
  });

  it('to the left goes back in a right-to-left layout', () => {
    fromRight();
    expect(toTheLeft()).toEqual([[-1]]);
  });

  it.each([
    ['the second finger of a pinch', { isPrimary: false }, {}],
    ['the mouse, which selects text', { pointerType: 'mouse' }, {}],
    ['a finger that scrolls', {}, { clientY: 300 }],
    ['a finger that taps', {}, { clientX: 165 }],
  ])('is not a movement of %s', (_what, pointer, by) => {
    expect(toTheLeft(pointer, by)).toEqual([]);
  });

  it('moves what is seen of a page enlarged by a pinch, and turns nothing', () => {
    const viewport = Object.assign(new EventTarget(), { scale: 2 });
    vi.stubGlobal('visualViewport', viewport);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(toTheLeft()).toEqual([]);
    expect(screen.getByRole('button')).toHaveStyle({ touchAction: 'auto' });
    viewport.scale = 1;
    act(() => void viewport.dispatchEvent(new Event('resize')));
    expect(screen.getByRole('button')).toHaveStyle({ touchAction: 'pan-y pinch-zoom' });
  });
});
