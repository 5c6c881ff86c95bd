import { describe, expect, it, vi } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { emptyLead, type Lead, leadEntity } from '#domain/lead.ts';
import { type ImportRow, importRowSchema } from '#domain/leadImport.ts';
import { importPart } from '#domain/pagedQuery.ts';
import { demoSession } from '#sample/account.ts';
import { type Create, signInTo } from './signInTo.ts';

/** @returns a row of a file. */
export const row = (fields: Partial<Record<keyof ImportRow, string>>): ImportRow =>
  importRowSchema.validateSync({ ...emptyLead, eventType: 'wedding', ...fields });

/** A row with a name and an address alone. */
export const ada = row({ name: 'Ada Byron', email: 'ada@example.org', createdAt: '2024-02-03T04:05:06.000Z' });
const grace = row({
  name: 'Grace Hopper',
  phone: '+1 555 010 4000',
  guests: '80',
  tags: 'Boats, VIP',
  status: 'contacted',
});
const two = { file: 'clients.csv', rows: [ada, grace] };

/** @returns the query of a list of leads. */
export const query = (search: Readonly<Record<string, string>>) =>
  readListQuery(leadEntity, new URLSearchParams(search));

/** Tests of importing leads, for every backend with the twenty sample leads. */
export function leadImportContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('The import of leads', () => {
    it('creates leads with the values of their rows and lists them by import', async () => {
      const { leads } = await atWork();
      const heard = vi.fn();
      const done = await leads.importAll(two, 'one form', { onProgress: heard });
      expect(done).toEqual({
        id: expect.any(String),
        file: 'clients.csv',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        by: demoSession.name,
        made: 2,
        merged: 0,
        undone: false,
      });
      expect(heard).toHaveBeenLastCalledWith(2);
      expect(await leads.getImport(done.id)).toEqual(done);
      const { rows, matching, total } = await leads.list(query({ import: done.id, sort: 'name' }));
      expect([matching, total]).toEqual([2, 22]);
      expect(rows).toMatchObject([
        { name: 'Ada Byron', createdAt: ada.createdAt, importId: done.id, status: 'new' },
        { name: 'Grace Hopper', guests: 80, tags: ['Boats', 'VIP'], status: 'contacted', responsible: '' },
      ]);
      const details = await leads.get(String(rows[0]?.id));
      expect(details).toMatchObject({ version: 1, importId: done.id, enquiries: [] });
      // The retention period begins with the import, regardless of the lead's own date.
      expect(Date.parse(details.updatedAt)).toBeGreaterThan(Date.parse('2025-01-01'));
      expect((await leads.get('1')).importId).toBeNull();
    });

    it('imports once when the same request is repeated', async () => {
      const { leads } = await atWork();
      const done = await leads.importAll(two, 'one form');
      expect(await leads.importAll(two, 'one form')).toEqual(done);
      expect((await leads.importAll(two, 'another form')).id).not.toBe(done.id);
      expect((await leads.list(query({}))).total).toBe(24);
    });

    it('imports more rows than fit in one request, with one entry in the log', async () => {
      const { leads, log } = await atWork();
      const rows = Array.from({ length: importPart * 2 + 1 }, (_, index) =>
        row({ name: 'Many', phone: `555 020 ${1000 + index}` }),
      );
      const heard: number[] = [];
      const done = await leads.importAll({ file: 'many.csv', rows }, 'many', {
        onProgress: (count) => heard.push(count),
      });
      expect(done.made).toBe(rows.length);
      expect(heard).toEqual(heard.toSorted((one, other) => one - other));
      expect(heard.at(-1)).toBe(rows.length);
      const entries = await log.list({
        q: '',
        filters: { kind: 'imported' },
        sort: { field: 'at', order: 'desc' },
        page: 1,
        pageSize: 10,
      });
      expect(entries.rows).toMatchObject([
        { kind: 'imported', entity: 'import', entityId: done.id, by: demoSession.name },
      ]);
      expect(await leads.undoImport(done.id)).toEqual({ removed: rows.length, restored: 0, kept: 0 });
    });

    it('rejects the whole file with errors by row and field if a row is invalid', async () => {
      const { leads } = await atWork();
      const rows = [
        ada,
        { ...grace, email: 'nobody', guests: 'many' },
        { ...ada, createdAt: 'yesterday' },
        { ...ada, responsibleId: 'gone' },
      ];
      const refused = leads.importAll({ file: 'x.csv', rows: rows.slice(0, 3) }, 'bad');
      await expect(refused).rejects.toBeInstanceOf(InvalidInput);
      const sentence = expect.stringMatching(/^[A-Z].+\.$/);
      await expect(refused).rejects.toMatchObject({
        fields: { 'rows.1.email': sentence, 'rows.1.guests': sentence, 'rows.2.createdAt': sentence },
      });
      await expect(leads.importAll({ file: 'x.csv', rows: [ada, ...rows.slice(3)] }, 'gone')).rejects.toMatchObject({
        fields: { 'rows.1.responsibleId': sentence },
      });
      expect((await leads.list(query({}))).total).toBe(20);
    });

    it('leaves no partial import behind when it is aborted', async () => {
      const { leads } = await atWork();
      const signal = AbortSignal.abort();
      await expect(leads.importAll(two, 'given up', { signal })).rejects.toThrow();
      const controller = new AbortController();
      const onProgress = () => controller.abort();
      const rows = Array.from({ length: importPart + 1 }, () => ada);
      await leads
        .importAll({ file: 'x.csv', rows }, 'later', { signal: controller.signal, onProgress })
        .catch(() => null);
      const { total } = await leads.list(query({}));
      // The demo receives all rows at once, so the import may already be finished.
      expect([20, 20 + rows.length]).toContain(total);
    });

    it('finds the latest lead of the same person by email or phone number', async () => {
      const { leads } = await atWork();
      const [olivia, marcus] = [await leads.get('1'), await leads.get('2')];
      const found = await leads.findMatches([
        { email: olivia.email.toUpperCase(), phone: '' },
        { email: 'nobody@example.org', phone: '' },
        { email: '', phone: '' },
        { email: 'nobody@example.org', phone: marcus.phone },
        { email: '', phone: `+1 ${olivia.phone.replace(/\D/g, ' ')}` },
      ]);
      const match = ({ id, name, email, phone }: Lead) => ({ id, name, email, phone });
      expect(found).toEqual([match(olivia), null, null, match(marcus), match(olivia)]);
      const twice = [2023, 2024, 2022].map((year) =>
        row({ name: `Of ${year}`, email: 'twice@example.org', createdAt: `${year}-02-03T04:05:06.000Z` }),
      );
      await leads.importAll({ file: 'x.csv', rows: twice }, 'twice');
      expect(await leads.findMatches([{ email: 'twice@example.org', phone: '' }])).toMatchObject([{ name: 'Of 2024' }]);
    });

    it('keeps the import of a lead when the lead is edited', async () => {
      const { leads } = await atWork();
      const { id: importId } = await leads.importAll(two, 'one form');
      const [first] = (await leads.list(query({ import: importId }))).rows;
      const { mergeInto: _, createdAt: _created, ...form } = ada;
      expect(await leads.update(String(first?.id), form, 1)).toBeLead({ importId, version: 2 });
    });
  });
}
