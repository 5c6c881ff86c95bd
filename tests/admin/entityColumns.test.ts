import { expect, it } from 'vitest';
import { columnsOf, factsOf, shownText } from '#admin/list/entityColumns.ts';
import { leadEntity } from '#domain/lead.ts';
import { leads } from '#sample/leads.ts';

const [lead] = leads as [(typeof leads)[0]];
const { fields } = leadEntity;
const labels = columnsOf(leadEntity, {}).map(({ headerName }) => headerName);

it('The facts on a card are the columns of the list, in their order', () => {
  expect(factsOf(leadEntity, lead, { elsewhere: [] }).map(({ label }) => label)).toEqual(labels);
});

it('The facts on a card begin with those named first, in the order in which they are named', () => {
  const facts = factsOf(leadEntity, lead, {
    first: ['eventDate', 'eventType'],
    elsewhere: ['name'],
    shown: { eventType: 'A party' },
  });
  const { name, eventDate, eventType } = fields;
  const others = labels.filter((label) => ![name.label, eventDate.label, eventType.label].includes(String(label)));
  expect(facts.map(({ label }) => label)).toEqual([eventDate.label, eventType.label, ...others]);
  expect(facts[0]?.value).toBe(shownText(fields.eventDate, lead.eventDate));
  expect(facts[1]?.value).toBe('A party');
});
