import { portraitFor, type Testimonial } from '#domain/testimonial.ts';

/** The nine sample testimonials; the home page shows the first three. */
export const testimonials: readonly Testimonial[] = [
  {
    id: '1',
    name: 'Amira Nasser',
    role: 'Bride',
    category: 'wedding',
    image: portraitFor('1'),
    quote: 'Everything was ready before we thought to ask. My mother still talks about the candles.',
    rating: 5,
  },
  {
    id: '2',
    name: 'Sarah Johnson',
    role: 'Operations director',
    category: 'corporate',
    image: portraitFor('2'),
    quote: 'Our launch started to the minute and felt effortless, which I know it was not.',
    rating: 5,
  },
  {
    id: '3',
    name: 'David Okafor',
    role: 'Father of the birthday boy',
    category: 'birthday',
    image: portraitFor('3'),
    quote: 'They asked what he loves, then built a party out of it. He was speechless at seven.',
    rating: 4,
  },
  {
    id: '4',
    name: 'Patricia Monroe',
    role: 'Mother of the groom',
    category: 'wedding',
    image: portraitFor('4'),
    quote: 'I came with a list of eleven worries. Their planner had the same list, with a time beside each.',
    rating: 5,
  },
  {
    id: '5',
    name: 'Ethan Brooks',
    role: 'Turned thirty',
    category: 'birthday',
    image: portraitFor('5'),
    quote:
      'I said I wanted no theme, and they found one anyway: people I like, food I like, home by two. I ' +
      'have not been allowed to plan anything since.',
    rating: 5,
  },
  {
    id: '6',
    name: 'Yasmin Karim',
    role: 'Conference director',
    category: 'corporate',
    image: portraitFor('6'),
    quote:
      'Four hundred badges and no name misspelled. The longest wait at the door was three minutes. We ' + 'timed it.',
    rating: 5,
  },
  {
    id: '7',
    name: 'Charlotte Evans',
    role: 'Bride',
    category: 'wedding',
    image: portraitFor('7'),
    quote:
      'One of our flowers could not be had in the week of the wedding. We were told the same hour, ' +
      'with two alternatives and the price of each. I now prefer the second.',
    rating: 4,
  },
  {
    id: '8',
    name: 'James Carter',
    role: 'Managing partner',
    category: 'corporate',
    image: portraitFor('8'),
    quote:
      'I used to end our annual dinner by thanking people for their patience. This year I had to ask ' +
      'them to go home.',
    rating: 5,
  },
  {
    id: '9',
    name: 'Rosemary Clarke',
    role: 'Turned seventy-five',
    category: 'birthday',
    image: portraitFor('9'),
    quote: 'My grandchildren danced, my brother behaved and the cake was lemon. I had asked for much less.',
    rating: 5,
  },
];
