import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { plainArrowKeyStep } from '#components/arrowKeyStep.ts';

/**
 * Roving tabindex of a toolbar: Tab focuses one button, the arrow keys, Home and End move the focus.
 * @returns the toolbar's event handlers, and a function that returns the `tabIndex` of a button.
 */
export function useRovingFocus() {
  const [current, setCurrent] = useState(0);
  const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll('button')];
  return {
    /** @param index of the button in the toolbar. */
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
    toolbar: {
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        const index = buttonsOf(currentTarget).indexOf(target as HTMLButtonElement);
        if (index >= 0) setCurrent(index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const buttons = buttonsOf(event.currentTarget);
        const here = buttons.indexOf(event.target as HTMLButtonElement);
        const step = plainArrowKeyStep(event);
        const goal = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === 0 ? undefined : here + step;
        if (here < 0 || goal === undefined) return;
        event.preventDefault();
        buttons.at(goal % buttons.length)?.focus();
      },
    },
  };
}
