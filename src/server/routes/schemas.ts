/**
 * What routes take and answer, as JSON schema. Requests are checked against it, answers are written by it (what it does
 * not name is not sent), and the OpenAPI document consists of it, so that a client can be generated from it.
 */
import { type ObjectSchema, Schema } from 'yup';
import type { Entity, Field } from '#domain/entity.ts';
import { problemTypes } from '#domain/problem.ts';
import { secondSteps } from '#domain/twoStep.ts';

/** A JSON schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** @returns the schema of an object that has all of these properties. @param optional those that it may have besides. */
export const objectOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

/** @returns the schema of a list. */
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** Schemas of plain values. */
export const textSchema: JsonSchema = { type: 'string' };
export const numberSchema: JsonSchema = { type: 'integer' };
export const booleanSchema: JsonSchema = { type: 'boolean' };

/** @returns the schema of one of some texts. */
export const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });

/** The schema of a member of staff, as records name one. */
export const personSchema = objectOf({ id: textSchema, name: textSchema });

/** @returns the schema of something that may be missing. */
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** @returns the schema of a field's value. */
function fieldSchema(field: Field): JsonSchema {
  if (field.kind === 'choice') return oneOf(Object.keys(field.labels));
  if (field.kind === 'texts') return listOf(textSchema);
  if (field.kind === 'number') return field.nullable ? orNull(numberSchema) : numberSchema;
  if (field.kind === 'day') return { type: ['string', 'null'], description: 'A day, e.g. 2027-06-14' };
  if (field.kind === 'instant') return { type: 'string', description: 'An instant, e.g. 2027-01-02T03:04:05.000Z' };
  return field.kind === 'text' && field.nullable ? orNull(textSchema) : textSchema;
}

/**
 * @returns the schema of an entity's records. @param names the fields that they have here, beside the id.
 * @param more what they have besides.
 */
export const recordSchema = (
  { fields }: Entity,
  names = Object.keys(fields),
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema =>
  objectOf({
    id: textSchema,
    ...more,
    ...Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fieldSchema(fields[name])]] : []))),
  });

/** @returns the schema of a page of a list. */
export const pageSchema = (record: JsonSchema): JsonSchema =>
  objectOf({ rows: listOf(record), matching: numberSchema, total: numberSchema, page: numberSchema });

/**
 * @param schema what the receiver holds a body against. @param more what it has beside that, all of it required.
 * @returns the JSON schema of the body: which fields there are, of which type and length. What else is to be said of a
 * field, the schema says with sentences of its own.
 */
export function bodySchema(schema: ObjectSchema<object>, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  const fields = Object.entries(schema.fields).flatMap(([name, field]) =>
    field instanceof Schema ? [{ name, ...field.describe() }] : [],
  );
  const properties = fields.map(({ name, type, oneOf: examples, tests }) => {
    // Of a number it would be the largest: what to say of that, the schema knows.
    const maxLength = type === 'string' ? tests.find((test) => test.name === 'max')?.params?.max : undefined;
    return [name, { type, maxLength, ...(examples.length > 0 && { examples }) }];
  });
  return {
    type: 'object',
    additionalProperties: false,
    required: [...fields.filter(({ optional }) => !optional).map(({ name }) => name), ...Object.keys(more)],
    properties: { ...Object.fromEntries(properties), ...more },
  };
}

/** @returns the schema of a body that is a list of no more than so many. */
export const bodyListOf = (name: string, items: JsonSchema, maxItems: number): JsonSchema => ({
  ...objectOf({ [name]: { ...listOf(items), maxItems } }),
  additionalProperties: false,
});

/** Schema of a route's `:id`; no id of ours has another character in it. */
export const idParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^[\\w-]{1,100}$' } },
};

/** Schema of a record's version: what a database's integer holds, the next one too. */
export const versionSchema = { type: 'integer', minimum: 1, maximum: 2 ** 31 - 2 };

/** Schema of a list's address: what makes no sense in it counts as its default, as in the browser. */
export const listQuery = (...filters: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(['q', ...filters, 'sort', 'page', 'rows'].map((name) => [name, { type: 'string' }])),
});

/** @returns the query of a request's address. */
export const paramsOf = ({ url }: { url: string }): URLSearchParams => new URL(`http://here${url}`).searchParams;

/** RFC 9457, with what `problem.ts` adds. */
const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: oneOf(Object.values(problemTypes)),
    title: { type: 'string', description: 'One sentence for a person' },
    status: numberSchema,
    fields: { type: 'object', additionalProperties: textSchema, description: 'One sentence per field' },
    ways: { ...listOf(oneOf(secondSteps)), description: 'Of a sign-in that needs another step: how it can be made' },
    current: { description: 'Of a conflict: the record as it stands' },
    retryAfter: { type: 'integer', description: 'Seconds after which the next attempt counts' },
  },
};

const problems = {
  '4xx': {
    description: 'What the caller can do something about',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
  '5xx': {
    description: 'The server, or its database, is not in a state to answer',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
};

/** An answer: JSON by its schema, something else by its type, or nothing. */
export type Answer = { json: JsonSchema; status?: 200 | 201 } | { type: string } | 'nothing';

function answerSchema(answer: Answer): JsonSchema {
  if (answer === 'nothing') return { 204: { description: 'Done', type: 'null' } };
  if ('type' in answer) return { 200: { description: 'Done', content: { [answer.type]: { schema: textSchema } } } };
  return { [answer.status ?? 200]: { description: 'Done', ...answer.json } };
}

/** @returns what a route says of itself. @param tag the part of the API. @param summary what it does. */
export const describeRoute = (tag: string, summary: string, answer: Answer) => ({
  tags: [tag],
  summary,
  response: { ...answerSchema(answer), ...problems },
});

/** The schema of a route that is no part of the API: the OpenAPI document leaves it out. */
export const hidden: object = { hide: true };
