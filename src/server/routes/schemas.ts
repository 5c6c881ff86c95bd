/** JSON schema of an object of texts and nothing else. @param lengths the longest text of each field, in characters. */
export const texts = (lengths: Readonly<Record<string, number>>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(lengths).filter((name) => !optional.includes(name)),
  properties: Object.fromEntries(
    Object.entries(lengths).map(([name, maxLength]) => [name, { type: 'string', maxLength }]),
  ),
});

/** Schema of a route's `:id`; no id of ours has another character in it. */
export const idParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^[\\w-]{1,100}$' } },
};

/** Schema of a record's version: what a database's integer holds, the next one too. */
export const versionSchema = { type: 'integer', minimum: 1, maximum: 2 ** 31 - 2 };

/** Schema of a list's address: what makes no sense in it counts as its default, as in the browser. */
export const listQuery = (...filters: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(['q', ...filters, 'sort', 'page', 'rows'].map((name) => [name, { type: 'string' }])),
});

/** @returns the query of a request's address. */
export const paramsOf = ({ url }: { url: string }): URLSearchParams => new URL(`http://here${url}`).searchParams;

/** What each route says of itself in the OpenAPI document. */
export const about = (tag: string, summary: string) => ({ tags: [tag], summary });

/** The schema of a route that is no part of the API: the OpenAPI document leaves it out. */
export const hidden: object = { hide: true };
