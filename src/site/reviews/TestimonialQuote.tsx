import { ClientQuote } from '#components/ClientQuote.tsx';
import { testimonialWords } from '#content/testimonials.ts';
import type { Testimonial } from '#domain/testimonial.ts';

/** Props of {@link TestimonialQuote}. */
export interface TestimonialQuoteProps {
  testimonial: Testimonial;
  /** Among many: smaller, and with what the company answers. */
  onWall?: boolean;
}

/** What a client said, with who they are in a word, and whether that is known. */
export function TestimonialQuote({ testimonial, onWall = false }: TestimonialQuoteProps) {
  const { name, role, category, image, quote, rating, answer, verified } = testimonial;
  return (
    <ClientQuote
      name={name}
      role={role || testimonialWords.clientOf[category]}
      image={image}
      quote={quote}
      rating={rating}
      note={verified ? testimonialWords.verified : undefined}
      answer={onWall && answer ? { from: testimonialWords.answer, text: answer } : undefined}
      size={onWall ? 'small' : 'large'}
    />
  );
}
