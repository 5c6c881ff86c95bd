import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { eventTypes } from '#domain/enquiry.ts';
import { type Lead, type LeadDetails, leadEntity, leadStatuses } from '#domain/lead.ts';
import type { Problem } from '#domain/problem.ts';
import { paragraphsOf, rules } from './axeRules.ts';

/** Fields of a record, as values or as matchers such as `expect.any(…)`. */
type Described<Record> = { readonly [Field in keyof Record]?: unknown };

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: as Vitest declares it.
  interface Matchers<T = any> {
    /** Expects no findings of axe in an element, except for colours and sizes, which jsdom does not support. */
    toHaveNoAxeViolations(this: Matchers<T>): Promise<void>;
    /** Expects a lead, as returned by the port alone or in a list, with these fields. */
    toBeLead(this: Matchers<T>, fields?: Described<LeadDetails>): void;
    /** Expects a response with problem details of this status, with these fields and a sentence as title. */
    toBeProblem(this: Matchers<T>, status: number, fields?: Described<Problem>): void;
  }
}

/** Rules that need layout, or that apply to whole pages. */
const outOfReach = ['color-contrast', 'link-in-text-block', 'target-size', 'region'];

const fieldsOfLead = ['id', ...Object.keys(leadEntity.fields)];

/** @returns the reason why a value is not a lead; undefined if it is one. */
function whyNoLead(received: unknown): string | undefined {
  if (typeof received !== 'object' || received === null) return `it is ${received}`;
  const missing = fieldsOfLead.filter((field) => !(field in received));
  if (missing.length > 0) return `it lacks ${missing.join(', ')}`;
  const { status, eventType } = received as Lead;
  if (!leadStatuses.includes(status)) return `its status is ${status}`;
  if (!eventTypes.includes(eventType)) return `its event type is ${eventType}`;
}

/** @returns the fields of a record that are compared. */
const asked = (record: object, fields: object) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, (record as Record<string, unknown>)[field]]));

expect.extend({
  async toHaveNoAxeViolations(element: Element) {
    // Loaded on demand, because it has half a megabyte.
    const { default: axe } = await import('axe-core');
    const { violations } = await axe.run(element, {
      runOnly: rules,
      resultTypes: ['violations'],
      rules: Object.fromEntries(outOfReach.map((rule) => [rule, { enabled: false }])),
    });
    return {
      pass: violations.length === 0,
      message: () =>
        this.isNot ? 'axe finds nothing here.' : `What axe finds:\n\n${paragraphsOf(violations).join('\n\n')}`,
    };
  },

  toBeLead(received: unknown, fields: Described<LeadDetails> = {}) {
    const why = whyNoLead(received);
    if (why) return { pass: false, message: () => `This is no lead: ${why}.` };
    const actual = asked(received as Lead, fields);
    return {
      pass: this.equals(actual, fields),
      message: () =>
        this.isNot
          ? `This is the lead that it should not be:\n\n${this.utils.printReceived(actual)}`
          : `This lead is another one:\n\n${this.utils.diff(fields, actual)}`,
    };
  },

  toBeProblem(answer: LightMyRequestResponse, status: number, fields: Described<Problem> = {}) {
    const type = String(answer.headers['content-type']);
    if (!type.startsWith('application/problem+json')) {
      return { pass: false, message: () => `This answer of status ${answer.statusCode} is no problem: it is ${type}.` };
    }
    const problem = answer.json<Problem>();
    if (!/^[A-Z].+[.?!]$/s.test(problem.title)) {
      return { pass: false, message: () => `This problem is not told as a sentence: ${problem.title}` };
    }
    const actual = { answered: answer.statusCode, status: problem.status, ...asked(problem, fields) };
    const expected = { answered: status, status, ...fields };
    return {
      pass: this.equals(actual, expected),
      message: () =>
        this.isNot
          ? `This is the problem that it should not be:\n\n${this.utils.printReceived(actual)}`
          : `This problem is another one (“${problem.title}”):\n\n${this.utils.diff(expected, actual)}`,
    };
  },
});
