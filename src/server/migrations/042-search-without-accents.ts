import type { Kysely, Migration } from 'kysely';

interface Tables {
  [table: string]: { id: string; search: string; public_search: string };
}

/** Rows that are read at once. */
const batch = 1000;

/** Removes accents from what searches look into, so that they are found with and without. */
export const searchWithoutAccents = (): Migration => ({
  up: async (db: Kysely<Tables>) => {
    for (const table of ['lead', 'post', 'review', 'appointment', 'conversation', 'template']) {
      await removeAccents(db, table, 'search');
    }
    await removeAccents(db, 'post', 'public_search');
  },
});

async function removeAccents(db: Kysely<Tables>, table: string, column: 'search' | 'public_search'): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', column])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, [column]: text } of rows) {
      const plain = text.replace(/[\u0300-\u036f]/g, '').replaceAll('ß', 'ss');
      if (plain !== text)
        await db
          .updateTable(table)
          .set({ [column]: plain })
          .where('id', '=', id)
          .execute();
    }
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.id;
  }
}
