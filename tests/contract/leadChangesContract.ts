import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { type Lead, leadEntity, responsibleGone } from '#domain/lead.ts';
import { demoPeople } from '#sample/account.ts';
import { leadForm } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const leadQuery = (search = '') => readListQuery(leadEntity, new URLSearchParams(search));

/** Tests of leads that are changed or removed in their list, for every backend with the sample records. */
export function leadChangesContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Leads in their list', () => {
    it('removes a lead and rejects a second removal', async () => {
      const { leads } = await atWork();
      await leads.remove('1');
      expect(await leads.list(leadQuery())).toMatchObject({ total: 19 });
      await expect(leads.remove('1')).rejects.toBeInstanceOf(NotFound);
    });

    it('removes several at once and ignores those that are gone', async () => {
      const { leads } = await atWork();
      await leads.remove('2');
      await leads.removeAll(['3', '2', '1', 'nope']);
      expect(await leads.list(leadQuery())).toMatchObject({ total: 17 });
      for (const id of ['1', '3']) await expect(leads.get(id)).rejects.toBeInstanceOf(NotFound);
      await leads.removeAll([]);
      expect(await leads.list(leadQuery())).toMatchObject({ total: 17 });
    });

    it('sets the status of several leads at once and undoes it', async () => {
      const { leads, session } = await atWork();
      const before = await Promise.all(['1', '2', '4'].map(leads.get));
      expect(before.map(({ status }) => status)).toEqual(['new', 'contacted', 'converted']);
      const undo = await leads.changeAll(['4', '1', 'nope', '2'].map((id) => ({ id, status: 'contacted' })));
      // The second one had it already.
      expect(undo.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
        { id: '1', status: 'new', expected: { status: 'contacted' }, undo: true },
        { id: '4', status: 'converted', expected: { status: 'contacted' }, undo: true },
      ]);
      const changed = await Promise.all(['1', '2', '4'].map(leads.get));
      expect(changed.map(({ status, version }) => [status, version])).toEqual([
        ['contacted', 2],
        ['contacted', 1],
        ['contacted', 2],
      ]);
      expect(changed[0]).toEqual({ ...before[0], status: 'contacted', version: 2, updatedAt: changed[0]?.updatedAt });
      expect(Date.parse(String(changed[0]?.updatedAt))).toBeGreaterThan(Date.parse(String(before[0]?.updatedAt)));
      expect((await leads.list(leadQuery('sort=status&rows=25'))).rows.at(-1)?.id).not.toBe('4');
      const by = { name: (await session.current())?.name };
      expect(await leads.history('1')).toMatchObject([{ kind: 'status', from: 'new', to: 'contacted', by }]);
      expect(await leads.history('2')).toEqual([]);
      await leads.changeAll(undo);
      expect((await Promise.all(['1', '4'].map(leads.get))).map(({ status }) => status)).toEqual(['new', 'converted']);
    });

    it('assigns several leads to a responsible person and undoes it', async () => {
      const { leads, people } = await atWork();
      const [someone, other] = await people.list();
      await leads.changeAll([{ id: '1', responsibleId: String(other?.id) }]);
      const undo = await leads.changeAll(['1', '2'].map((id) => ({ id, responsibleId: String(someone?.id) })));
      for (const id of ['1', '2']) {
        expect(await leads.get(id)).toBeLead({ responsibleId: someone?.id, responsible: someone?.name });
      }
      const [latest] = await leads.history('2');
      expect(latest).toMatchObject({ kind: 'edited', fields: expect.arrayContaining(['responsibleId']) });
      const query = `responsible=${someone?.id}`;
      expect((await leads.list(leadQuery(query))).rows.map(({ id }) => id).toSorted()).toEqual(['1', '2']);
      expect(await leads.list(leadQuery('responsible=none'))).toMatchObject({ matching: 18, total: 20 });
      expect(await leads.list(leadQuery('responsible=nobody-we-know'))).toMatchObject({ matching: 0 });
      expect(await (await leads.exportCsv(leadQuery(query))).text()).toContain(`,"${someone?.name}"\r\n`);
      expect(await leads.changeAll([{ id: '1', responsibleId: String(someone?.id) }])).toEqual([]);
      await leads.changeAll(undo);
      const after = await Promise.all(['1', '2'].map(leads.get));
      expect(after.map(({ responsibleId, responsible }) => [responsibleId, responsible])).toEqual([
        [other?.id, other?.name],
        [null, ''],
      ]);
    });

    it('rejects a responsible person who does not exist', async () => {
      const { leads } = await atWork();
      const sentence = { fields: { responsibleId: responsibleGone } };
      for (const undo of [undefined, true] as const) {
        const change = { id: '1', responsibleId: 'nobody', undo };
        await expect(leads.changeAll([change])).rejects.toMatchObject(sentence);
      }
      const gone = { ...leadForm, responsibleId: 'nobody' };
      await expect(leads.create(gone, 'a form')).rejects.toMatchObject(sentence);
      await expect(leads.update('1', gone, 1)).rejects.toMatchObject(sentence);
      expect(await leads.get('1')).toBeLead({ version: 1, responsibleId: null });
      expect(await leads.update('1', { ...leadForm, responsibleId: '' }, 1)).toBeLead({ responsibleId: null });
    });

    it('changes a lead only if it has the expected values', async () => {
      const { leads } = await atWork();
      const change = (status: Lead['status']) => ({ id: '1', status: 'converted', expected: { status } }) as const;
      expect(await leads.changeAll([change('contacted')])).toEqual([]);
      expect(await leads.get('1')).toBeLead({ status: 'new' });
      expect(await leads.changeAll([change('new')])).toHaveLength(1);
      expect(await leads.get('1')).toBeLead({ status: 'converted' });
    });

    it('undoes a status although other fields of the lead were changed since', async () => {
      const { leads } = await atWork();
      const undo = await leads.changeAll([{ id: '1', status: leadForm.status }]);
      await leads.update('1', leadForm, 2);
      expect(await leads.changeAll(undo)).toHaveLength(1);
      expect(await leads.get('1')).toBeLead({ status: 'new', notes: leadForm.notes });
    });

    it('gives a lead back to a person whose account was disabled since, only by undoing', async () => {
      const { leads, accounts } = await atWork();
      const [, left, other] = demoPeople;
      await leads.changeAll([{ id: '1', responsibleId: left.id }]);
      const undo = await leads.changeAll([{ id: '1', responsibleId: other.id }]);
      await accounts.change(left.id, { disabled: true });
      const again = leads.changeAll([{ id: '1', responsibleId: left.id }]);
      await expect(again).rejects.toMatchObject({ fields: { responsibleId: responsibleGone } });
      expect(await leads.changeAll(undo)).toHaveLength(1);
      expect(await leads.get('1')).toBeLead({ responsibleId: left.id, responsible: left.name });
    });

    it('does not undo the status of a lead that was changed since', async () => {
      const { leads } = await atWork();
      const undo = await leads.changeAll([{ id: '1', status: 'converted' }]);
      await leads.update('1', leadForm, 2);
      expect(await leads.changeAll(undo)).toEqual([]);
      expect(await leads.get('1')).toBeLead({ status: leadForm.status, version: 3 });
    });
  });
}
