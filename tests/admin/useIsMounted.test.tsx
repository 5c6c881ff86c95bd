import { render } from '@testing-library/react';
import { type RefObject, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { useIsMounted } from '#admin/useIsMounted.ts';

/** Takes the hook's ref, which outlives the component. */
function Form({ onMount }: { onMount: (isMounted: RefObject<boolean>) => void }) {
  onMount(useIsMounted());
  return null;
}

it('A form counts as left as soon as the page shows something else, before effects of the next page run', () => {
  let isMounted: RefObject<boolean> | undefined;
  const seen: (boolean | undefined)[] = [];
  function Page({ hasForm }: { hasForm: boolean }) {
    useLayoutEffect(() => {
      seen.push(isMounted?.current);
    });
    return hasForm && <Form onMount={(ref) => (isMounted = ref)} />;
  }
  const { rerender } = render(<Page hasForm />);
  rerender(<Page hasForm={false} />);
  expect(seen).toEqual([true, false]);
});
