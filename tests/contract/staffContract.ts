import { describe, expect, it } from 'vitest';
import { InvalidInput, SignedOut, SignInRefused } from '#backend/errors.ts';
import { rulesToForm, standardRules } from '#domain/bookingRules.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { recentCount } from '#domain/dashboard.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { logEntity } from '#domain/log.ts';
import { unsentMailEntity } from '#domain/unsentMail.ts';
import { demoSession } from '#sample/account.ts';
import { replyForm, tinyPng } from '#tests/support/records.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { accountContract } from './accountContract.ts';
import { accountsContract } from './accountsContract.ts';
import { listContract } from './listContract.ts';
import { logContract } from './logContract.ts';
import { mailContract } from './mailContract.ts';
import { passkeyContract } from './passkeyContract.ts';
import { postContract } from './postContract.ts';
import { privacyContract } from './privacyContract.ts';
import { type EditedKind, editedKinds } from './recordKinds.ts';
import { reviewContract } from './reviewContract.ts';
import { reviewRequestContract } from './reviewRequestContract.ts';
import { type Create, signInTo } from './signInTo.ts';
import { templateContract } from './templateContract.ts';
import { twoStepContract } from './twoStepContract.ts';
import { viewContract } from './viewContract.ts';

const leadQuery = (search = '') => readListQuery(leadEntity, new URLSearchParams(search));

/** @returns a call of each method of one kind of record. */
const attemptsOn = ({ records: { create, ...records }, entity, form }: EditedKind) => [
  records.list(readListQuery(entity, new URLSearchParams())),
  records.get('1'),
  ...(create ? [create(form, 'attempt')] : []),
  records.update('1', form, 1),
  records.remove('1'),
  records.removeAll(['1']),
];

/**
 * Tests of the parts for staff, for every backend with the sample records and the demo account.
 * @param create creates a fresh backend whose writes take no time.
 */
export function staffContract(create: Create) {
  const atWork = () => signInTo(create);

  postContract(create);
  reviewContract(create);
  reviewRequestContract(create);
  templateContract(create);
  viewContract(create);
  accountContract(create);
  twoStepContract(create);
  passkeyContract(create);
  accountsContract(create);
  listContract(create);
  logContract(create);
  mailContract(create);
  privacyContract(create);

  describe('Session', () => {
    it('knows who is signed in until the sign-out', async () => {
      const { session, demoAccount } = await atWork();
      expect(await session.current()).toMatchObject({ name: demoSession.name, email: demoAccount.email });
      await session.signOut();
      expect(await session.current()).toBeNull();
      await expect(session.signOut()).resolves.toBeUndefined();
    });

    it('ends when the account is signed out everywhere', async () => {
      const { session } = await atWork();
      await session.signOutEverywhere();
      expect(await session.current()).toBeNull();
    });

    it('accepts the email in any case and with surrounding blanks', async () => {
      const { session, demoAccount } = await atWork();
      await session.signOut();
      await session.signIn({ ...demoAccount, email: ` ${demoAccount.email.toUpperCase()} `, remember: true });
      expect(await session.current()).not.toBeNull();
    });

    it.each([{ email: 'nobody@example.com' }, { password: 'guessed' }, { password: ' ' + 'admin123' }])(
      'refuses a sign-in with %o',
      async (wrong) => {
        const { session, demoAccount } = await atWork();
        await session.signOut();
        const attempt = session.signIn({ ...demoAccount, remember: false, ...wrong });
        await expect(attempt).rejects.toBeInstanceOf(SignInRefused);
        expect(await session.current()).toBeNull();
      },
    );

    it.each([{ email: '  ' }, { password: '  ' }])('requires both email and password: %o', async (blank) => {
      const { session, demoAccount } = await atWork();
      const attempt = session.signIn({ ...demoAccount, remember: false, ...blank });
      await expect(attempt).rejects.toBeInstanceOf(InvalidInput);
    });
  });

  it('rejects every call of the back office without a session and changes nothing', async () => {
    const backend = await atWork();
    const kinds = editedKinds(backend);
    const firstOfEach = () => Promise.all(kinds.map(({ records }) => records.get('1')));
    const before = await firstOfEach();
    await backend.session.signOut();
    const attempts = [
      ...kinds.flatMap(attemptsOn),
      backend.dashboard.read(),
      backend.people.list(),
      backend.views.list(),
      backend.views.save({ list: 'leads', name: 'Mine', query: '' }),
      backend.views.change('1', { name: 'Mine', query: '' }),
      backend.views.remove('1'),
      backend.account.change({ name: 'Eva', picture: '' }),
      backend.account.changePassword({ current: 'guessed', next: 'correct horse' }),
      backend.account.listSessions(),
      backend.account.endSession('1'),
      backend.account.endOtherSessions(),
      backend.account.readFeed(),
      backend.account.makeFeed(),
      backend.account.revokeFeed(),
      backend.privacy.retention(),
      backend.privacy.setRetention(12, 0),
      backend.privacy.find('ada@example.org'),
      backend.privacy.exportJson('ada@example.org'),
      backend.privacy.erase('ada@example.org'),
      backend.accounts.list(),
      backend.log.list(readListQuery(logEntity, new URLSearchParams())),
      backend.log.exportCsv(readListQuery(logEntity, new URLSearchParams())),
      backend.mails.list(readListQuery(unsentMailEntity, new URLSearchParams())),
      backend.mails.retry('1'),
      backend.mails.discard('1'),
      backend.accounts.invite({ name: 'Eva', email: 'eva@example.com', role: 'staff' }),
      backend.accounts.makeLink('1'),
      backend.accounts.change('1', { role: 'staff' }),
      backend.leads.exportCsv(leadQuery()),
      backend.leads.exportSelected(['1']),
      backend.leads.changeAll([{ id: '1', status: 'new' }]),
      backend.leads.history('1'),
      backend.leads.findMatches([]),
      backend.leads.importAll({ file: 'x.csv', rows: [] }, 'attempt'),
      backend.leads.getImport('1'),
      backend.leads.undoImport('1'),
      backend.dashboard.overview(),
      backend.leads.tags(),
      backend.leadFiles.list('1'),
      backend.leadFiles.add('1', new File(['plan'], 'plan.txt'), 'an attempt'),
      backend.leadFiles.read('1', '1'),
      backend.leadFiles.remove('1', '1'),
      backend.twoStep.read(),
      backend.twoStep.beginAuthenticator('guessed'),
      backend.twoStep.confirmAuthenticator('123456'),
      backend.twoStep.removeAuthenticator('guessed'),
      backend.twoStep.beginPasskey('guessed'),
      backend.twoStep.removePasskey('1', 'guessed'),
      backend.twoStep.renewCodes('guessed'),
      backend.leads.related('1'),
      backend.leads.merge('1', '2'),
      backend.leads.addNote('1', { text: 'Called.' }, 'attempt'),
      backend.leads.changeNote('1', '1', { text: 'Called.' }, 1),
      backend.leads.removeNote('1', '1'),
      backend.posts.makePreview('1'),
      backend.reviews.requestFrom('1'),
      backend.session.signOutEverywhere(),
      backend.appointments.between('2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'),
      backend.appointments.mails('1'),
      backend.bookingRules.get(),
      backend.consultations.makeLink('1', false),
      backend.bookingRules.update(rulesToForm(standardRules), 1),
      backend.conversations.list(readListQuery(conversationEntity, new URLSearchParams())),
      backend.conversations.get('1'),
      backend.conversations.changeAll([{ id: '1', read: 'yes' }]),
      backend.conversations.reply('1', replyForm, 'attempt'),
      backend.conversations.open('1'),
      backend.conversations.remove('1'),
      backend.conversations.removeAll(['1']),
      backend.images.store(new Blob([], { type: 'image/png' })),
    ];
    await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toBeInstanceOf(SignedOut)));
    await backend.session.signIn({ ...backend.demoAccount, remember: false });
    expect(await firstOfEach()).toEqual(before);
  });

  it('lists the staff by name, including the one signed in', async () => {
    const { people, session } = await atWork();
    const all = await people.list();
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const me = await session.current();
    expect(all).toContainEqual({ id: me?.id, name: me?.name });
    expect(all.length).toBeGreaterThan(1);
  });

  it('stores a picture and returns its address, and rejects other files', async () => {
    const { images } = await atWork();
    expect(await images.store(tinyPng)).toMatch(/^(data:image\/png|\/|https?:)/);
    const refused = images.store(new Blob(['x'], { type: 'text/html' }));
    await expect(refused).rejects.toBeInstanceOf(InvalidInput);
    await expect(refused).rejects.toMatchObject({ fields: { file: expect.stringMatching(/^[A-Z].+\.$/) } });
  });

  it('returns counters, latest leads and latest reviews for the dashboard', async () => {
    const { counters, recentLeads, recentReviews } = await (await atWork()).dashboard.read();
    expect(counters.totalLeads).toBeGreaterThan(0);
    expect(recentLeads[0]?.name).toBe(sampleLead('1').name);
    expect(recentLeads).toHaveLength(recentCount);
    expect(recentReviews.length).toBeGreaterThan(0);
  });
}
