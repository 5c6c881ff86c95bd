import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { company } from '#content/company.ts';
import { Wordmark } from '#frame/Wordmark.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('The wordmark shows a name whose parts are equal', () => {
  const { name } = company;
  onTestFinished(() => void Object.assign(company, { name }));
  Object.assign(company, { name: 'B&B' });
  renderWithTheme(<Wordmark />);
  expect(screen.getByRole('link')).toHaveTextContent('B&B');
});
