import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { sideways } from '#components/sideways.ts';

/**
 * A toolbar's keyboard: Tab comes to one of its buttons, the arrow keys, Home and End go on from there.
 * @returns the handlers of the toolbar, and which of its buttons Tab comes to.
 */
export function useRovingFocus() {
  const [current, setCurrent] = useState(0);
  const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll('button')];
  return {
    /** @param index the button's place in the toolbar. */
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
    toolbar: {
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        const index = buttonsOf(currentTarget).indexOf(target as HTMLButtonElement);
        if (index >= 0) setCurrent(index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const buttons = buttonsOf(event.currentTarget);
        const here = buttons.indexOf(event.target as HTMLButtonElement);
        const step = sideways(event.key);
        const goal = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === 0 ? undefined : here + step;
        if (here < 0 || goal === undefined) return;
        event.preventDefault();
        buttons.at(goal % buttons.length)?.focus();
      },
    },
  };
}
