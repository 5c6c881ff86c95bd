import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { createAppTheme } from '#theme';
import { createBackOfficeTheme } from '#theme/createBackOfficeTheme.ts';

const { primary, onPicture, control } = createAppTheme().vars.palette;

/** @returns the CSS variable of a colour, without its fallback. */
const variableOf = (color: string) => `${color.replace(/,.*|\)$/, '')})`;

it('An icon button is large enough for a finger', () => {
  renderWithTheme(<IconButton aria-label="Close" />);
  expect(screen.getByRole('button')).toHaveStyle({ minWidth: '44px', minHeight: '44px' });
});

it('A button that waits for something is faded, and so is the pointer over it', () => {
  renderWithTheme(
    <>
      <Button aria-disabled>Wait</Button>
      <Button>Go</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Wait' })).toHaveStyle({ opacity: '0.75', cursor: 'progress' });
  expect(screen.getByRole('button', { name: 'Go' })).not.toHaveStyle({ opacity: '0.75' });
});

it.each(['eyebrow', 'lead', 'quote', 'figure', 'tagline', 'fine'] as const)(
  'A text of the variant %s is a paragraph, and one of a title is a heading',
  (variant) => {
    renderWithTheme(
      <>
        <Typography variant={variant}>Text</Typography>
        <Typography variant="panelTitle">Title</Typography>
      </>,
    );
    expect(screen.getByRole('paragraph')).toHaveTextContent('Text');
    expect(screen.getByRole('heading', { level: 2, name: 'Title' })).toBeVisible();
  },
);

it('The last entry of a list in the back office has no line below', () => {
  renderWithTheme(
    <List>
      <ListItem divider>First</ListItem>
      <ListItem divider>Last</ListItem>
    </List>,
    createBackOfficeTheme(createAppTheme()),
  );
  const [line, last] = screen.getAllByRole('listitem').map((item) => getComputedStyle(item).borderBottomWidth);
  expect(line).not.toBe('0px');
  expect(last).toBe('0px');
});

it('An underlined button has another colour on a picture', () => {
  renderWithTheme(
    <>
      <Button variant="underlined">Read</Button>
      <Button variant="underlined" color="onPicture">
        Watch
      </Button>
    </>,
  );
  // jsdom writes colours in lower case.
  const colorOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).color;
  expect(colorOf('Read')).toBe(variableOf(primary.main));
  expect(colorOf('Watch')).toBe(variableOf(onPicture.main).toLowerCase());
});

it('A selected toggle button has a frame of its own colour', () => {
  renderWithTheme(
    <>
      <ToggleButton value="a">Off</ToggleButton>
      <ToggleButton value="b" selected>
        On
      </ToggleButton>
    </>,
  );
  const frameOf = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name })).getPropertyValue('--toggle-border');
  expect(frameOf('Off')).toBe(variableOf(control.border));
  expect(frameOf('On')).toBe(variableOf(primary.main));
});

describe('A dialog', () => {
  it.each([
    ['has round corners', false, false],
    ['that fills the screen has none', true, true],
  ])('%s', (_which, fullScreen, isSquare) => {
    renderWithTheme(<Dialog open fullScreen={fullScreen} />);
    const { borderRadius } = getComputedStyle(screen.getByRole('dialog'));
    expect(borderRadius === '0' || borderRadius === '0px').toBe(isSquare);
  });
});
