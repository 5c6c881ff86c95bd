import { expect, it } from 'vitest';
import { signedIn, testServer } from './testServer.ts';

it('An account keeps its role if the new one is unknown, and its state if the new one is no boolean', async () => {
  const owner = await signedIn((await testServer()).app);
  const account = async () =>
    (await owner.request('GET', '/api/accounts')).json<{ id: string }[]>().find(({ id }) => id === '2');
  const before = await account();
  const change = (payload: object) => owner.request('PATCH', '/api/accounts/2', { payload });
  expect(await change({ role: 'admin' })).toBeProblem(422, { fields: { role: expect.any(String) } });
  expect(await change({ disabled: 'yes' })).toBeProblem(400);
  expect(await account()).toEqual(before);
});
