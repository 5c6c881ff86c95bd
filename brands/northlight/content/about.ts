import {
  aboutBanner as houseBanner,
  aboutClosing as houseClosing,
  details as houseDetails,
  aboutMeta as houseMeta,
  mission as houseMission,
  story as houseStory,
  team as houseTeam,
  teamHead as houseTeamHead,
  values as houseValues,
  vision as houseVision,
} from '#content/about.ts';
import type { SectionHead, TimelineEntry } from '#content/types.ts';
import { words } from '#content/words.ts';
import { company } from './company.ts';

export * from '#content/about.ts';

export const aboutMeta = words(houseMeta, {
  title: 'About the hall',
  description:
    'How three stagehands with the keys to an empty fish hall became an agency for nights: crew, hall, method.',
});

export const aboutBanner = words(houseBanner, {
  eyebrow: 'About',
  title: 'Behind the dark',
  lead: 'You see the stage. These are the people in black beside it.',
  photo: 'corporate-stage',
});

export const story = words(houseStory, {
  eyebrow: 'The hall',
  title: 'It began with a set of keys',
  paragraphs: [
    `In ${company.founded}, the harbour board looked for someone to watch an empty fish hall until it was torn ` +
      'down. Three stagehands took the keys, hung forty lamps, and asked their friends to come after dark. The ' +
      'hall is still there.',
    'What was a party became a workshop: a carpenter for sets, a rigger who counts everything twice, a sound desk, ' +
      'an editor who works at night anyway. Sets are built in full size on the floor before they travel.',
    'We take some thirty nights a year and refuse the others. Each has one producer, one drawing, one budget that ' +
      'you can open at any hour, and a rehearsal in real time with real lamps.',
  ],
  photos: ['corporate-stage', 'photo-video'],
});

export const details = words(houseDetails, {
  title: 'Facts',
  items: [
    { text: String(company.founded) },
    { term: 'Hall', text: company.address.lines.join(', ') },
    { term: 'Crew', text: '31: producers, set builders, light, sound, camera, cut' },
    { term: 'We stage', text: 'Launches, company nights, private parties, weddings after dark, film' },
    { term: 'We travel', text: 'With two trucks, as far as they drive in a night' },
    { text: `${company.hours}. On show days, until the last case is in the truck.` },
  ],
});

export const mission = words(houseMission, {
  title: 'What for',
  text: 'To make one evening so clear that nobody has to explain it the next morning.',
});

export const vision = words(houseVision, {
  title: 'Where to',
  text: 'Thirty nights a year, no more. Better lamps, fewer of them, and a hall that runs on its own roof.',
});

export const values = words(houseValues, {
  eyebrow: 'House rules',
  title: 'Written on the door',
  items: [
    { text: 'Every cue is rehearsed in real time. A cue that worked once has not been rehearsed.' },
    { text: 'We draw before we talk. What cannot be drawn on one sheet is not an idea yet.' },
    { text: 'You see every price, ours too. What is not worth its cost is cut before you pay for it.' },
    { text: 'One producer, one number. It is answered at night, because that is when things happen.' },
  ],
});

export const timelineHead: SectionHead = { eyebrow: '2016 to 2025', title: 'From forty lamps' };

export const timeline: readonly TimelineEntry[] = [
  { year: 2016, title: 'Keys', description: 'Three stagehands, one empty hall, forty lamps from a closed theatre.' },
  {
    year: 2018,
    title: 'First launch',
    description: 'A bicycle for two hundred guests. It rolls on stage by itself, on the second rehearsal.',
  },
  { year: 2020, title: 'Nobody comes', description: 'We learn to film in empty rooms, and keep the cameras.' },
  {
    year: 2022,
    title: 'The workshop',
    description: 'Sets are built in the hall in full size. The first one does not fit through the door.',
  },
  {
    year: 2024,
    title: 'The roof',
    description: 'Sunlight by day runs the lamps by night. The harbour board stops asking about demolition.',
  },
  { year: 2025, title: 'Night 240', description: 'An orchestra, a fog machine and a very calm fire officer.' },
];

export const teamHead = words(houseTeamHead, { eyebrow: 'The crew', title: 'Four in black' });

export const team = words(houseTeam, [
  {
    name: 'Ines Okafor',
    role: 'Founder, producer',
    bio: 'Has the keys. Calls every show she has drawn, with a pencil behind each ear.',
  },
  { name: 'Jonas Wieck', role: 'Head of light', bio: 'Brought the forty lamps. Believes that most rooms need fewer.' },
  {
    name: 'Mara Lindqvist',
    role: 'Set and workshop',
    bio: 'Builds in full size or not at all. Measures doors first since 2022.',
  },
  { name: 'Theo Castellan', role: 'Camera and cut', bio: 'Sleeps by day. Your film is ready when you wake up.' },
]);

export const aboutClosing = words(houseClosing, {
  eyebrow: 'See the hall',
  title: 'Come when it is dark',
  text: 'Forty minutes among the lamps say more than a deck. Tuesdays after six, or whenever you like.',
  button: 'Arrange a visit',
  photo: 'closing-corporate',
});
