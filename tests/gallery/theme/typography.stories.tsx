import Link from '@mui/material/Link';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sentence } from '../words.ts';

const show = (variants: readonly NonNullable<TypographyProps['variant']>[]): StoryObj => ({
  render: () => (
    <>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p" sx={{ mb: 2 }}>
          {variant}: {sentence}
        </Typography>
      ))}
    </>
  ),
});

const meta = { title: 'Theme/Typography', parameters: { inset: true } } satisfies Meta;

export default meta;

export const Headings = show(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
export const Text = show(['lead', 'body1', 'body2', 'caption', 'fine']);
export const HouseVariants = show([
  'eyebrow',
  'quote',
  'tagline',
  'figure',
  'figureMedium',
  'figureSmall',
  'dialogTitle',
  'panelTitle',
  'formTitle',
]);

export const LinkInText: StoryObj = {
  render: () => (
    <Typography>
      {sentence} <Link href="/">{sentence}</Link> {sentence}
    </Typography>
  ),
};
