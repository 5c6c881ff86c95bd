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
  title: 'About the glasshouse',
  description: 'An old glasshouse, five people and forty-one growers: how Linden Blomst works, with what is in season.',
});

export const aboutBanner = words(houseAboutBanner, {
  eyebrow: 'About',
  title: 'The glasshouse',
  lead: 'Five people, cold hands, good light until four.',
  photo: 'decor-drapery',
});

export const story = words(houseStory, {
  eyebrow: 'Story',
  title: 'It began with a lease',
  paragraphs: [
    'In 2009, the glasshouse at the end of the row stood empty but for a linden that had grown through the roof. Ingrid took the lease on the condition that nobody would cut it.',
    'In the first winter there were only branches to sell. People liked the branches. It has been the way we work since: what there is, not what there could be.',
    'We take two weddings a month and a few tables a week. Whoever meets you at the bench also ties the bouquet and carries it to the door.',
  ],
  photos: ['wedding-bouquet', 'decor-candles'],
});

export const details = words(houseDetails, {
  title: 'In short',
  items: [
    { text: '2009' },
    { term: 'Glasshouse', text: '3 Glasshouse Row, Springfield' },
    { term: 'Hands', text: 'Five pairs' },
    { term: 'We make', text: 'Wedding flowers, tables, rooms by the week, wreaths in winter' },
    { term: 'We travel', text: 'Two hours by van; flowers do not like more' },
    { text: 'Tuesday to Saturday, 8 to 4. At weddings, from first light.' },
  ],
});

export const mission = words(houseMission, { text: 'To put a few living things in a room, so that people look up.' });

export const vision = words(houseVision, {
  text: 'To stay as small as this, and to know each field our flowers stood in.',
});

export const values = words(houseValues, {
  eyebrow: 'How we work',
  title: 'Four habits',
  items: [
    { text: 'We leave out until something is missing. Then we put that back.' },
    { text: 'No two bouquets alike; no two weeks are.' },
    { text: 'You see what each stem costs, and which could stay in the field.' },
    { text: 'One of us, from the first cup of coffee to the door of the church.' },
  ],
});

export const teamHead = words(houseTeamHead, { eyebrow: 'Hands', title: 'Four of the five' });

export const team = words(houseTeam, [
  {
    name: 'Ingrid Lindahl',
    role: 'Founder',
    bio: 'Signed the lease, kept the tree. Ties every bouquet that leaves on a Saturday.',
  },
  {
    name: 'Anders Holm',
    role: 'Growers and the van',
    bio: 'Up at three, at the fields by four, back before the coffee.',
  },
  { name: 'Kaisa Nieminen', role: 'Weddings', bio: 'Asks for the month, the light and the grandmother’s garden.' },
  { name: 'Per Aaberg', role: 'Rooms and winter', bio: 'Wreaths, branches, and the patience that both need.' },
]);

export const aboutClosing = words(houseAboutClosing, {
  eyebrow: 'Visit',
  title: 'The bench is long, the coffee is hot',
  text: 'Come by before noon, when the light is good and most of it is still in buckets.',
  button: 'Arrange an hour',
  photo: 'closing-photography',
});

export const timelineHead: SectionHead = { eyebrow: '2009 to 2025', title: 'Sixteen winters' };

export const timeline: readonly TimelineEntry[] = [
  { year: 2009, title: 'A lease', description: 'An empty glasshouse, one tree, and a winter of branches.' },
  { year: 2012, title: 'The first wedding', description: 'In October, with what the frost had left. It was enough.' },
  { year: 2016, title: 'Growers', description: 'Forty-one of them, each within two hours, each by name.' },
  { year: 2020, title: 'Doorsteps', description: 'A bunch a week for people who could not come in. Many stayed.' },
  { year: 2025, title: 'The roof', description: 'New glass around the linden, with room for it to grow.' },
];
