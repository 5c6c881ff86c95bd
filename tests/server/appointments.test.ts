import { expect, it } from 'vitest';
import { signedIn, testServer } from './testServer.ts';

it('Appointments between two instants require both as UTC times, and errors name the wrong one', async () => {
  const staff = await signedIn((await testServer()).app);
  const ask = (query: Record<string, string>) =>
    staff.request('GET', `/api/appointments/between?${new URLSearchParams(query)}`);
  const from = '2027-06-01T00:00:00Z';
  const to = '2027-07-01T00:00:00Z';
  for (const [query, field] of [
    [{ from }, 'to'],
    [{ to }, 'from'],
    [{ from: '2027-06-01T00:00:00+02:00', to }, 'from'],
    [{ from, to: 'tomorrow' }, 'to'],
  ] as const) {
    const answer = await ask(query);
    expect(answer, field).toBeProblem(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  }
  expect((await ask({ from, to })).statusCode).toBe(200);
});
