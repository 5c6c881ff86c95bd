import { expect, it } from 'vitest';
import { accountFieldLabels } from '#content/domain/log.ts';
import { profileSchema } from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { bookingRulesFieldNames, bookingRulesFields } from '#domain/bookingRules.ts';
import { leadEntity } from '#domain/lead.ts';
import { type LogSubject, logDetail } from '#domain/log.ts';
import { keysOf } from '#domain/typedKeys.ts';

const detailOf = (subject: LogSubject, fields: string[], kind: 'edited' | 'imported' = 'edited') =>
  logDetail(subject, { ...newActivity(kind), fields });

it('The log names changed fields by their labels, and unknown ones by their own names', () => {
  const { venue, guests } = leadEntity.fields;
  for (const kind of ['edited', 'imported'] as const) {
    expect(detailOf('lead', ['venue', 'guests', 'of-old'], kind)).toBe(`${venue?.label}, ${guests?.label}, of-old`);
  }
  expect(logDetail('lead', newActivity('exported'))).toBe('');
});

it('The log names each field of the working hours by its label', () => {
  expect(detailOf('bookingRules', bookingRulesFieldNames)).toBe(
    bookingRulesFieldNames.map((name) => bookingRulesFields[name].label).join(', '),
  );
});

it('The log names each field of a profile by its label', () => {
  const names = keysOf(profileSchema.fields);
  expect(detailOf('account', names)).toBe(names.map((name) => accountFieldLabels[name]).join(', '));
});

it('The log names a person or lead once, although its id and its name have changed', () => {
  const { responsible, name } = leadEntity.fields;
  const lead = detailOf('lead', ['responsibleId', 'responsible', 'name']);
  expect(lead).toBe(`${responsible.label}, ${name.label}`);
  const { people, leadId } = appointmentEntity.fields;
  const appointment = detailOf('appointment', ['people', 'peopleNames', 'leadId', 'leadName']);
  expect(appointment).toBe(`${people.label}, ${leadId.label}`);
});
