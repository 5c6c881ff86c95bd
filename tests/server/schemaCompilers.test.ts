import { beforeEach, describe, expect, it } from 'vitest';
import { schemaCompilers } from '#server/schemaCompilers.ts';
import { testServer } from './testServer.ts';

const textOf = (maxLength: number) => ({ type: 'object', properties: { name: { type: 'string', maxLength } } });
const route = (schema: object) => ({ schema, method: 'POST', url: '/', httpPart: 'body', httpStatus: '2xx' });

describe('A schema of routes', () => {
  // The first server of a process sets the compilers' options.
  beforeEach(async () => void (await (await testServer()).app.ready()));

  it('is compiled into a validator once for all routes and servers', () => {
    const [one, other] = [schemaCompilers.buildValidator({}, {}), schemaCompilers.buildValidator({}, {})];
    const check = one(route(textOf(3)));
    expect([check({ name: 'Ada' }), check({ name: 'Grace' })]).toEqual([true, false]);
    expect(other(route(textOf(3)))).toBe(check);
    expect(other(route(textOf(5)))({ name: 'Grace' })).toBe(true);
  });

  it('is compiled into a serializer once for all routes and servers', () => {
    const [one, other] = [schemaCompilers.buildSerializer({}, {}), schemaCompilers.buildSerializer({}, {})];
    const write = one(route(textOf(3)));
    expect(write({ name: 'Ada', more: 'unsaid' })).toBe('{"name":"Ada"}');
    expect(other(route(textOf(3)))).toBe(write);
    expect(other(route({ type: 'string' }))('Ada')).toBe('"Ada"');
  });
});
