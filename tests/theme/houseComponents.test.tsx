import { describe, expect, it } from 'vitest';
import { looks, show } from './houseLooks.tsx';

describe.each(looks)('$name', ({ name, element, components }) => {
  it('takes a new variant from the theme alone', () => {
    expect(getComputedStyle(show(element)(`${name}-root`)).outlineStyle).not.toBe('dashed');
    expect(getComputedStyle(show(element, components)(`${name}-root`)).outlineStyle).toBe('dashed');
  });

  it('takes root styles and default props from the theme', () => {
    const options: object = {
      styleOverrides: { root: { textDecorationLine: 'overline' } },
      defaultProps: { slotProps: { root: { title: 'By the theme' } } },
    };
    const find = show(element, Object.fromEntries([[name, options]]));
    expect(getComputedStyle(find(`${name}-root`)).textDecorationLine).toBe('overline');
    expect(find(`${name}-root`)).toHaveAttribute('title', 'By the theme');
  });
});
