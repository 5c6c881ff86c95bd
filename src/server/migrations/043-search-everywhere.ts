import { type Kysely, type Migration, sql } from 'kysely';

interface Row {
  [column: string]: string;
  id: string;
}

interface Tables {
  [table: string]: Row;
}

/** Rows that are read at once. */
const batch = 1000;

/** @returns the texts of a JSON array. */
const listIn = (json = '[]') => JSON.parse(json) as string[];

/** @returns what texts are searched by. Written here, as a migration has to stay what it was. */
const searchText = (texts: readonly string[]) =>
  texts
    .map((text) => text.normalize('NFKD').toLowerCase())
    .map((text) => text.replace(/[\u0300-\u036f]/g, '').replaceAll('ß', 'ss'))
    .join('\n');

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['#x27', "'"],
  ['#39', "'"],
]);

/** @returns the plain text of sanitised HTML. */
const textOfHtml = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#\w+);/g, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** Adds what the search over all records looks into: all texts of leads and posts, notes, answers to reviews. */
export const searchEverywhere = (): Migration => ({
  up: async (db: Kysely<Tables>) => {
    for (const [table, column] of [
      ['lead', 'full_search'],
      ['post', 'full_search'],
      ['activity', 'search'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
        .execute();
    }
    await db.schema
      .createIndex('activity_notes')
      .on('activity')
      .columns(['entity', 'entity_id'])
      .where(sql.ref('kind'), '=', sql.lit('note'))
      .execute();
    await fill(db, 'lead', 'full_search', ({ name, email, phone, venue, tags, source, notes }) => [
      name,
      email,
      phone,
      venue,
      ...listIn(tags),
      source,
      notes,
    ]);
    await fill(db, 'post', 'full_search', ({ title, excerpt, author, tags, content = '' }) => [
      title,
      excerpt,
      author,
      ...listIn(tags),
      textOfHtml(content),
    ]);
    await fill(db, 'activity', 'search', ({ kind, detail = '{}' }) =>
      kind === 'note' ? [(JSON.parse(detail) as { text?: string }).text] : [],
    );
    await fill(db, 'appointment', 'search', ({ title, place, notes }) => [title, place, notes]);
    await fill(db, 'review', 'search', ({ name, email, comment, answer }) => [name, email, comment, answer]);
  },
});

async function fill(
  db: Kysely<Tables>,
  table: string,
  column: string,
  textsOf: (row: Row) => (string | undefined)[],
): Promise<void> {
  let last = '';
  for (;;) {
    const next = db.selectFrom(table).selectAll().where('id', '>', last).orderBy('id').limit(batch);
    const rows = await next.$castTo<Row>().execute();
    for (const row of rows) {
      const text = searchText(textsOf(row).map((value) => value ?? ''));
      if (text !== row[column])
        await db
          .updateTable(table)
          .set({ [column]: text })
          .where('id', '=', row.id)
          .execute();
    }
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.id;
  }
}
