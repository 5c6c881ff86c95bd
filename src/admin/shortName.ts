/** Code points of a name in a notice: with its sentence, about four lines on a phone. */
const maxCharacters = 60;

/**
 * @param name of a record, written by people. @returns it, or its beginning if it is long, for notices: they cover the
 * page, which shows the whole name.
 */
export function shortName(name: string): string {
  const characters = [...name];
  return characters.length <= maxCharacters
    ? name
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`;
}
