/**
 * The keys of an object with their type, for objects that have exactly the declared keys; TypeScript assumes that any
 * object may have more.
 */

/** @returns the keys of an object. */
export const keysOf = <Name extends string>(object: Readonly<Partial<Record<Name, unknown>>>): Name[] =>
  Object.keys(object) as Name[];

/** @returns the keys of an object with their values. */
export const entriesOf = <Name extends string, Value>(object: Readonly<Record<Name, Value>>): [Name, Value][] =>
  Object.entries(object) as [Name, Value][];
