import { company } from './company.ts';
import { portraitAlts } from './photos/portraitAlts.ts';
import type { Banner, Closing, PageMeta, PhotoName, SectionHead, TeamMember, TimelineEntry } from './types.ts';

/** @param number 1 to 4. @returns path and alt text of a team member's portrait. */
const teamPortrait = (number: number) => {
  const image = `/portraits/portrait-${number}.svg`;
  return { image, imageAlt: portraitAlts[image] ?? '' };
};

/** Title and description of the About page for search engines. */
export const aboutMeta: PageMeta = {
  title: 'About us',
  description:
    'How a borrowed van and a wedding in an orchard became a house of planners, florists and ' +
    'photographers. Our story, our values and our team.',
};

/** The banner of the About page. */
export const aboutBanner: Banner = {
  eyebrow: 'About us',
  title: 'The people behind the evening',
  lead: 'If we have done it well, you hardly saw us. Here is who we are in daylight.',
  photo: 'decor-lanterns',
};

/** The company's history. */
export const story = {
  eyebrow: 'Our story',
  title: 'It began in an orchard',
  paragraphs: [
    `In June ${company.founded}, Celeste Morgan planned a wedding under a friend’s apple trees. There ` +
      'was a borrowed van, a generator with opinions and one very long spreadsheet. It rained until ' +
      'noon, dinner was served at seven as printed, and three guests asked for her number before the ' +
      'cake was cut.',
    'Those three led to nine, and nine to a studio with a florist, then a room for the cameras, then a ' +
      'workshop for everything that has to be hung, lit or tied with ribbon. More than 500 events later, ' +
      'the long table at lunch seats planners, designers, carpenters, photographers and two people who ' +
      'like reading contracts.',
    'The habits of that first summer have stayed. You have one lead planner from the first call to the ' +
      'last. You can look at your budget whenever you like. And before we print a timetable, somebody ' +
      'stands in the empty room and walks through it with a watch.',
  ],
  photos: ['about-venue', 'planning-flatlay'],
} satisfies SectionHead & { paragraphs: string[]; photos: [PhotoName, PhotoName] };

/** Key facts about the company. */
export const details = {
  title: 'The plain facts',
  items: [
    { term: 'Founded', text: String(company.founded) },
    { term: 'Studio', text: company.address.lines.join(', ') },
    { term: 'Team', text: '50+ planners, designers, florists, technicians and photographers' },
    { term: 'We plan', text: 'Weddings, birthdays, corporate events, photography and video, decorations' },
    { term: 'We travel', text: 'Wherever the invitation says' },
    { term: 'Opening hours', text: `${company.hours}. On event days, for as long as it takes.` },
  ],
};

/** The mission. */
export const mission = {
  title: 'Our mission',
  text:
    'To carry the lists, the phone calls and the weather reports, so that hosts can be guests at their ' + 'own event.',
} as const;

/** The company's vision. */
export const vision = {
  title: 'Our vision',
  text:
    'A house that grows by recommendation: small enough that your planner knows the guest list, large ' +
    'enough that nothing on it is a problem.',
} as const;

/** The company's four values. */
export const values = {
  eyebrow: 'What we hold to',
  title: 'Four words we can explain',
  items: [
    {
      title: 'Excellence',
      text:
        'We walk every room twice, and every supplier reads the same timetable. Somebody has always ' +
        'packed the spare fuse.',
    },
    {
      title: 'Creativity',
      text:
        'Your stories come before our mood boards. A grandmother’s recipe or a first record has shaped ' +
        'many a room of ours.',
    },
    {
      title: 'Integrity',
      text:
        'You see what each supplier charges and what we charge. If an idea is not worth its price, we ' +
        'say so before you pay for it.',
    },
    {
      title: 'Client-Focused',
      text:
        'One planner answers your call, knows your guests by name and has read your last message ' +
        'before replying to it.',
    },
  ],
} satisfies SectionHead & { items: { title: string; text: string }[] };

/** Heading of the timeline. */
export const timelineHead: SectionHead = {
  eyebrow: '2013 to 2023',
  title: 'Ten years, six chapters',
};

/** Entries of the timeline. */
export const timeline: readonly TimelineEntry[] = [
  {
    year: 2013,
    title: 'A wedding and a van',
    description: 'Celeste plans a wedding in an orchard. The van goes back on Monday; the phone keeps ringing.',
  },
  {
    year: 2015,
    title: 'A studio of our own',
    description:
      'We rent a studio, hire a florist and take on birthdays, beginning with a ninetieth whose guest ' +
      'of honor outlasts the band.',
  },
  {
    year: 2017,
    title: 'Companies call',
    description:
      'A groom tells his employer who ran the wedding. Our first conference, for two hundred people, ' +
      'ends four minutes early.',
  },
  {
    year: 2019,
    title: 'Cameras join the table',
    description:
      'Photography and video become part of the house, so that whoever records the day has also read ' + 'the plan.',
  },
  {
    year: 2021,
    title: 'The workshop opens',
    description:
      'Drapery, lanterns and backdrops are now made under our own roof, which also shelters 1,400 ' + 'candle holders.',
  },
  {
    year: 2023,
    title: 'Event five hundred',
    description:
      'Our five hundredth event is a supper for sixty. The team passes fifty people, and lunch is ' +
      'served in two sittings.',
  },
];

/** Heading of the contact cards. */
export const contactCardsHead: SectionHead = {
  eyebrow: 'Contact',
  title: 'Come by, call or write',
};

/** Heading of the team section. */
export const teamHead: SectionHead = {
  eyebrow: 'The team',
  title: 'Four of the fifty',
};

/** The four team members on the page. */
export const team: readonly TeamMember[] = [
  {
    id: 'celeste-morgan',
    name: 'Celeste Morgan',
    role: 'Founder and creative director',
    ...teamPortrait(1),
    bio: 'Planned the wedding in the orchard and still walks every new venue in flat shoes, with a tape ' + 'measure.',
  },
  {
    id: 'tomas-reyes',
    name: 'Tomas Reyes',
    role: 'Head of production',
    ...teamPortrait(2),
    bio: 'Lent the van in 2013 and came along to see what it was for. Looks after light, sound, tents and ' + 'plan B.',
  },
  {
    id: 'mei-tanaka',
    name: 'Mei Tanaka',
    role: 'Lead wedding planner',
    ...teamPortrait(3),
    bio: 'Writes timetables that leave room to breathe. Remembers which uncle should not sit next to which.',
  },
  {
    id: 'arthur-bell',
    name: 'Arthur Bell',
    role: 'Head of photography and video',
    ...teamPortrait(4),
    bio: 'Thirty years behind a camera, many of them on one knee. Knows where the light will be at ten ' + 'past six.',
  },
];

/** The closing section of the page. */
export const aboutClosing: Closing = {
  eyebrow: 'Meet us',
  title: 'The coffee is on, the desk is long',
  text: 'Come by for an hour, or call. Whoever answers will also be there on the evening itself.',
  button: 'Arrange a visit',
  photo: 'closing-birthday',
};
