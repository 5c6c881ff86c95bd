import { expect, it } from 'vitest';
import { newActivity } from '#domain/activity.ts';
import { leadEntity } from '#domain/lead.ts';
import { logDetail } from '#domain/log.ts';

it('The log names changed fields by their labels, and unknown ones by their own names', () => {
  const { venue, guests } = leadEntity.fields;
  for (const kind of ['edited', 'imported'] as const) {
    const done = { ...newActivity(kind), fields: ['venue', 'guests', 'of-old'] };
    expect(logDetail('lead', done)).toBe(`${venue?.label}, ${guests?.label}, of-old`);
  }
  expect(logDetail('lead', newActivity('exported'))).toBe('');
});
