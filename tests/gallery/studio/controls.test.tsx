import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { houseTokens, type ThemeTokens } from '#theme';
import { Controls } from './Controls.tsx';

/** @returns the values of an object and of the objects in it, by their names: `fonts.text`. */
const valuesOf = (tokens: object, before = ''): Map<string, unknown> =>
  new Map(
    Object.entries(tokens).flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object' ? [...valuesOf(value, `${before}${name}.`)] : [[before + name, value]],
    ),
  );

it('The brand studio has an input for every token, which changes that token alone', () => {
  const before = valuesOf(houseTokens);
  const changes: string[][] = [];
  const onChange = (tokens: ThemeTokens) => {
    const after = [...valuesOf(tokens)];
    changes.push(after.flatMap(([name, value]) => (value === before.get(name) ? [] : [name])));
  };
  renderWithTheme(<Controls tokens={houseTokens} onChange={onChange} />);
  for (const input of screen.getAllByRole('textbox')) fireEvent.change(input, { target: { value: 'teal' } });
  for (const input of screen.getAllByRole('spinbutton')) fireEvent.change(input, { target: { value: '12345' } });
  for (const choice of screen.getAllByRole<HTMLSelectElement>('combobox')) {
    const other = [...choice.options].find(({ value }) => value !== choice.value);
    fireEvent.change(choice, { target: { value: other?.value } });
  }
  expect(changes.map((names) => names.join()).toSorted()).toEqual([...before.keys()].toSorted());
});
