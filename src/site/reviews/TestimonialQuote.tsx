import type { ReactNode } from 'react';
import { ClientQuote } from '#components/ClientQuote.tsx';
import { clientWords } from '#content/clientWords.ts';
import type { Testimonial } from '#domain/testimonial.ts';

/** Props of {@link TestimonialQuote}. */
export interface TestimonialQuoteProps {
  testimonial: Testimonial;
  /** For a list of many reviews: smaller, and with the company's answer. Default: false. */
  inList?: boolean;
  /** The picture that came with the review. */
  children?: ReactNode;
}

/** A client's review with name and role, and a label if it is verified. */
export function TestimonialQuote({ testimonial, inList = false, children }: TestimonialQuoteProps) {
  const { name, role, category, image, quote, rating, answer, verified } = testimonial;
  return (
    <ClientQuote
      name={name}
      role={role || clientWords.of[category]}
      image={image}
      quote={quote}
      rating={rating}
      note={verified ? clientWords.verified : undefined}
      answer={inList && answer ? { from: clientWords.answer, text: answer } : undefined}
      size={inList ? 'small' : 'large'}
    >
      {children}
    </ClientQuote>
  );
}
