import { describe, expect, it } from 'vitest';
import { bookingRulesFields, rulesToForm, standardRules } from '#domain/bookingRules.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { activityLabels, logEntity, logSubjects } from '#domain/log.ts';
import { nameFields, type RecordName, recordEntities } from '#domain/records.ts';
import { roleLabels } from '#domain/session.ts';
import { appointmentForm, leadForm, recordForms } from '#tests/support/records.ts';
import { changeFirst, editedKinds } from './recordKinds.ts';
import { type Create, signInTo } from './signInTo.ts';

const query = (search = '') => readListQuery(logEntity, new URLSearchParams(search));

/** Tests of the activity log, for every backend. */
export function logContract(create: Create) {
  const atWork = async () => {
    const backend = await signInTo(create);
    const rows = async (search = '') => (await backend.log.list(query(search))).rows;
    return { ...backend, rows, me: await backend.session.current() };
  };

  describe('The activity log', () => {
    it('shows who signed in and when, the latest first', async () => {
      const { rows, me, log, session, demoAccount } = await atWork();
      const { matching } = await log.list(query('kind=signedIn'));
      await session.signIn({ ...demoAccount, remember: false });
      expect(await log.list(query('kind=signedIn'))).toMatchObject({ matching: matching + 1 });
      const [latest] = await rows('kind=signedIn');
      expect(latest).toMatchObject({
        by: me?.name,
        byId: me?.id,
        kind: 'signedIn',
        entity: 'account',
        entityId: me?.id,
        name: me?.name,
        at: expect.stringMatching(/^\d{4}-.+Z$/),
      });
      const [first] = await rows('kind=signedIn&sort=at');
      expect(String(first?.at) <= String(latest?.at)).toBe(true);
    });

    it('names the changed fields and statuses of a lead, but no other values', async () => {
      const { leads, rows } = await atWork();
      const lead = await leads.get('1');
      await leads.update('1', { ...leadForm, name: 'Ada Byron', status: 'converted' }, lead.version);
      await leads.addNote('1', { text: 'Allergic to nuts.' }, 'attempt');
      const written = (await rows('entity=lead')).filter(({ entityId }) => entityId === '1');
      expect(written.map(({ kind }) => kind).toSorted()).toEqual(['edited', 'note', 'status']);
      const { fields } = leadEntity;
      expect(written.find(({ kind }) => kind === 'edited')?.detail).toContain(fields.name.label);
      const status = 'labels' in fields.status ? fields.status.labels : {};
      expect(written.find(({ kind }) => kind === 'status')?.detail).toBe(
        `${status[lead.status]} → ${status.converted}`,
      );
      expect(written.map(({ detail }) => detail).join()).not.toMatch(/Byron|nuts/);
    });

    it('names the changed fields of every kind of record and of the working hours by their labels, each once', async () => {
      const { rows, me, ...backend } = await atWork();
      const { bookingRules } = backend;
      const lead = { ...leadForm, responsibleId: String(me?.id) };
      const appointment = { ...appointmentForm, people: String(me?.id) };
      for (const kind of editedKinds(backend, { ...recordForms, lead, appointment })) await changeFirst(kind);
      await bookingRules.update({ ...rulesToForm(standardRules), mondayOpens: '10:00', notice: '48' }, 1);
      const named = { ...recordEntities, bookingRules: { fields: bookingRulesFields } };
      for (const [entity, { fields }] of Object.entries(named)) {
        if (entity === 'conversation') continue;
        const [edited] = await rows(`kind=edited&entity=${entity}`);
        const labels = Object.values(fields).map(({ label }) => label);
        const names = String(edited?.detail).split(', ');
        expect(labels, entity).toEqual(expect.arrayContaining(names));
        expect(new Set(names).size, entity).toBe(names.length);
      }
    });

    it('names records of any kind as they are called now, and finds them by it', async () => {
      const { rows, me, ...backend } = await atWork();
      const { conversations, leads } = backend;
      for (const kind of editedKinds(backend)) await changeFirst(kind);
      await conversations.changeAll([{ id: '1', archived: 'yes' }]);
      const kinds = Object.entries(nameFields) as [RecordName, string][];
      for (const [entity, field] of kinds) {
        const get: (id: string) => Promise<Readonly<Record<string, unknown>>> = backend[`${entity}s`].get;
        const name = String((await get('1'))[field]);
        const found = await rows(`${new URLSearchParams({ entity, kind: 'edited', q: name.toUpperCase() })}`);
        expect(found, entity).toMatchObject([{ entityId: '1', name }]);
        expect(await rows(`${new URLSearchParams({ entity, q: `${name} of nobody` })}`), entity).toEqual([]);
      }
      await leads.update('2', { ...leadForm, name: 'Gala 2126' }, (await leads.get('2')).version);
      // By a part of a number, which has no zeros before it.
      expect(await rows('entity=lead&q=gala+212')).toMatchObject([{ entityId: '2' }]);
      expect(await rows('entity=lead&q=gala+02')).toEqual([]);
      // By the words of several fields together, whichever has them.
      const leadName = (await leads.get('1')).name;
      expect(await rows(`entity=lead&kind=edited&q=${leadName.split(' ')[0]}+${me?.name.split(' ')[0]}`)).toHaveLength(
        1,
      );
      expect(await rows('kind=exported')).not.toContainEqual(expect.objectContaining({ name: leadName }));
    });

    it('shows that a conversation was archived, but not that it was read', async () => {
      const { conversations, rows } = await atWork();
      await conversations.changeAll([{ id: '1', read: 'yes' }]);
      expect((await rows('entity=conversation')).filter(({ entityId }) => entityId === '1')).toEqual([]);
      await conversations.changeAll([{ id: '1', read: 'no', archived: 'yes' }]);
      const written = (await rows('entity=conversation')).filter(({ entityId }) => entityId === '1');
      expect(written).toMatchObject([{ kind: 'edited', detail: conversationEntity.fields.archived.label }]);
    });

    it('shows that staff members changed their own names', async () => {
      const { account, rows, me } = await atWork();
      await account.change({ name: 'Ada Byron', picture: '' });
      const [entry] = await rows('kind=edited&entity=account');
      expect(entry).toMatchObject({ entityId: me?.id, byId: me?.id, detail: leadEntity.fields.name.label });
    });

    it('does not show an account saved without changes', async () => {
      const { account, rows, me } = await atWork();
      await account.change({ name: String(me?.name), picture: String(me?.picture) });
      expect(await rows('kind=edited&entity=account')).toEqual([]);
    });

    it('shows each change of an account once', async () => {
      const { accounts, passwordLinks, rows, me } = await atWork();
      const token = String(await accounts.invite({ name: 'Ada Byron', email: 'ada@example.org', role: 'staff' }));
      const id = String((await accounts.list()).find(({ name }) => name === 'Ada Byron')?.id);
      await passwordLinks.choose(token, 'correct horse');
      await accounts.makeLink(id);
      await accounts.change(id, { disabled: true });
      await accounts.change(id, { disabled: false });
      await accounts.change(id, { role: 'owner' });
      await accounts.change(id, { role: 'owner', disabled: false });
      const written = (await rows('entity=account')).filter(({ entityId }) => entityId === id);
      const kinds = ['disabled', 'enabled', 'invited', 'password', 'passwordLink', 'role'];
      expect(written.map(({ kind }) => kind).toSorted()).toEqual(kinds);
      // The password was chosen by its owner.
      expect(written.filter(({ byId }) => byId !== me?.id)).toMatchObject([{ kind: 'password', byId: id }]);
      const role = written.find(({ kind }) => kind === 'role');
      expect(role?.detail).toBe(`${roleLabels.staff} → ${roleLabels.owner}`);
    });

    it('shows who created a booking link, changed working hours or undid an import', async () => {
      const { bookingRules, consultations, leads, rows, me } = await atWork();
      await consultations.makeLink('1', false);
      await bookingRules.update({ ...rulesToForm(standardRules), mondayOpens: '10:00' }, 1);
      const { id } = await leads.importAll(
        { file: 'x.csv', rows: [{ ...leadForm, createdAt: '', mergeInto: '' }] },
        'one',
      );
      await leads.undoImport(id);
      const by = me?.name;
      expect(await rows('kind=bookingLink')).toMatchObject([{ entity: 'lead', entityId: '1', by }]);
      expect(await rows('entity=bookingRules')).toMatchObject([{ kind: 'edited', entityId: 'all', by }]);
      expect(await rows('kind=importUndone')).toMatchObject([{ entity: 'import', entityId: id, by }]);
    });

    it('keeps only the removal of a removed record of any kind', async () => {
      const { rows, me, ...backend } = await atWork();
      const { conversations, leads } = backend;
      await leads.addNote('1', { text: 'Called.' }, 'attempt');
      await conversations.changeAll([{ id: '1', archived: 'yes' }]);
      const edited = editedKinds(backend);
      for (const kind of edited) await changeFirst(kind);
      const all = [{ name: 'conversation', records: conversations }, ...edited];
      for (const { name: entity, records } of all) {
        const written = async () => (await rows(`entity=${entity}`)).filter(({ entityId }) => entityId === '1');
        expect(
          (await written()).map(({ kind }) => kind),
          entity,
        ).toContain('edited');
        await records.remove('1');
        const left = { kind: 'deleted', by: me?.name, name: '', detail: '' };
        expect(await written(), entity).toEqual([expect.objectContaining(left)]);
      }
    });

    it('keeps nothing about a conversation that was removed with the last lead of its person', async () => {
      const { conversations, leads, rows } = await atWork();
      await conversations.changeAll([{ id: '1', archived: 'yes' }]);
      await leads.remove('1');
      expect((await rows('entity=conversation')).filter(({ entityId }) => entityId === '1')).toEqual([]);
    });

    it('shows exports of all leads, of selected ones and of the log itself', async () => {
      const { leads, log, rows, me } = await atWork();
      const { matching } = await log.list(query('kind=exported'));
      await leads.exportCsv(readListQuery(leadEntity, new URLSearchParams()));
      await leads.exportSelected(['1', '2']);
      await log.exportCsv(query());
      const exported = (await rows('kind=exported'))
        .slice(0, 3)
        .map(({ entity, entityId, by }) => [entity, entityId, by]);
      expect(exported.toSorted()).toEqual([
        ['lead', 'all', me?.name],
        ['lead', 'all', me?.name],
        ['log', 'all', me?.name],
      ]);
      expect(await log.list(query('kind=exported'))).toMatchObject({ matching: matching + 3 });
    });

    it('filters by person, kind, subject and time', async () => {
      const { accounts, leads, rows, me } = await atWork();
      await accounts.invite({ name: 'Ada Byron', email: 'ada@example.org', role: 'staff' });
      await leads.remove('2');
      const invited = await rows('kind=invited&q=ada+BYR');
      expect(invited).toMatchObject([{ name: 'Ada Byron', by: me?.name }]);
      expect((await rows(`who=${me?.id}`)).every(({ byId }) => byId === me?.id)).toBe(true);
      expect(await rows('who=nobody')).toEqual([]);
      expect((await rows('entity=lead')).every(({ entity }) => entity === 'lead')).toBe(true);
      const today = String(invited[0]?.at).slice(0, 10);
      expect(await rows(`kind=invited&q=ada&at=${today}..${today}T23:59:59.999Z`)).toHaveLength(1);
      expect(await rows('at=2200-01-01..')).toEqual([]);
      expect(await rows('at=..1990-01-01')).toEqual([]);
      expect(await rows('q=100%25')).toEqual([]);
    });

    it('is split into pages and returns the number of entries', async () => {
      const { leads, log } = await atWork();
      await leads.removeAll(Array.from({ length: 12 }, (_, index) => String(index + 1)));
      const page = await log.list(query('kind=deleted&page=2'));
      expect(page).toMatchObject({ page: 2, matching: 12 });
      expect(page.rows).toHaveLength(2);
      expect(page.total).toBeGreaterThan(12);
      expect((await log.list(query('kind=deleted&page=9'))).page).toBe(2);
    });

    it('is exported with the labels of the list', async () => {
      const { accounts, log, me } = await atWork();
      await accounts.invite({ name: 'Ada Byron', email: 'ada@example.org', role: 'staff' });
      const file = await log.exportCsv(query('kind=invited&q=ada'));
      expect(file.type).toMatch(/^text\/csv;/);
      const lines = (await file.text()).trim().split('\r\n');
      expect(lines).toHaveLength(2);
      for (const text of [me?.name, activityLabels.invited, logSubjects.account, 'Ada Byron']) {
        expect(lines[1]).toContain(`"${text}"`);
      }
    });
  });
}
