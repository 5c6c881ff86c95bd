import { expect, it, vi } from 'vitest';
import { bookingRulesFields, standardRules } from '#domain/bookingRules.ts';

vi.mock('#content/company.ts', async (original) => {
  const { company } = await original<typeof import('#content/company.ts')>();
  return { company: { ...company, travelMinutes: 20 } };
});

it('The travel time of the company applies until another is chosen, and is offered among the others in order', () => {
  expect(standardRules.travel).toBe('20');
  const { travel } = bookingRulesFields;
  const offered = travel.kind === 'choice' ? Object.keys(travel.labels) : [];
  expect(offered).toEqual(['0', '15', '20', '30', '45', '60', '90', '120']);
});
