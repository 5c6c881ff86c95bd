import type { EventStory } from '#domain/eventStory.ts';
import { gala } from './a-gala-for-three-hundred.ts';
import { townHall } from './a-town-hall-for-one-evening.ts';
import { fifty } from './fifty-in-gold-and-plum.ts';
import { goldenWedding } from './forty-pages-of-a-golden-wedding.ts';
import { conference } from './four-hundred-names-two-stages.ts';
import { supper } from './supper-under-the-walnut-trees.ts';
import { rain } from './the-rain-came-at-four.ts';

/** The stories behind the gallery's pictures, latest event first. */
export const stories: readonly EventStory[] = [supper, gala, fifty, conference, goldenWedding, rain, townHall];
