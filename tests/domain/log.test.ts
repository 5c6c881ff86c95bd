import { expect, it } from 'vitest';
import { newActivity } from '#domain/activity.ts';
import { leadEntity } from '#domain/lead.ts';
import { logDetail } from '#domain/log.ts';

it('The log names the fields that an edit or an import has changed, as lists do; what has no name by its own', () => {
  const { venue, guests } = leadEntity.fields;
  for (const kind of ['edited', 'imported'] as const) {
    const done = { ...newActivity(kind), fields: ['venue', 'guests', 'of-old'] };
    expect(logDetail('lead', done)).toBe(`${venue?.label}, ${guests?.label}, of-old`);
  }
  expect(logDetail('lead', newActivity('exported'))).toBe('');
});
