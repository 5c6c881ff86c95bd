import {
  aboutBanner as houseAboutBanner,
  aboutClosing as houseAboutClosing,
  aboutMeta as houseAboutMeta,
  details as houseDetails,
  mission as houseMission,
  story as houseStory,
  team as houseTeam,
  teamHead as houseTeamHead,
  values as houseValues,
  vision as houseVision,
} from '#content/about.ts';
import type { SectionHead, TimelineEntry } from '#content/types.ts';
import { words } from '#content/words.ts';

export * from '#content/about.ts';

export const aboutMeta = words(houseAboutMeta, {
  title: 'About us',
  description:
    'Twelve grown-ups, a van full of balloons and one very serious allergy list: who plans the parties at Pip & Confetti.',
});

export const aboutBanner = words(houseAboutBanner, {
  eyebrow: 'About us',
  title: 'Grown-ups, technically',
  lead: 'Here is who rings the doorbell, and who brings the mop.',
  photo: 'birthday-confetti',
});

export const story = words(houseStory, {
  eyebrow: 'Our story',
  title: 'It began with a cancelled magician',
  paragraphs: [
    'In 2018, a magician phoned in sick an hour before a sixth birthday. Pip, who lived upstairs, came down with a roll of foil, a torch and a bag of flour, and the children went to the moon for two hours.',
    'The moon was in demand. A cousin baked, a teacher who liked whistles joined, and the van that used to deliver mattresses got a new coat of paint.',
    'Today we do up to five parties on a Saturday, each with its own crew, its own list and its own box. Nobody is handed from one of us to the next: whoever plans your party also lights the candles.',
  ],
  photos: ['birthday-gifts', 'birthday-table'],
});

export const details = words(houseDetails, {
  title: 'The small print, large',
  items: [
    { text: '2018' },
    { term: 'Yard', text: '7 Balloon Yard, Springfield' },
    { term: 'Team', text: '12: players, bakers, painters, one nurse' },
    { term: 'We plan', text: 'Birthdays, school fêtes, family days at work, christenings, films of all that' },
    { term: 'We travel', text: 'As far as a cake stays upright' },
    { text: 'Monday to Friday, 9 to 5. On Saturdays we are at a party.' },
  ],
});

export const mission = words(houseMission, {
  text: 'That every child at the table has a turn, and every parent a chair.',
});

export const vision = words(houseVision, { text: 'A town in which nobody is afraid of twelve six-year-olds.' });

export const values = words(houseValues, {
  eyebrow: 'House rules',
  title: 'Painted on the van',
  items: [
    { text: 'One of us for six children, always. The seventh child gets another one of us.' },
    { text: 'No theme twice the same. Even pirates have moods.' },
    { text: 'The price is the price. Burst balloons are on us.' },
    { text: 'The birthday child is the client. Parents are asked as well.' },
  ],
});

export const teamHead = words(houseTeamHead, { eyebrow: 'The team', title: 'Four of the twelve' });

export const team = words(houseTeam, [
  {
    name: 'Pip Hallaway',
    role: 'Founder, first astronaut',
    bio: 'Still has the foil. Can hush thirty children with one whisper.',
  },
  {
    name: 'Ben Okoro',
    role: 'Cake and allergies',
    bio: 'Bakes without nuts, milk or eggs, and nobody has noticed yet.',
  },
  { name: 'Suki Ono', role: 'Paint and costumes', bio: 'Forty tigers an hour, each with whiskers of its own.' },
  { name: 'Walter Finch', role: 'Music and mop', bio: 'Thirty years a teacher. Plays the accordion while sweeping.' },
]);

export const aboutClosing = words(houseAboutClosing, {
  eyebrow: 'Come and see',
  title: 'The slime is fresh on Wednesdays',
  text: 'Drop in with the birthday child. Choosing the theme takes ten minutes or one whole afternoon.',
  button: 'Arrange a visit',
  photo: 'closing-birthday',
});

export const timelineHead: SectionHead = { eyebrow: '2018 to 2025', title: 'From foil to five vans' };

export const timeline: readonly TimelineEntry[] = [
  {
    year: 2018,
    title: 'To the moon',
    description: 'A cancelled magician, a roll of foil, and fourteen children in orbit.',
  },
  { year: 2019, title: 'The van', description: 'It delivered mattresses. It still smells a little of sleep.' },
  { year: 2021, title: 'A nurse', description: 'After the great bee summer, one of us has always got the plasters.' },
  {
    year: 2023,
    title: 'School fêtes',
    description: 'Four hundred children, one coconut shy, no tears but the head teacher’s.',
  },
  { year: 2025, title: 'Party 340', description: 'A dinosaur turns five. The cake is taller than the guest of honor.' },
];
