import { ClientQuote, type ClientQuoteProps } from '#components/ClientQuote.tsx';
import { testimonialWords } from '#content/testimonials.ts';
import type { Testimonial } from '#domain/testimonial.ts';

/** What a client said, with who they are in a word, whether that is known, and what the company answers. */
export function TestimonialQuote({ testimonial, size }: { testimonial: Testimonial } & Pick<ClientQuoteProps, 'size'>) {
  const { name, role, category, image, quote, rating, answer, verified } = testimonial;
  return (
    <ClientQuote
      name={name}
      role={role || testimonialWords.clientOf[category]}
      image={image}
      quote={quote}
      rating={rating}
      note={verified ? testimonialWords.verified : undefined}
      answer={answer ? { from: testimonialWords.answer, text: answer } : undefined}
      size={size}
    />
  );
}
