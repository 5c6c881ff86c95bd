import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { draft, enquiry } from '#tests/support/records.ts';
import { freshPostgres, testPostgres } from './freshPostgres.ts';
import { openPages as open } from './pageServer.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

const umbrellas = { ...draft, title: 'Umbrellas', status: 'published' };

describe.runIf(testPostgres)('Two servers on one PostgreSQL', () => {
  it('show posts published on either', async () => {
    const { url } = await freshPostgres('migrated');
    const [one, two] = [await open({ DATABASE_URL: url }), await open({ DATABASE_URL: url })];
    const page = async () => (await two.browser.request('GET', '/blog')).body;
    const staff = await signedIn(one.app);
    // The first change might be noticed only because the other server polls for the first time.
    for (const title of ['Umbrellas', 'Parasols']) {
      expect(await page()).not.toContain(title);
      await staff.request('POST', '/api/posts', { payload: { ...umbrellas, title } });
      await vi.waitFor(async () => expect(await page()).toContain(title), 10_000);
    }
  });

  it('poll for changes of the other until they are closed', async () => {
    const { url } = await freshPostgres('migrated');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, database } = await open({ DATABASE_URL: url });
    const asked = vi.spyOn(database.db.getExecutor(), 'executeQuery');
    vi.advanceTimersByTime(500);
    expect(asked).toHaveBeenCalledOnce();
    await asked.mock.results[0]?.value;
    await app.close();
    vi.advanceTimersByTime(5000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('store an enquiry sent to both once, and share sessions', async () => {
    const { url } = await freshPostgres('migrated');
    const servers = await Promise.all([testServer({ DATABASE_URL: url }), testServer({ DATABASE_URL: url })]);
    const answers = await Promise.all(
      servers.map(({ app }) => browserOf(app).request('POST', '/api/enquiries', { payload: enquiry })),
    );
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    // Sessions are valid on both servers.
    const [first, second] = servers;
    const cookie = String((await signedIn(first?.app as never)).cookie());
    const other = await browserOf(second?.app as never).request('GET', '/api/dashboard', { headers: { cookie } });
    expect(other.json().counters.totalLeads).toBe(21);
  });
});
