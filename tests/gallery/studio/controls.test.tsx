import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { newUser } from '#tests/support/controls.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { houseTokens, type ThemeTokens } from '#theme';
import { Controls } from './Controls.tsx';
import { Measure } from './inputs.tsx';

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

it('A number can be typed with its sign, and an emptied input keeps the last one', async () => {
  const values: number[] = [];
  function Editor() {
    const [value, setValue] = useState(1);
    const change = (to: number) => {
      values.push(to);
      setValue(to);
    };
    return <Measure label="Tracking" value={value} step={0.01} onChange={change} />;
  }
  renderWithTheme(<Editor />);
  const user = newUser();
  const input = screen.getByRole('spinbutton');
  await user.clear(input);
  await user.type(input, '-0.02');
  expect(values.at(-1)).toBe(-0.02);
  await user.clear(input);
  await user.tab();
  expect(values.at(-1)).toBe(-0.02);
  expect(input).toHaveValue(-0.02);
});
