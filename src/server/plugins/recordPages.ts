import type { FastifyRequest } from 'fastify';
import { adminPaths, staffPaths } from '#adminPaths';
import type { RecordName } from '#domain/records.ts';
import { entriesOf } from '#domain/typedKeys.ts';
import { isStorageUnavailable } from '../problems.ts';
import type { Services } from '../services.ts';
import { sessionOf } from './staff.ts';

/** The pages of the back office that show one record, by the kind of record. */
const pagesOf: Readonly<Record<RecordName, readonly string[]>> = {
  lead: [adminPaths.lead, adminPaths.editLead],
  appointment: [adminPaths.editAppointment],
  conversation: [adminPaths.conversation],
  template: [adminPaths.editTemplate],
  review: [adminPaths.editReview],
  post: [adminPaths.editPost, adminPaths.previewPost],
};

const patterns = entriesOf(pagesOf).flatMap(([name, pages]) =>
  pages.map((page) => ({ name, pattern: new RegExp(`^${page.replace(':id', '([^/]+)')}$`) })),
);

/** @returns the record that a page of the back office shows; null for all other pages. */
function recordOfPage(pathname: string): { name: RecordName; id: string } | null {
  if (staffPaths.includes(pathname)) return null;
  for (const { name, pattern } of patterns) {
    const [, id] = pattern.exec(pathname) ?? [];
    if (id !== undefined) return { name, id };
  }
  return null;
}

/**
 * @returns a function that tells whether a page of the back office shows a record that does not exist; always no for
 * requests without a session, which learn nothing about records, and while the database cannot be reached, which the page
 * shows itself.
 */
export const missingRecords =
  ({ db, config }: Pick<Services, 'db' | 'config'>) =>
  async (request: FastifyRequest, pathname: string): Promise<boolean> => {
    const record = recordOfPage(pathname);
    if (!record) return false;
    try {
      if (!(await sessionOf(request, db, config))) return false;
      const row = await db.selectFrom(record.name).select('id').where('id', '=', record.id).executeTakeFirst();
      return row === undefined;
    } catch (error) {
      if (isStorageUnavailable(error)) return false;
      throw error;
    }
  };
