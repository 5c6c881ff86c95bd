import Box from '@mui/material/Box';
import type { TypographyProps } from '@mui/material/Typography';
import type { Testimonial } from '#domain/testimonial.ts';
import { SentPicture } from './SentPicture.tsx';
import { TestimonialQuote } from './TestimonialQuote.tsx';

type Variant = TypographyProps['variant'];

/** How many characters a quote may have to be read with ease in the largest letters, and in large ones. */
const most = { largest: 160, large: 400 };

/** Clients' reviews, at least one: the first in the largest letters, the others in two unequal columns, read across. */
export function TestimonialWall({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Box component="ul" sx={{ display: 'flow-root', m: 0, p: 0, listStyle: 'none' }}>
      {testimonials.map((testimonial, index) => (
        <Box
          component="li"
          key={testimonial.id}
          sx={index === 0 ? opening(testimonial) : following(testimonial, index)}
        >
          <TestimonialQuote testimonial={testimonial} onWall />
          <SentPicture testimonial={testimonial} />
        </Box>
      ))}
    </Box>
  );
}

/** @returns the letters of a quote, which shrink as it grows: what is long is read, not looked at. */
function lettersOf({ quote }: Testimonial, largest: Variant, large: Variant, small: Variant) {
  if (quote.length <= most.largest) return { typography: largest };
  return { typography: quote.length <= most.large ? large : small };
}

const opening = (testimonial: Testimonial) => ({
  maxWidth: { md: '64rem' },
  ml: { md: 'calc(100% / 12)' },
  pt: { xs: 6, sm: 9, md: 15 },
  pb: { xs: 8, sm: 12, md: 18 },
  '& figure': { gap: { xs: 3, md: 5 } },
  // From outside, for the home page loads the quote, too, and wants none of this. The mark hangs in the margin: the
  // first letters of all lines stand below each other.
  '& blockquote p': { ...lettersOf(testimonial, 'h1', 'h2', 'quote'), textIndent: { sm: '-0.42em' } },
});

/** Floats, for a column goes on where its last quote ends, and no quote stands higher than the one before it. */
const following = (testimonial: Testimonial, index: number) => {
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
      ? lettersOf(testimonial, 'h3', 'quote', 'panelTitle')
      : lettersOf(testimonial, 'h4', 'panelTitle', 'panelTitle'),
  };
};
