import { InvalidInput, NotFound } from '#backend/errors.ts';
import type { SortKey } from '#domain/entity.ts';
import { sortKey } from '#domain/pagedQuery.ts';
import {
  type ListName,
  maxViews,
  type SavedView,
  tooManyViews,
  toStoredView,
  type ViewChange,
  type ViewForm,
  viewNameTaken,
} from '#domain/savedView.ts';
import { type Db, isUniqueViolation } from './database.ts';
import { countRows } from './lists.ts';
import { newId } from './newId.ts';

/** List URLs that users have saved under a name. */
export interface SavedViewTable {
  id: string;
  account_id: string;
  list: ListName;
  name: string;
  name_key: SortKey;
  query: string;
  created_at: string;
}

const columns = ['id', 'list', 'name', 'query'] as const;

/** @returns the views of an account for all lists, A to Z. */
export const listViews = (db: Db, accountId: string): Promise<SavedView[]> =>
  db.selectFrom('saved_view').select(columns).where('account_id', '=', accountId).orderBy('name_key').execute();

/** Saves a view; saving the same one again has no effect. @param form validated. @throws InvalidInput */
export async function saveView(db: Db, form: ViewForm, accountId: string): Promise<SavedView> {
  const view = toStoredView(form);
  const ofList = db.selectFrom('saved_view').where('account_id', '=', accountId).where('list', '=', view.list);
  const namesake = await ofList.select(columns).where('name_key', '=', sortKey(view.name)).executeTakeFirst();
  if (namesake?.name === view.name && namesake.query === view.query) return namesake;
  if (namesake) throw new InvalidInput({ name: viewNameTaken });
  if ((await countRows(ofList)) >= maxViews) throw new InvalidInput({ name: tooManyViews });
  const row = { id: newId(), account_id: accountId, created_at: new Date().toISOString() };
  await refuseTakenName(
    db
      .insertInto('saved_view')
      .values({ ...row, ...view, name_key: sortKey(view.name) })
      .execute(),
  );
  return { id: row.id, ...view };
}

/** Renames a view of an account, or changes its URL. @param change validated. @throws InvalidInput @throws NotFound */
export async function changeView(db: Db, id: string, change: ViewChange, accountId: string): Promise<SavedView> {
  const own = db.selectFrom('saved_view').select('list').where('id', '=', id).where('account_id', '=', accountId);
  const before = await own.executeTakeFirst();
  if (!before) throw new NotFound(`There is no view ${id}.`);
  const view = toStoredView({ ...change, list: before.list });
  await refuseTakenName(
    db
      .updateTable('saved_view')
      .set({ name: view.name, name_key: sortKey(view.name), query: view.query })
      .where('id', '=', id)
      .execute(),
  );
  return { id, ...view };
}

/** Deletes a view of an account. @throws NotFound */
export async function removeView(db: Db, id: string, accountId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new NotFound(`There is no view ${id}.`);
}

/** Turns a violated unique constraint into an error message for the name field. */
async function refuseTakenName(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (isUniqueViolation(error)) throw new InvalidInput({ name: viewNameTaken });
    throw error;
  }
}
