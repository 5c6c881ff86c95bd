import type { Meta, StoryObj } from '@storybook/react-vite';
import { withCaptions } from '#domain/galleryPhoto.ts';
import { gallery } from '#sample/gallery.ts';
import { stories } from '#sample/stories/stories.ts';
import { Lightbox } from '#site/gallery/Lightbox.tsx';
import { PhotoGrid } from '#site/gallery/PhotoGrid.tsx';
import { focusFirst } from '../interactions.ts';
import { long, unbroken } from '../words.ts';

const meta = { title: 'Site/Gallery' } satisfies Meta;

export default meta;
type Story = StoryObj;

const photos = withCaptions(gallery, stories);

export const Grid: Story = { render: () => <PhotoGrid photos={photos} /> };
export const GridFocused: Story = { ...Grid, play: focusFirst };
export const OnePicture: Story = { render: () => <PhotoGrid photos={photos.slice(0, 1)} /> };
export const WithoutAnEvent: Story = {
  render: () => <PhotoGrid photos={photos.map((photo) => ({ ...photo, event: null }))} />,
};

const lightbox = (index: number, alt?: string): Story => ({
  render: () => (
    <Lightbox
      photos={photos.map((photo) => ({ ...photo, alt: alt ?? photo.alt }))}
      index={index}
      onStep={() => undefined}
      onClose={() => undefined}
    />
  ),
});

export const LightboxOfTheFirst = lightbox(0);
export const LightboxOfAnUprightPicture = lightbox(7);
export const LightboxWithLongText = lightbox(1, `${long} ${unbroken}`);
