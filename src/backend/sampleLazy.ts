/** The names of an object's methods that return a promise. */
type AsyncNames<Verbs> = {
  [Name in keyof Verbs]: Verbs[Name] extends (...values: never[]) => Promise<unknown> ? Name : never;
}[keyof Verbs];

/** The methods of `Records`. */
export const recordNames = ['list', 'get', 'create', 'update', 'remove', 'removeAll'] as const;

/**
 * @param load loads an object with methods.
 * @param names those of its methods.
 * @returns the same methods, which load the object when they are called.
 */
export function lazyVerbs<Verbs, Name extends AsyncNames<Verbs>>(
  load: () => Promise<Verbs>,
  names: readonly Name[],
): Pick<Verbs, Name> {
  const verbOf =
    (name: Name) =>
    async (...values: never[]) => {
      const verb = (await load())[name] as (...values: never[]) => Promise<unknown>;
      return verb(...values);
    };
  return Object.fromEntries(names.map((name) => [name, verbOf(name)])) as Pick<Verbs, Name>;
}

/** @returns a function that loads a value on its first call and caches it. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
