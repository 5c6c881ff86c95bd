import { describe, expect, it } from 'vitest';
import { Conflict } from '#backend/errors.ts';
import { company } from '#content/company.ts';
import { rulesToForm, standardRules } from '#domain/bookingRules.ts';
import { readListQuery } from '#domain/entity.ts';
import { logEntity } from '#domain/log.ts';
import { refused } from './refused.ts';
import { type Create, signInTo } from './signInTo.ts';

const form = rulesToForm(standardRules);

/** Tests of the booking rules, for every backend. */
export function bookingRulesContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('The working hours', () => {
    it('are the default ones until they are changed, which is logged', async () => {
      const { bookingRules, log, session } = await atWork();
      expect(await bookingRules.get()).toEqual(standardRules);
      const changed = { ...form, fridayCloses: '13:00', saturdayOpens: '10:00', saturdayCloses: '12:00', notice: '48' };
      const saved = await bookingRules.update(changed as typeof form, 1);
      expect(saved).toMatchObject({ ...changed, version: 2 });
      expect(saved.updatedAt).toMatch(/Z$/);
      expect(await bookingRules.get()).toEqual(saved);
      const { rows } = await log.list(readListQuery(logEntity, new URLSearchParams('entity=bookingRules')));
      expect(rows).toMatchObject([{ kind: 'edited', by: (await session.current())?.name }]);
    });

    it('are not overwritten by an update based on an outdated version', async () => {
      const { bookingRules } = await atWork();
      const saved = await bookingRules.update({ ...form, days: '14' }, 1);
      const second = bookingRules.update({ ...form, days: '60' }, 1);
      await expect(second).rejects.toBeInstanceOf(Conflict);
      await expect(second).rejects.toMatchObject({ current: saved });
      expect(await bookingRules.get()).toEqual(saved);
      expect(await bookingRules.update({ ...form, days: '60' }, 2)).toMatchObject({ days: '60', version: 3 });
    });

    it('take only one of two updates made at once', async () => {
      const { bookingRules } = await atWork();
      const both = await Promise.allSettled([
        bookingRules.update({ ...form, days: '14' }, 1),
        bookingRules.update({ ...form, days: '60' }, 1),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await bookingRules.get()).toMatchObject({ version: 2 });
    });

    it('have a travel time of the company until another one of those that are offered is chosen', async () => {
      const { bookingRules } = await atWork();
      expect((await bookingRules.get()).travel).toBe(String(company.travelMinutes));
      expect(await refused(bookingRules.update({ ...form, travel: '7' }, 1))).toHaveProperty('travel');
      expect(await bookingRules.update({ ...form, travel: '45' }, 1)).toMatchObject({ travel: '45' });
    });

    it.each([
      ['that close before they open', { mondayCloses: '08:59' }, 'mondayCloses'],
      ['that close when they open', { mondayCloses: '09:00' }, 'mondayCloses'],
      ['without an opening time', { sundayCloses: '12:00' }, 'sundayOpens'],
      ['without a closing time', { sundayOpens: '12:00' }, 'sundayCloses'],
      ['with an impossible time', { tuesdayOpens: '25:00' }, 'tuesdayOpens'],
      ['with seconds', { tuesdayOpens: '09:00:30' }, 'tuesdayOpens'],
    ])('%s are rejected with an error at their field', async (_which, odd, field) => {
      const { bookingRules } = await atWork();
      const sentence = (await refused(bookingRules.update({ ...form, ...odd }, 1)))[field];
      expect(sentence).toMatch(/^[A-Z].+\.$/);
      expect(await bookingRules.get()).toEqual(standardRules);
    });
  });
}
