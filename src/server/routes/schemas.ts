/**
 * JSON schemas of requests and responses. Requests are validated against them, responses are serialised by them
 * (properties that a schema does not list are not sent), and the OpenAPI document is built from them, so that clients
 * can be generated from it.
 */
import { Schema } from 'yup';
import { timings } from '#domain/appointmentTimes.ts';
import type { Entity, Field } from '#domain/entity.ts';
import { problemTypes } from '#domain/problem.ts';
import { secondSteps } from '#domain/twoStep.ts';

/**
 * Maximum size of the body of a form, in bytes: ten times the size of a long form, and larger than any browser's
 * response for a passkey.
 */
export const formBodyLimit = 64 * 1024;

/** As {@link formBodyLimit}, for a form of a few short fields. */
export const shortFormBodyLimit = 16 * 1024;

/** A JSON schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * @returns the schema of an object with all of these properties.
 * @param optional properties that it may have in addition.
 */
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

/** The schema of a text. */
export const textSchema: JsonSchema = { type: 'string' };

/** The schema of a whole number. */
export const numberSchema: JsonSchema = { type: 'integer' };

/** The schema of yes or no. */
export const booleanSchema: JsonSchema = { type: 'boolean' };

/** @returns the schema of a string that is one of these values. */
export const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });

/** The schema of a staff member, as referenced by records. */
export const personSchema = objectOf({ id: textSchema, name: textSchema });

/** @returns the schema of a value that may be null. */
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
 * @returns the schema of an entity's records.
 * @param names the fields to include, besides the id.
 * @param additional further properties of the records.
 */
export const recordSchema = (
  { fields }: Entity,
  names = Object.keys(fields),
  additional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema =>
  objectOf({
    id: textSchema,
    ...additional,
    ...Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fieldSchema(fields[name])]] : []))),
  });

/** @returns the schema of a page of a list. @param additional properties of the page. */
export const pageSchema = (record: JsonSchema, additional: Readonly<Record<string, JsonSchema>> = {}): JsonSchema =>
  objectOf({ rows: listOf(record), matching: numberSchema, total: numberSchema, page: numberSchema, ...additional });

/**
 * A Yup object schema, of which only the fields are read. Comparing the type of a whole schema takes the type checker up
 * to two seconds per route.
 */
export interface FormSchema {
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * @returns the JSON schema of a request body, with the type and maximum length of each field. All other rules are left
 * to `schema`, which reports them with its own messages.
 * @param schema the Yup schema that the receiver validates the body with.
 * @param additional further properties, all of them required.
 */
export function bodySchema(schema: FormSchema, additional: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  const fields = Object.entries(schema.fields).flatMap(([name, field]) =>
    field instanceof Schema ? [{ name, ...field.describe() }] : [],
  );
  const properties = fields.map(({ name, type, oneOf: examples, tests }) => {
    // Of a number, `max` is the largest value, not a length; the Yup schema checks that.
    const maxLength = type === 'string' ? tests.find((test) => test.name === 'max')?.params?.max : undefined;
    return [name, { type, maxLength, ...(examples.length > 0 && { examples }) }];
  });
  return {
    type: 'object',
    additionalProperties: false,
    required: [...fields.filter(({ optional }) => !optional).map(({ name }) => name), ...Object.keys(additional)],
    properties: { ...Object.fromEntries(properties), ...additional },
  };
}

/** @returns the schema of a request body with exactly these properties. */
export const bodyOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  ...objectOf(properties),
  additionalProperties: false,
});

/** The empty body of requests that need no more than their URL. */
export const emptyBody = bodyOf({});

/** @returns the schema of a body with a list of at most `maxItems` items. */
export const bodyListOf = (name: string, items: JsonSchema, maxItems: number): JsonSchema =>
  bodyOf({ [name]: { ...listOf(items), maxItems } });

/** Schema of the route parameter `:id`; generated ids contain no other characters. */
export const idParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^[\\w-]{1,100}$' } },
};

/** @param part the name of a second route parameter: the id of a part of the record. @returns the schema of both. */
export const idParamsWith = (part: string): JsonSchema => ({
  ...idParams,
  required: ['id', part],
  properties: { ...idParams.properties, [part]: idParams.properties.id },
});

/** A request whose route has the parameter `:id`. */
export interface ById {
  Params: { id: string };
}

/** Schema of a record's version: the version and its successor both fit into a 32-bit integer column. */
export const versionSchema = { type: 'integer', minimum: 1, maximum: 2 ** 31 - 2 };

/** Schema of a list's query string; invalid values fall back to their defaults, as in the browser. */
export const listQuery = (...filters: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(['q', ...filters, 'sort', 'page', 'rows'].map((name) => [name, { type: 'string' }])),
});

/** @returns the query parameters of a request's URL. */
export const paramsOf = ({ url }: { url: string }): URLSearchParams => new URL(`http://here${url}`).searchParams;

/** Problem details (RFC 9457), with the extension members of `problem.ts`. */
const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: oneOf(Object.values(problemTypes)),
    title: { type: 'string', description: 'The error message, in one sentence' },
    status: numberSchema,
    fields: { type: 'object', additionalProperties: textSchema, description: 'One error message per invalid field' },
    free: {
      ...orNull(objectOf({ startsAt: textSchema, endsAt: textSchema, timing: oneOf(timings), zone: textSchema })),
      description: 'On a double booking: the next time at which all are free, if there is one soon',
    },
    ways: { ...listOf(oneOf(secondSteps)), description: 'If a sign-in needs a second step: the available methods' },
    current: { description: 'On a conflict: the current record' },
    retryAfter: { type: 'integer', description: 'Seconds until the next attempt is accepted' },
  },
};

const problems = {
  '4xx': {
    description: 'The request cannot be processed as it is',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
  '5xx': {
    description: 'The server or its database is unavailable',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
};

/** A response: JSON with its schema, another media type, or no content. */
export type Answer = { json: JsonSchema; status?: 200 | 201 } | { type: string } | 'nothing';

function answerSchema(answer: Answer): JsonSchema {
  if (answer === 'nothing') return { 204: { description: 'Done', type: 'null' } };
  if ('type' in answer) return { 200: { description: 'Done', content: { [answer.type]: { schema: textSchema } } } };
  return { [answer.status ?? 200]: { description: 'Done', ...answer.json } };
}

/** @returns the OpenAPI description of a route. @param tag the part of the API. @param summary what the route does. */
export const describeRoute = (tag: string, summary: string, answer: Answer) => ({
  tags: [tag],
  summary,
  response: { ...answerSchema(answer), ...problems },
});

/** The schema of a route that is not part of the API: the OpenAPI document omits it. */
export const hiddenRoute: object = { hide: true };
