import { Photo } from '#components/Photo.tsx';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { testimonialWords } from '#content/testimonials.ts';
import type { Testimonial } from '#domain/testimonial.ts';

/** How wide it stands, in px: beside the words, not before them. */
const widths = { wide: 288, tall: 216 };

/** The picture that a client has sent with a review, whole unless it is longer than three to four; or nothing. */
export function SentPicture({ testimonial: { picture: address = '', name } }: { testimonial: Testimonial }) {
  const picture = pictureOf(address, testimonialWords.picture(name));
  if (!picture) return null;
  // The demo does not know how large it is.
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
