import { Unreachable } from './errors.ts';

type AsyncMethod = (...values: never[]) => Promise<unknown>;

/** The names of the methods of `Records`. */
export const recordNames = ['list', 'get', 'create', 'update', 'remove', 'removeAll'] as const;

/**
 * @param load loads an object with methods.
 * @param names those of its methods; all of them return a promise.
 * @returns the same methods, which load the object when they are called.
 */
export function loadOnCall<Name extends string, Methods extends Record<Name, AsyncMethod>>(
  load: () => Promise<Methods>,
  names: readonly Name[],
): Pick<Methods, Name> {
  const methodOf =
    (name: Name): AsyncMethod =>
    async (...values) =>
      (await load())[name](...values);
  return Object.fromEntries(names.map((name) => [name, methodOf(name)])) as Pick<Methods, Name>;
}

/**
 * @param load imports code; may fail, e.g. without a connection.
 * @returns a function that loads a value on its first call and caches it. Rejects with `Unreachable` if it cannot be
 * loaded; the next call tries again.
 */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw new Unreachable(String(error));
    });
    return loading;
  };
}
