import type { EventStory } from '#domain/eventStory.ts';

/** A wedding at one table, outside. */
export const supper: EventStory = {
  slug: 'supper-under-the-walnut-trees',
  title: 'Supper under the walnut trees',
  category: 'wedding',
  date: '2023-06-14',
  image: 'decor-string-lights',
  place: 'A walnut orchard, forty minutes out of Springfield',
  lead: 'Sixty people at one table, on a Wednesday, because Wednesday was the day on which they had met.',
  asked: [
    'Hannah and Idris wanted a wedding without a seating plan that anybody could be hurt by. That ruled out round ' +
      'tables. They also wanted to hear the trees, which ruled out a band, and to be in bed by midnight, which ruled ' +
      'out nothing that mattered to them.',
  ],
  done: [
    'One table then, 66 feet long, in a row between two rows of walnut trees planted in 1951. Tomas walked it with ' +
      'string in February and found that the ground falls by fourteen inches from one end to the other. The carpenters ' +
      'made twenty-four trestles in nine heights, numbered underneath, and the tablecloth has never looked so level.',
    'Flowers stayed below ten inches and candles above twenty, so that people could see each other. Light came from ' +
      '160 bulbs on cables between the trunks. Nobody was allowed to drive a nail into a walnut, so the cables hang on ' +
      'padded straps, and the owner took one of the straps home for his ladder.',
    'The menu was four dishes on large plates that went from hand to hand. It is slower than service by a quarter of ' +
      'an hour, and it seats everybody beside the person who has the potatoes. At 8:34 the sun went, at 8:36 the bulbs ' +
      'came up, at a tenth of their strength, over four minutes. Two guests noticed. Both were electricians.',
    'It was our five hundredth event. We had planned to say so at dinner and then did not, because it was not our ' +
      'evening. The team had cake at half past twelve, standing up, behind the truck.',
  ],
  figures: [
    { value: '60', label: 'guests at one table' },
    { value: '66 ft', label: 'of tablecloth, in three pieces' },
    { value: '160', label: 'bulbs, and not one nail' },
    { value: '11:40', label: 'when the last guests left' },
  ],
  pictures: [
    {
      image: 'closing-birthday',
      caption: 'Ten to nine. Somebody had brought confetti after all. The hills belong to a neighbor.',
    },
    { image: 'wedding-bouquet', caption: 'Roses, one peony, ranunculus. The peony came on Tuesday, in a lunch box.' },
    { image: 'banner-testimonials', caption: 'Every guest had sent a card ahead. They were read on Thursday, in bed.' },
    { image: 'banner-blog', caption: 'The guest book: one page each, and a flower from where they sat.' },
    { image: 'wedding-champagne', caption: 'The toast, before anyone had found a seat.' },
  ],
  quote: {
    text: 'My uncle and my boss had never met. They passed each other the potatoes for two hours.',
    name: 'Hannah Weiss',
    role: 'Bride',
  },
  credits: [
    { role: 'Lead planner', name: 'Mei Tanaka' },
    { role: 'Production', name: 'Tomas Reyes' },
    { role: 'Flowers', name: 'Odile Marchand' },
    { role: 'Trestles', name: 'Ben Ostrander and Lucy Ame' },
    { role: 'Kitchen', name: 'Field & Ladle' },
    { role: 'Photographs', name: 'Arthur Bell' },
  ],
};
