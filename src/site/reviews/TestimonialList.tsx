import Box from '@mui/material/Box';
import type { TypographyProps } from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { sectionSpace } from '#components/sectionSpace.ts';
import { plainList } from '#components/styles.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { testimonialWords } from '#content/testimonials.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { TestimonialQuote } from './TestimonialQuote.tsx';

type Variant = TypographyProps['variant'];

/** Maximum length of a quote, in characters, for the largest and for large type. */
const maxLength = { largest: 160, large: 400 };

/**
 * Clients' reviews, at least one: the first in the largest type, the others in two columns of different widths, ordered
 * row by row.
 */
export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Box component="ul" sx={{ ...plainList, display: 'flow-root' }}>
      {testimonials.map((testimonial, index) => (
        <Box
          component="li"
          key={testimonial.id}
          sx={index === 0 ? firstStyles(testimonial) : otherStyles(testimonial, index)}
        >
          <TestimonialQuote testimonial={testimonial} inList>
            <ReviewPicture testimonial={testimonial} />
          </TestimonialQuote>
        </Box>
      ))}
    </Box>
  );
}

/** @returns the typography of a quote; the longer the quote, the smaller the type. */
function quoteTypography({ quote }: Testimonial, largest: Variant, large: Variant, small: Variant) {
  if (quote.length <= maxLength.largest) return { typography: largest };
  return { typography: quote.length <= maxLength.large ? large : small };
}

const firstStyles = (testimonial: Testimonial) => ({
  maxWidth: { md: '64rem' },
  ml: { md: 'calc(100% / 12)' },
  pt: sectionSpace(0.6, 0.9375),
  pb: sectionSpace(0.8, 1.125),
  '& figure': { gap: { xs: 3, md: 5 } },
  // Styled from outside the quote component, which the home page uses as well. The negative indent hangs the opening
  // quotation mark in the margin, so that the first letters of all lines align.
  '& blockquote p': { ...quoteTypography(testimonial, 'h1', 'h2', 'quote'), textIndent: { sm: '-0.42em' } },
});

/** Uses floats: each column continues directly below its last quote, and no quote starts above the one before it. */
const otherStyles = (testimonial: Testimonial, index: number) => {
  const wide = index % 2 === 1;
  return {
    float: { sm: wide ? 'left' : 'right' },
    clear: { sm: wide ? 'left' : 'right' },
    width: { sm: wide ? '54%' : '38%', md: wide ? '54%' : '34%' },
    mt: { sm: index === 2 ? 12 : 0 },
    pt: { xs: 4, md: 5 },
    pb: { xs: 5, md: 8 },
    borderTop: 1,
    borderColor: 'divider',
    '& blockquote p': wide
      ? quoteTypography(testimonial, 'h3', 'quote', 'panelTitle')
      : quoteTypography(testimonial, 'h4', 'panelTitle', 'panelTitle'),
  };
};

/** Maximum widths in px, so that the picture is secondary to the text. */
const widths = { wide: 288, tall: 216 };

/** The picture of a review, cropped only if it is taller than 3:4 or wider than 2:1; nothing without a picture. */
function ReviewPicture({ testimonial: { picture: address = '', name } }: { testimonial: Testimonial }) {
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
      sx={{ maxWidth: widest, mt: 0.5, borderRadius: 1 }}
    />
  );
}
