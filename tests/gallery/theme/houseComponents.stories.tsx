import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '#components/EmptyState.tsx';
import { Photo } from '#components/Photo.tsx';
import { Portrait } from '#components/Portrait.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { photo } from '#content/photos/photo.ts';
import { testimonials } from '#sample/testimonials.ts';
import { long, sentence, short, unbroken } from '../words.ts';

const meta = { title: 'Theme/House components', parameters: { inset: true } } satisfies Meta;

export default meta;
type Story = StoryObj;

const picture = photo('wedding-cake');
const face = testimonials[0]?.image ?? '';

export const Heading: Story = {
  render: () => <SectionHeading id="h" eyebrow={short} title={sentence} link={{ text: short, href: '/' }} />,
};
export const HeadingWithoutLink: Story = { render: () => <SectionHeading id="h" eyebrow={short} title={short} /> };
export const HeadingWithLongText: Story = {
  render: () => <SectionHeading id="h" eyebrow={sentence} title={`${long} ${unbroken}`} />,
};

export const PortraitsOfSizes: Story = {
  render: () => (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'end' }}>
      {[40, 56, 120].map((size) => (
        <Portrait key={size} src={face} alt={short} size={size} />
      ))}
    </Box>
  ),
};

export const EmptyPage: Story = { render: () => <EmptyState title={short} text={sentence} variant="page" /> };
export const EmptySheet: Story = {
  render: () => (
    <EmptyState title={short} text={sentence} variant="sheet">
      <a href="/">{short}</a>
    </EmptyState>
  ),
};
export const EmptyWithLongText: Story = {
  render: () => <EmptyState title={sentence} text={long} variant="sheet" />,
};

export const Photograph: Story = { render: () => <Photo picture={picture} sizes="100vw" /> };
export const PhotographThatIsLost: Story = {
  render: () => <Photo picture={{ ...picture, src: 'data:,', avif: '', webp: '' }} sizes="100vw" />,
};

const scrim = (place: 'left' | 'bottom' | 'caption' | 'foot' | 'all'): Story => ({
  render: () => (
    <Box sx={{ position: 'relative', height: 480 }}>
      <Photo picture={picture} sizes="100vw" ratio="fill" />
      <Scrim place={place} />
    </Box>
  ),
});

export const ScrimAtTheLeft = scrim('left');
export const ScrimAtTheBottom = scrim('bottom');
export const ScrimUnderACaption = scrim('caption');
export const ScrimAtTheFoot = scrim('foot');
export const ScrimAllOver = scrim('all');
