import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity, leadEventTypeLabels, leadStatuses } from '#domain/lead.ts';
import { expectIdsDecide, expectOrders, sortsOf } from './orders.ts';
import { type Create, signInTo } from './signInTo.ts';

const leadQuery = (search = '') => readListQuery(leadEntity, new URLSearchParams(search));

/** What every backend has to do with leads. It holds the sample records when it starts. */
export function leadContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('leads', () => {
    it('lists all twenty, the latest first, ten to a page', async () => {
      const { leads } = await atWork();
      const page = await leads.list(leadQuery());
      expect(page).toMatchObject({ matching: 20, total: 20, page: 1 });
      const days = page.rows.map(({ createdAt }) => createdAt);
      expect(days).toHaveLength(10);
      expect(days).toEqual(days.toSorted().toReversed());
      const next = await leads.list(leadQuery('page=2'));
      expect(next.rows.map(({ id }) => id)).not.toContain(page.rows[0]?.id);
    });

    it.each([
      ['the name', 'bEnNeTt'],
      ['the email', 'olivia.bennett@'],
      ['the phone', '010-1101'],
    ])('finds a lead by a part of %s, letter case aside', async (_where, q) => {
      const { rows } = await (await atWork()).leads.list(leadQuery(`q=${encodeURIComponent(q)}`));
      expect(rows.map(({ name }) => name)).toEqual(['Olivia Bennett']);
    });

    it('does not look into the notes', async () => {
      expect((await (await atWork()).leads.list(leadQuery('q=vineyard'))).matching).toBe(0);
    });

    it('holds search, status and event type against each other with AND', async () => {
      const { leads } = await atWork();
      const { rows, matching, total } = await leads.list(leadQuery('q=o&status=new&type=wedding'));
      expect(total).toBe(20);
      expect(rows).toHaveLength(matching);
      expect(matching).toBeGreaterThan(0);
      for (const { name, email, status, eventType } of rows) {
        expect(`${name} ${email}`.toLowerCase()).toContain('o');
        expect([status, eventType]).toEqual(['new', 'wedding']);
      }
    });

    it('sorts by every column, in both directions', async () => {
      const { leads } = await atWork();
      await expectOrders(
        async (sort) => (await leads.list(leadQuery(`sort=${sort}&rows=25`))).rows,
        [
          ['name', 'Amara Okafor', 'Yuki Tanaka'],
          ['email', 'amara.okafor@example.com', 'yuki.tanaka@example.com'],
          ['phone', '(555) 010-1101', '(555) 010-1120'],
          ['eventType', 'birthday', 'wedding'],
          ['eventDate', '2025-04-12', null],
          ['status', 'new', 'converted'],
          ['createdAt', '2025-02-02T22:30:00.000Z', '2025-03-03T10:30:00.000Z'],
        ],
      );
    });

    it('lets the id decide between leads that are equal in the sorted column', async () => {
      const { leads } = await atWork();
      await expectIdsDecide(
        async (sort) => (await leads.list(leadQuery(`sort=${sort}&rows=25`))).rows,
        sortsOf(leadEntity),
      );
    });

    it('sorts event types by their labels', async () => {
      const { leads } = await atWork();
      const { rows } = await leads.list(leadQuery('sort=eventType&rows=25'));
      const labels = rows.map(({ eventType }) => leadEventTypeLabels[eventType]);
      expect(new Set(labels).size).toBe(3);
      expect(labels).toEqual(labels.toSorted());
    });

    it('sorts stages in their order, and leads without an event date behind the others', async () => {
      const { leads } = await atWork();
      const byStage = (await leads.list(leadQuery('sort=status&rows=25'))).rows.map(({ status }) => status);
      expect(byStage).toEqual(byStage.toSorted((a, b) => leadStatuses.indexOf(a) - leadStatuses.indexOf(b)));
      const days = (await leads.list(leadQuery('sort=eventDate&rows=25'))).rows.map(({ eventDate }) => eventDate);
      expect(days.slice(-4)).toEqual([null, null, null, null]);
      expect(days.slice(0, -4)).toEqual(days.slice(0, -4).toSorted());
    });

    it('shows the last page where the address asks for one past it', async () => {
      const page = await (await atWork()).leads.list(leadQuery('page=99'));
      expect(page).toMatchObject({ page: 2, matching: 20 });
      expect(page.rows).toHaveLength(10);
    });

    it('exports every match of all pages, in the order shown', async () => {
      const { leads } = await atWork();
      const file = await leads.exportCsv(leadQuery('sort=name&page=2'));
      expect(file.type).toMatch(/^text\/csv/);
      const lines = (await file.text()).split('\r\n').slice(1, -1);
      const { rows } = await leads.list(leadQuery('sort=name&rows=25'));
      expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ name }) => `"${name}"`));
    });

    it('removes a lead for good, and says so when it is gone already', async () => {
      const { leads } = await atWork();
      await leads.remove('1');
      expect(await leads.list(leadQuery())).toMatchObject({ total: 19 });
      await expect(leads.remove('1')).rejects.toBeInstanceOf(NotFound);
    });
  });
}
