import { article as hatesParties } from './a-party-for-someone-who-hates-parties.ts';
import { article as rainPlan } from './a-tent-is-not-a-rain-plan.ts';
import { article as timetable } from './a-wedding-timetable-with-room-to-breathe.ts';
import { article as coffee } from './coffee-at-a-conference.ts';
import { article as drapery } from './drapery-for-rooms-with-low-ceilings.ts';
import { article as flowers } from './flowers-in-season-month-by-month.ts';
import { article as candles } from './how-many-candles-does-a-room-need.ts';
import { article as nameBadges } from './name-badges-and-other-small-things-guests-remember.ts';
import { article as speeches } from './speeches-who-when-and-how-long.ts';
import { article as stageHeight } from './stage-height-and-other-sums.ts';
import { article as tenGuests } from './ten-guests-ten-candles-one-cake.ts';
import { article as twoHours } from './two-hours-is-a-long-time-when-you-are-five.ts';
import { article as siteVisit } from './what-a-site-visit-should-answer.ts';
import { article as guestList } from './write-the-guest-list-before-you-fall-for-a-venue.ts';
import { article as invitation } from './writing-an-invitation-that-gets-an-answer.ts';

/** The contents of the sample posts, as HTML, by slug. */
export const articles: Readonly<Record<string, string>> = {
  'write-the-guest-list-before-you-fall-for-a-venue': guestList,
  'a-wedding-timetable-with-room-to-breathe': timetable,
  'name-badges-and-other-small-things-guests-remember': nameBadges,
  'what-a-site-visit-should-answer': siteVisit,
  'how-many-candles-does-a-room-need': candles,
  'two-hours-is-a-long-time-when-you-are-five': twoHours,
  'a-tent-is-not-a-rain-plan': rainPlan,
  'a-party-for-someone-who-hates-parties': hatesParties,
  'coffee-at-a-conference': coffee,
  'flowers-in-season-month-by-month': flowers,
  'speeches-who-when-and-how-long': speeches,
  'stage-height-and-other-sums': stageHeight,
  'ten-guests-ten-candles-one-cake': tenGuests,
  'writing-an-invitation-that-gets-an-answer': invitation,
  'drapery-for-rooms-with-low-ceilings': drapery,
};
