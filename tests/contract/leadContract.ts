import { describe, expect, it } from 'vitest';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity, leadEventTypeLabels, leadStatuses } from '#domain/lead.ts';
import { leads as samples } from '#sample/leads.ts';
import { leadForm } from '#tests/support/records.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { endsOf, expectIdsDecide, expectOrders, sortsOf } from './orders.ts';
import { type Create, signInTo } from './signInTo.ts';

const leadQuery = (search = '') => readListQuery(leadEntity, new URLSearchParams(search));

/** Tests of the list of leads, for every backend with the sample records. */
export function leadContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Leads', () => {
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
      ['the name', 'qUiSt'],
      ['the email', 'zelda.quist@'],
      ['the phone', '010-7777'],
      ['the phone in another formatting', '+1 555.010 7777'],
      ['the digits of the phone', '0107777'],
      ['several of them', '7777 quist'],
    ])('finds a lead by a part of %s, regardless of case', async (_where, q) => {
      const { leads } = await atWork();
      const person = { name: 'Zelda Quist', email: 'zelda.quist@example.com', phone: '(555) 010-7777' };
      await leads.create({ ...leadForm, ...person }, 'a form');
      const { rows } = await leads.list(leadQuery(`q=${encodeURIComponent(q)}`));
      expect(rows).toMatchObject([person]);
    });

    it('finds a lead with or without the accents of its name', async () => {
      const { leads } = await atWork();
      const name = 'Zoë Strauß-Åkesson';
      await leads.create({ ...leadForm, name }, 'a form');
      for (const q of ['zoe akesson', 'ZOË', 'strauss zoe', 'zoé']) {
        const { rows } = await leads.list(leadQuery(`q=${encodeURIComponent(q)}`));
        expect(
          rows.map((row) => row.name),
          q,
        ).toEqual([name]);
      }
    });

    it('takes only digits with the marks of a phone number for a part of one', async () => {
      const { leads } = await atWork();
      for (const q of ['x0101101', '55', '0101101 %', `0101101 ${sampleLead('1').name}`]) {
        expect((await leads.list(leadQuery(`q=${encodeURIComponent(q)}`))).matching, q).toBe(q === '55' ? 20 : 0);
      }
    });

    it('does not search the notes', async () => {
      expect((await (await atWork()).leads.list(leadQuery('q=vineyard'))).matching).toBe(0);
    });

    it('combines search, status and event type with AND', async () => {
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

    it.each([
      ['date', 'eventDate'],
      ['created', 'createdAt'],
    ] as const)(
      'filters by %s from a beginning to before an end, either of which may be missing',
      async (filter, field) => {
        const { leads } = await atWork();
        const { rows } = await leads.list(leadQuery('rows=25'));
        const times = rows.flatMap((row) => row[field] ?? []).toSorted();
        const [from = '', before = ''] = [times[4], times[9]];
        for (const [first, end] of [
          [from, before],
          [from, ''],
          ['', before],
        ] as const) {
          const found = await leads.list(leadQuery(`rows=25&sort=${field}&${filter}=${first}..${end}`));
          const expected = times.filter((time) => time >= first && (end === '' || time < end));
          expect(found.rows.map((row) => row[field])).toEqual(expected);
        }
      },
    );

    it('sorts by every column in both directions', async () => {
      const { leads } = await atWork();
      await expectOrders(
        async (sort) => (await leads.list(leadQuery(`sort=${sort}&rows=25`))).rows,
        [
          ['name', ...endsOf(samples.map(({ name }) => name))],
          ['email', ...endsOf(samples.map(({ email }) => email))],
          ['phone', ...endsOf(samples.map(({ phone }) => phone))],
          ['eventType', 'birthday', 'wedding'],
          ['eventDate', '2025-04-12', null],
          ['status', 'new', 'converted'],
          ['createdAt', '2025-02-02T22:30:00.000Z', '2025-03-03T10:30:00.000Z'],
        ],
      );
    });

    it('breaks ties in the sorted column by id', async () => {
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

    it.each(['', '&status=new', '&q=a'])('divides leads sorted by event type into pages%s', async (narrowed) => {
      const { leads } = await atWork();
      for (const sort of ['eventType', '-eventType']) {
        const whole = await leads.list(leadQuery(`sort=${sort}&rows=25${narrowed}`));
        const pages = [];
        for (let page = 1; pages.length < whole.matching; page += 1)
          pages.push(...(await leads.list(leadQuery(`sort=${sort}&rows=10&page=${page}${narrowed}`))).rows);
        expect(pages.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id));
        const ids = whole.rows.filter(({ eventType }) => eventType === whole.rows[0]?.eventType).map(({ id }) => id);
        expect(ids).toEqual(sort === 'eventType' ? ids.toSorted() : ids.toSorted().toReversed());
      }
    });

    it('sorts statuses in their order, and leads without an event date last', async () => {
      const { leads } = await atWork();
      const byStage = (await leads.list(leadQuery('sort=status&rows=25'))).rows.map(({ status }) => status);
      expect(byStage).toEqual(byStage.toSorted((a, b) => leadStatuses.indexOf(a) - leadStatuses.indexOf(b)));
      const days = (await leads.list(leadQuery('sort=eventDate&rows=25'))).rows.map(({ eventDate }) => eventDate);
      expect(days.slice(-4)).toEqual([null, null, null, null]);
      expect(days.slice(0, -4)).toEqual(days.slice(0, -4).toSorted());
    });

    it('returns the last page for a page number past the end', async () => {
      const page = await (await atWork()).leads.list(leadQuery('page=99'));
      expect(page).toMatchObject({ page: 2, matching: 20 });
      expect(page.rows).toHaveLength(10);
    });
  });
}
