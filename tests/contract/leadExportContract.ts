import { describe, expect, it } from 'vitest';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { type Create, signInTo } from './signInTo.ts';

const leadQuery = (search = '') => readListQuery(leadEntity, new URLSearchParams(search));

/** Tests of leads as a CSV file, for every backend with the sample records. */
export function leadExportContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('The CSV file of leads', () => {
    it('contains the matches of all pages in the order shown', async () => {
      const { leads } = await atWork();
      const file = await leads.exportCsv(leadQuery('sort=name&page=2'));
      expect(file.type).toMatch(/^text\/csv/);
      const lines = (await file.text()).split('\r\n').slice(1, -1);
      const { rows } = await leads.list(leadQuery('sort=name&rows=25'));
      expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ name }) => `"${name}"`));
    });

    it('contains selected leads in the order given, without those that are gone', async () => {
      const { leads } = await atWork();
      await leads.remove('2');
      const file = await leads.exportSelected(['3', '2', '1']);
      expect(file.type).toMatch(/^text\/csv/);
      const [, ...whole] = (await (await leads.exportCsv(leadQuery())).text()).split('\r\n');
      const [one, three] = (await Promise.all([leads.get('1'), leads.get('3')])).map(({ email }) =>
        whole.find((line) => line.includes(`"${email}"`)),
      );
      expect((await file.text()).split('\r\n').slice(1)).toEqual([three, one, '']);
    });

    it('has only the names of its columns if all that were selected are gone, or none were', async () => {
      const { leads } = await atWork();
      const [head] = (await (await leads.exportCsv(leadQuery())).text()).split('\r\n');
      for (const ids of [['nope'], []]) expect(await (await leads.exportSelected(ids)).text()).toBe(`${head}\r\n`);
    });
  });
}
