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
  /** @returns the calls of `onSwipe` for a swipe to the left. */
  const toTheLeft = () => {
    const onSwipe = vi.fn();
    render(<Swiped onSwipe={onSwipe} />);
    const finger = { isPrimary: true, pointerType: 'touch', clientY: 0 };
    fireEvent.pointerDown(screen.getByRole('button'), { ...finger, clientX: 200 });
    fireEvent.pointerUp(screen.getByRole('button'), { ...finger, clientX: 100 });
    return onSwipe.mock.calls;
  };

  it('to the left goes on', () => {
    expect(toTheLeft()).toEqual([[1]]);
  });

  it('to the left goes back in a right-to-left layout', () => {
    fromRight();
    expect(toTheLeft()).toEqual([[-1]]);
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
