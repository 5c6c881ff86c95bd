import type { EventStory } from '#domain/eventStory.ts';

/** Photographs of a party that a family gave itself. */
export const goldenWedding: EventStory = {
  slug: 'forty-pages-of-a-golden-wedding',
  title: 'Forty pages of a golden wedding',
  category: 'photography',
  date: '2022-10-01',
  image: 'photo-video',
  place: 'A farmhouse kitchen and the yard behind it',
  lead: 'The family cooked, baked and decorated. We only brought the cameras, and a chair for the photographer.',
  asked: [
    'Paul and Inès Hartley had been married for fifty years, and of their wedding there was one photograph, in which ' +
      'he is looking at a dog. Their daughter wrote: no posing, no planning, they would notice. Could somebody just be ' +
      'there?',
  ],
  done: [
    'Arthur came on the Friday, without a camera, and peeled apples for two hours. By Saturday the family had stopped ' +
      'seeing him, which is the whole trick. He worked with two small cameras and one lens on each, in window light, ' +
      'from a kitchen chair. Sena filmed the table from a tripod in the corner that people hung their jackets on.',
    'There was no group picture until dusk. Then Inès asked for one herself. It took ninety seconds: twenty-three ' +
      'people, four generations, and somebody else’s dog, at which nobody looked.',
    'Highlights were there on Monday morning, thirty of them. The full gallery came after sixteen days, the film after ' +
      'five weeks, with the whole of the grandson’s speech and without the part in which he looks for his glasses. They ' +
      'were on his head, and he asked for that part back. It is in there now.',
    'For the album we printed 212 pictures and laid them on our floor. Paul and Inès took their shoes off and walked ' +
      'among them for an afternoon. Forty pages remained. The last one is from 1972, with the dog.',
  ],
  figures: [
    { value: '1,860', label: 'photographs taken' },
    { value: '412', label: 'worth keeping' },
    { value: '40', label: 'pages in the end' },
    { value: '48 h', label: 'until the first thirty' },
  ],
  pictures: [
    { image: 'photo-camera', caption: 'The one that Arthur carries. It is older than our company.' },
    { image: 'photo-prints', caption: 'First prints, drying. The family chose from these.' },
    { image: 'photo-lens', caption: 'Four lenses came along. Two stayed in the car.' },
    { image: 'banner-gallery', caption: 'Contact sheet and loupe, for people who like to hold things.' },
    { image: 'photo-album', caption: 'Linen, forty pages, opened at the yard.' },
  ],
  quote: {
    text: 'My mother keeps it beside the bread. She says an album on a shelf is only a book.',
    name: 'Claire Hartley',
    role: 'Daughter',
  },
  credits: [
    { role: 'Photographs', name: 'Arthur Bell' },
    { role: 'Film', name: 'Sena Akyol' },
    { role: 'Album', name: 'Bindery Koch' },
    { role: 'Everything else', name: 'The Hartleys' },
  ],
};
