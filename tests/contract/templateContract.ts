import { describe, expect, it } from 'vitest';
import { Conflict, InvalidInput, NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { placeholderList } from '#domain/placeholders.ts';
import { templateEntity } from '#domain/template.ts';
import { templates as samples } from '#sample/templates.ts';
import { templateForm } from '#tests/support/records.ts';
import { expectIdsDecide, expectOrders, sortsOf } from './orders.ts';
import { type Create, signInTo } from './signInTo.ts';

const templateQuery = (search = '') => readListQuery(templateEntity, new URLSearchParams(search));

/** Tests of reply templates, for every backend with the sample records. */
export function templateContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Templates', () => {
    it('lists all three by name and finds one by name, subject or text', async () => {
      const { templates } = await atWork();
      const { rows, total } = await templates.list(templateQuery());
      expect(total).toBe(3);
      const names = rows.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      for (const [q, id] of [
        ['ANSWER', '1'],
        ['our offer for', '2'],
        ['a pleasure to', '3'],
      ] as const) {
        const found = await templates.list(templateQuery(new URLSearchParams({ q }).toString()));
        expect(
          found.rows.map((row) => row.id),
          q,
        ).toEqual([id]);
      }
    });

    it('sorts by name and last change and breaks ties by id', async () => {
      const { templates } = await atWork();
      const before = await templates.get('2');
      await templates.update('2', { ...templateForm, name: 'Zzz' }, before.version);
      const rowsBy = async (sort: string) => (await templates.list(templateQuery(`sort=${sort}`))).rows;
      await expectOrders(rowsBy, [['name', samples[0]?.name, 'Zzz']]);
      expect((await rowsBy('-updatedAt'))[0]?.id).toBe('2');
      await expectIdsDecide(rowsBy, sortsOf(templateEntity));
    });

    it('stores a new template, and repeated attempts of a form only once', async () => {
      const { templates } = await atWork();
      const made = await templates.create(templateForm, 'one form');
      expect(made).toEqual({
        ...templateForm,
        id: expect.any(String),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        updatedAt: made.createdAt,
        version: 1,
      });
      expect(await templates.get(made.id)).toEqual(made);
      const again = await templates.create({ ...templateForm, name: 'Another name' }, 'one form');
      expect(again).toMatchObject({ id: made.id, name: 'Another name', version: 2, createdAt: made.createdAt });
      expect((await templates.list(templateQuery())).total).toBe(4);
    });

    it('updates a template and rejects an update based on an outdated version', async () => {
      const { templates } = await atWork();
      const before = await templates.get('1');
      const after = await templates.update('1', templateForm, before.version);
      expect(after).toEqual({ ...before, ...templateForm, version: 2, updatedAt: after.updatedAt });
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      expect((await templates.list(templateQuery('q=telephone'))).rows).toEqual([after]);
      const second = templates.update('1', { ...templateForm, name: 'The second of two' }, 1);
      await expect(second).rejects.toBeInstanceOf(Conflict);
      await expect(second).rejects.toMatchObject({ current: { name: templateForm.name, version: 2 } });
      await expect(templates.update('nope', templateForm, 1)).rejects.toBeInstanceOf(NotFound);
    });

    it('rejects a template without name, subject or text, or with unknown placeholders', async () => {
      const { templates } = await atWork();
      const sentence = expect.stringMatching(/^[A-Z].+\.$/);
      const empty = templates.create({ name: ' ', subject: '', text: ' ' }, 'empty');
      await expect(empty).rejects.toBeInstanceOf(InvalidInput);
      await expect(empty).rejects.toMatchObject({ fields: { name: sentence, subject: sentence, text: sentence } });
      const unknown = templates.create(
        { name: 'x', subject: '{Name}', text: 'Dear {name}, {price} {other}' },
        'unknown',
      );
      await expect(unknown).rejects.toMatchObject({
        fields: {
          subject: `{Name} cannot be filled in. These can: ${placeholderList}.`,
          text: `{price} cannot be filled in. These can: ${placeholderList}.`,
        },
      });
      expect((await templates.list(templateQuery())).total).toBe(3);
    });

    it('removes one or several', async () => {
      const { templates } = await atWork();
      await templates.remove('1');
      await expect(templates.get('1')).rejects.toBeInstanceOf(NotFound);
      await expect(templates.remove('1')).rejects.toBeInstanceOf(NotFound);
      await templates.removeAll(['1', '2']);
      expect((await templates.list(templateQuery())).total).toBe(1);
    });
  });

  it('rejects a reply that still contains placeholders of a template', async () => {
    const { conversations } = await atWork();
    const reply = conversations.reply('1', { subject: 'Your day, {eventDate}', text: 'Dear {name},' }, 'an attempt');
    await expect(reply).rejects.toMatchObject({
      fields: { subject: expect.stringContaining('{eventDate}'), text: expect.stringContaining('{name}') },
    });
    await conversations.reply('1', { subject: 'Braces', text: 'A set {1, 2} and {anything}.' }, 'another attempt');
    expect((await conversations.get('1')).messages).toHaveLength(2);
  });
}
