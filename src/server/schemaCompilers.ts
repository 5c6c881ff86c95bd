import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';

/** @returns a compiler that gives the same function for the same schema. @param compile called with a route, `{ schema }`. */
function keeping<Compile extends (route: never) => unknown>(compile: Compile): Compile {
  const kept = new Map<string, unknown>();
  const compileOnce = (route: { schema: unknown }): unknown => {
    const schema = JSON.stringify(route.schema);
    const compiled = kept.get(schema) ?? compile(route as never);
    kept.set(schema, compiled);
    return compiled;
  };
  // The library's types have a schema where it is given a route.
  return compileOnce as never;
}

let validators: ReturnType<BuildCompilerFromPool> | undefined;
let serializers: ReturnType<SerializerFactory> | undefined;

const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  validators ??= keeping(ajvCompiler()(schemas, options));
  return validators;
};

const buildSerializer: SerializerFactory = (schemas, options) => {
  serializers ??= keeping(SerializerSelector()(schemas, options));
  return serializers;
};

/**
 * Fastify's own compilers of schemas, kept for all servers of a process. Every route describes the same problems, which
 * Fastify would compile anew for each of them: half the time of building a server.
 */
export const schemaCompilers = { buildValidator, buildSerializer };
