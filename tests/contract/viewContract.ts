import { describe, expect, it } from 'vitest';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { maxViews, tooManyViews, viewNameTaken } from '#domain/savedView.ts';
import { type Create, signInTo } from './signInTo.ts';

const weddings = { list: 'leads', name: 'New weddings', query: 'status=new&type=wedding' } as const;

/** Tests of saved views, for every backend. */
export function viewContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('The saved views', () => {
    it('are empty at first, then listed by name across all lists', async () => {
      const { views } = await atWork();
      expect(await views.list()).toEqual([]);
      const second = await views.save(weddings);
      const first = await views.save({ list: 'posts', name: 'drafts', query: '' });
      expect(second).toEqual({ ...weddings, id: expect.any(String) });
      expect(await views.list()).toEqual([first, second]);
    });

    it('keep only the query parameters that their list understands', async () => {
      const { views } = await atWork();
      const query = 'page=3&rows=25&status=gone&type=wedding&sort=-createdAt&q=+chen+&view=board&nonsense=1';
      expect(await views.save({ ...weddings, query })).toMatchObject({ query: 'view=board&q=chen&type=wedding' });
      expect(await views.save({ list: 'reviews', name: 'x', query: 'view=board&sort=name' })).toMatchObject({
        query: 'sort=name',
      });
      const inbox = { list: 'conversations', name: 'Inbox', query: 'archived=no' } as const;
      expect(await views.save(inbox)).toMatchObject({ query: '' });
      expect(await views.save({ ...inbox, name: 'All', query: 'archived=all' })).toMatchObject({
        query: 'archived=all',
      });
    });

    it('are stored once if saved twice, and need a unique name per list', async () => {
      const { views } = await atWork();
      const kept = await views.save(weddings);
      expect(await views.save({ ...weddings, name: ` ${weddings.name} ` })).toEqual(kept);
      const another = views.save({ ...weddings, name: 'NEW weddings', query: '' });
      await expect(another).rejects.toBeInstanceOf(InvalidInput);
      await expect(another).rejects.toMatchObject({ fields: { name: viewNameTaken } });
      await views.save({ ...weddings, list: 'reviews' });
      await expect(views.save({ ...weddings, name: ' ' })).rejects.toMatchObject({
        fields: { name: expect.stringMatching(/\.$/) },
      });
      expect(await views.list()).toHaveLength(2);
    });

    it('can change name and query, but not to a name already in use', async () => {
      const { views } = await atWork();
      const kept = await views.save(weddings);
      const other = await views.save({ ...weddings, name: 'Other', query: '' });
      const changed = { id: kept.id, list: 'leads', name: 'new WEDDINGS', query: 'status=new' };
      expect(await views.change(kept.id, { name: changed.name, query: 'page=2&status=new' })).toEqual(changed);
      expect(await views.list()).toEqual([changed, other]);
      await expect(views.change(kept.id, { name: 'other', query: '' })).rejects.toMatchObject({
        fields: { name: viewNameTaken },
      });
      await expect(views.change('nope', { name: 'x', query: '' })).rejects.toBeInstanceOf(NotFound);
    });

    it('can be removed once', async () => {
      const { views } = await atWork();
      const { id } = await views.save(weddings);
      await views.remove(id);
      expect(await views.list()).toEqual([]);
      await expect(views.remove(id)).rejects.toBeInstanceOf(NotFound);
    });

    it('are limited in number per list', async () => {
      const { views } = await atWork();
      for (let number = 1; number <= maxViews; number += 1) await views.save({ ...weddings, name: `View ${number}` });
      await expect(views.save(weddings)).rejects.toMatchObject({ fields: { name: tooManyViews } });
      await views.save({ ...weddings, list: 'posts' });
    });

    it('can be neither seen nor changed by other staff', async () => {
      const { views, session, accounts, passwordLinks, demoAccount } = await atWork();
      const { id } = await views.save(weddings);
      const eva = { name: 'Eva', email: 'eva.views@example.com', role: 'staff' } as const;
      const token = await accounts.invite(eva);
      await session.signOut();
      await passwordLinks.choose(String(token), 'correct horse battery');
      await session.signIn({ email: eva.email, password: 'correct horse battery', remember: false });
      expect(await views.list()).toEqual([]);
      await expect(views.change(id, { name: 'Mine', query: '' })).rejects.toBeInstanceOf(NotFound);
      await expect(views.remove(id)).rejects.toBeInstanceOf(NotFound);
      await session.signOut();
      await session.signIn({ ...demoAccount, remember: false });
      expect(await views.list()).toHaveLength(1);
    });
  });
}
