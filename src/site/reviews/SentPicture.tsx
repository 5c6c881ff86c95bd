import { Photo } from '#components/Photo.tsx';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { testimonialWords } from '#content/testimonials.ts';
import type { Testimonial } from '#domain/testimonial.ts';

/** Maximum widths in px, so that the picture is secondary to the text. */
const widths = { wide: 288, tall: 216 };

/** The picture of a review, cropped only if it is taller than 3:4 or wider than 2:1; nothing without a picture. */
export function SentPicture({ testimonial: { picture: address = '', name } }: { testimonial: Testimonial }) {
  const picture = pictureOf(address, testimonialWords.picture(name));
  if (!picture) return null;
  // The demo does not know the picture's dimensions.
  const { width = 4, height = 3 } = picture;
  const ratio = Math.max(3 / 4, Math.min(2, width / height));
  const widest = ratio < 1 ? widths.tall : widths.wide;
  return (
    <Photo
      picture={picture}
      sizes={`${widest}px`}
      ratio={`${ratio}`}
      sx={{ maxWidth: widest, mt: 2.5, borderRadius: 1 }}
    />
  );
}
