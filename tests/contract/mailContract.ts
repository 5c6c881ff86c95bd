import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { logEntity } from '#domain/log.ts';
import { unsentMailEntity } from '#domain/unsentMail.ts';
import { type Create, signInTo } from './signInTo.ts';

/** Tests of the list of unsent mails, for every backend with the sample records, which has none. */
export function mailContract(create: Create) {
  describe('Unsent mails', () => {
    it.each(['', 'state=refused', 'state=waiting&sort=createdAt', 'q=ada%40example.org&page=2&rows=25'])(
      'are none at first: %s',
      async (search) => {
        const { mails } = await signInTo(create);
        const page = await mails.list(readListQuery(unsentMailEntity, new URLSearchParams(search)));
        expect(page).toEqual({ rows: [], matching: 0, total: 0, page: 1, hasMailServer: expect.any(Boolean) });
      },
    );

    it('are not found once they were sent or discarded, and nothing about it is logged', async () => {
      const { mails, log } = await signInTo(create);
      await expect(mails.retry('gone')).rejects.toBeInstanceOf(NotFound);
      await expect(mails.discard('gone')).rejects.toBeInstanceOf(NotFound);
      const entries = await log.list(readListQuery(logEntity, new URLSearchParams('entity=mail')));
      expect(entries.matching).toBe(0);
    });

    it('are shown to staff other than owners, too', async () => {
      const { accounts, mails, passwordLinks, session } = await signInTo(create);
      const ada = { name: 'Ada Byron', email: 'ada@example.org' };
      await passwordLinks.choose(String(await accounts.invite({ ...ada, role: 'staff' })), 'correct horse');
      await session.signIn({ email: ada.email, password: 'correct horse', remember: false });
      const page = await mails.list(readListQuery(unsentMailEntity, new URLSearchParams()));
      expect(page.rows).toEqual([]);
    });
  });
}
