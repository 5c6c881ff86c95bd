import { expect, it } from 'vitest';
import { enquiry, enquirySource } from '#tests/support/records.ts';
import { browserOf, signedIn, testServer } from '../server/testServer.ts';

it('An enquiry becomes a lead that only staff can see', async () => {
  const { app } = await testServer();
  const visitor = browserOf(app);
  const sent = await visitor.request('POST', '/api/enquiries', { payload: { ...enquiry, ...enquirySource } });
  expect(sent.statusCode).toBe(201);
  expect(await visitor.request('GET', '/api/leads')).toBeProblem(401);
  const leads = await (await signedIn(app)).request('GET', '/api/leads');
  expect(leads.json().rows[0]).toBeLead({ name: enquiry.name, status: 'new' });
});
