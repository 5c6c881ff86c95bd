/** Characters of a name in a notice: with its sentence, about four lines on a phone. */
const most = 60;

/**
 * @param name of a record, written by people. @returns it, or its beginning if it is long, for notices: they cover the
 * page, which shows the whole name.
 */
export function shortName(name: string): string {
  const characters = [...name];
  return characters.length <= most
    ? name
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
