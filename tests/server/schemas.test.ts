import { describe, expect, it } from 'vitest';
import { boolean, number, object, string } from 'yup';
import { leadEntity, leadEventTypeLabels } from '#domain/lead.ts';
import { postEntity } from '#domain/post.ts';
import { bodySchema, numberSchema, recordSchema } from '#server/routes/schemas.ts';

describe('The schema of a record', () => {
  /** @returns the schemas of a record's fields. */
  const fieldsOf = (...asked: Parameters<typeof recordSchema>) =>
    recordSchema(...asked).properties as Record<string, { type: unknown; enum?: unknown; description?: string }>;

  it('has the id and the fields of its entity with their types', () => {
    const { id, name, eventType, eventDate, createdAt, ...others } = fieldsOf(leadEntity);
    expect(Object.keys({ name, eventType, eventDate, createdAt, ...others }).toSorted()).toEqual(
      Object.keys(leadEntity.fields).toSorted(),
    );
    for (const text of [id, name]) expect(text).toEqual({ type: 'string' });
    expect(eventType).toEqual({ type: 'string', enum: Object.keys(leadEventTypeLabels) });
    expect(eventDate).toEqual({
      type: ['string', 'null'],
      description: expect.stringMatching(/day.*\d{4}-\d\d-\d\d$/),
    });
    expect(createdAt).toEqual({ type: 'string', description: expect.stringMatching(/instant.*\d\dT\d\d:/) });
    const { tags, version } = fieldsOf(postEntity);
    expect(tags).toEqual({ type: 'array', items: { type: 'string' } });
    expect(version).toEqual({ type: 'integer' });
  });

  it('contains only the requested fields and the additional ones', () => {
    expect(recordSchema(postEntity, ['title', 'nothing of the kind'], { size: numberSchema })).toEqual({
      type: 'object',
      required: ['id', 'size', 'title'],
      properties: { id: { type: 'string' }, size: { type: 'integer' }, title: { type: 'string' } },
    });
  });
});

it('The schema of a request body is derived from its validation schema', () => {
  const schema = object({
    name: string().min(2).max(5).required(),
    size: string().oneOf(['small', 'large']),
    remember: boolean().default(false),
    stars: number().min(1).max(5).required(),
  });
  expect(bodySchema(schema, { version: { type: 'integer' } })).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['name', 'stars', 'version'],
    properties: {
      name: { type: 'string', maxLength: 5 },
      size: { type: 'string', examples: ['small', 'large'] },
      remember: { type: 'boolean' },
      stars: { type: 'number' },
      version: { type: 'integer' },
    },
  });
});
