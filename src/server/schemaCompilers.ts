import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';

/**
 * Wraps a compiler so that equal schemas share one compiled function.
 * @param compile called with a route, `{ schema }`.
 */
function cachedBySchema<Compile extends (route: never) => unknown>(compile: Compile): Compile {
  const cache = new Map<string, unknown>();
  const compileOnce = (route: { schema: unknown }): unknown => {
    const schema = JSON.stringify(route.schema);
    const compiled = cache.get(schema) ?? compile(route as never);
    cache.set(schema, compiled);
    return compiled;
  };
  // The library's types expect a schema, but pass a route.
  return compileOnce as never;
}

let validators: ReturnType<BuildCompilerFromPool> | undefined;
let serializers: ReturnType<SerializerFactory> | undefined;

const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  validators ??= cachedBySchema(ajvCompiler()(schemas, options));
  return validators;
};

const buildSerializer: SerializerFactory = (schemas, options) => {
  serializers ??= cachedBySchema(SerializerSelector()(schemas, options));
  return serializers;
};

/**
 * Fastify's schema compilers with a cache for all servers of a process. All routes share the schemas of problem
 * details, whose repeated compilation would take half of the time of building a server.
 */
export const schemaCompilers = { buildValidator, buildSerializer };
