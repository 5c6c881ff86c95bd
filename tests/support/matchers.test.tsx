import { screen } from '@testing-library/react';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { problemTypes } from '#domain/problem.ts';
import { leads } from '#sample/leads.ts';
import { renderWithTheme } from './renderWithTheme.tsx';

const [lead] = leads;

/** A response of the server, as injected requests return it. */
const answer = (statusCode: number, body: object, type = 'application/problem+json; charset=utf-8') =>
  ({ statusCode, headers: { 'content-type': type }, json: () => body }) as unknown as LightMyRequestResponse;

const late = { type: problemTypes.conflict, title: 'Somebody was faster.', status: 409, current: { version: 2 } };

describe('toHaveNoAxeViolations', () => {
  it('passes for a field with a label', async () => {
    const { container } = renderWithTheme(<input aria-label="Name" />);
    await expect(container).toHaveNoAxeViolations();
  });

  it('names the rule that a button without a name breaks, and the element', async () => {
    renderWithTheme(<button type="button" id="nameless" />);
    const looking = expect(document.body).toHaveNoAxeViolations();
    await expect(looking).rejects.toThrow(/What axe finds:\s+button-name: .+\n {2}#nameless\n/);
  });

  it('explains a failed negation', async () => {
    renderWithTheme(<input aria-label="Name" />);
    const looking = expect(screen.getByRole('textbox')).not.toHaveNoAxeViolations();
    await expect(looking).rejects.toThrow('axe finds nothing here.');
  });
});

describe('toBeLead', () => {
  it('passes for a lead with these fields, whatever the others are', () => {
    expect(lead).toBeLead();
    expect(lead).toBeLead({ name: lead?.name, createdAt: expect.stringMatching(/Z$/) });
    expect(lead).not.toBeLead({ name: 'Ada Byron' });
  });

  it('shows only the fields asked for, with expected and actual values', () => {
    const asking = () => expect({ ...lead, status: 'contacted' }).toBeLead({ id: lead?.id, status: 'converted' });
    expect(asking).toThrow(/This lead is another one:[\s\S]*converted[\s\S]*contacted/);
    expect(asking).not.toThrow(/budget/);
  });

  it.each([
    ['nothing', undefined, 'it is undefined'],
    ['a record of another kind', { id: '1', name: 'Ada' }, 'it lacks email'],
    ['one of a stage that there is not', { ...lead, status: 'lost' }, 'its status is lost'],
    ['one of an event that we do not plan', { ...lead, eventType: 'funeral' }, 'its event type is funeral'],
  ])('rejects %s, with the reason', (_what, record, why) => {
    expect(() => expect(record).toBeLead()).toThrow(`This is no lead: ${why}`);
  });
});

describe('toBeProblem', () => {
  it('passes for a response with this status and these fields', () => {
    expect(answer(409, late)).toBeProblem(409, { type: problemTypes.conflict, current: { version: 2 } });
    expect(answer(409, late)).not.toBeProblem(404);
  });

  it('quotes the server’s message if the problem is another one', () => {
    const asking = () => expect(answer(409, late)).toBeProblem(422);
    expect(asking).toThrow(/This problem is another one \(“Somebody was faster\.”\):[\s\S]*422[\s\S]*409/);
  });

  it.each([
    ['a page', answer(404, {}, 'text/html'), 'This answer of status 404 is no problem: it is text/html.'],
    ['what is told as no sentence', answer(409, { ...late, title: 'E_LATE' }), 'not told as a sentence: E_LATE'],
  ])('rejects %s', (_what, given, sentence) => {
    expect(() => expect(given).toBeProblem(given.statusCode)).toThrow(sentence);
  });
});
