import { NotFound } from '#backend/errors.ts';
import { type SortKey, searchedTexts, sortValueOf } from '#domain/entity.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import { type Template, type TemplateForm, templateEntity } from '#domain/template.ts';
import type { Db } from './database.ts';
import { searchText } from './keys.ts';
import { countRows, readPage } from './lists.ts';
import { changeVersion, createOnce, type WriteAttempt } from './recordWrites.ts';

/** Reply templates, as stored. */
export interface TemplateTable {
  id: string;
  name: string;
  subject: string;
  body: string;
  created_at: string;
  updated_at: string;
  version: number;
  name_key: SortKey;
  search: string;
}

/** @returns the table row of a template. */
export const toTemplateRow = (template: Template): TemplateTable => ({
  id: template.id,
  name: template.name,
  subject: template.subject,
  body: template.text,
  created_at: template.createdAt,
  updated_at: template.updatedAt,
  version: template.version,
  name_key: sortValueOf(templateEntity.fields.name, template.name),
  search: searchText(searchedTexts(templateEntity, template)),
});

const toTemplate = (row: TemplateTable): Template => ({
  id: row.id,
  name: row.name,
  subject: row.subject,
  text: row.body,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
});

/** @returns the requested page of all matching templates. */
export async function listTemplates(db: Db, query: ListQuery): Promise<Page<Template>> {
  return readPage(templateEntity, query, {
    count: (condition) => countRows(db.selectFrom('template').where(condition)),
    read: async (condition, order, limit, offset) => {
      const matching = db.selectFrom('template').selectAll().where(condition).orderBy(order);
      return (await matching.limit(limit).offset(offset).execute()).map(toTemplate);
    },
  });
}

/** @throws NotFound */
export async function getTemplate(db: Db, id: string): Promise<Template> {
  const row = await db.selectFrom('template').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`There is no template ${id}.`);
  return toTemplate(row);
}

/**
 * Stores a new template, once for all attempts from one form.
 * @param form validated.
 * @throws Conflict<Template> @throws NotFound
 */
export const createTemplate = (trx: Db, form: TemplateForm, attempt: WriteAttempt | null): Promise<Template> =>
  createOnce(trx, attempt, {
    insert: async (id) => {
      const now = new Date().toISOString();
      const template = { ...form, id, createdAt: now, updatedAt: now, version: 1 };
      await trx.insertInto('template').values(toTemplateRow(template)).execute();
      return template;
    },
    update: (id, version) => updateTemplate(trx, id, form, version),
  });

/** Changes a template. @param version the version that was edited. @throws NotFound @throws Conflict<Template> */
export async function updateTemplate(db: Db, id: string, form: TemplateForm, version: number): Promise<Template> {
  const { createdAt } = await getTemplate(db, id);
  const updatedAt = new Date().toISOString();
  const row = toTemplateRow({ ...form, id, createdAt, updatedAt, version: version + 1 });
  return changeVersion(db.updateTable('template').set(row), { id, version }, () => getTemplate(db, id));
}
