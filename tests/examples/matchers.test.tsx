import { expect, it } from 'vitest';
import { BusyButton } from '#components/BusyButton.tsx';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { leadForm } from '#tests/support/records.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { browserOf, testServer } from '../server/testServer.ts';

it('A busy button has an accessible name', async () => {
  const { container } = renderWithTheme(
    <BusyButton busy busyText="Sending…">
      Send
    </BusyButton>,
  );
  await expect(container).toHaveNoAxeViolations();
});

it('A lead created from a form has the values of the form', async () => {
  const made = await sampleBackendWith({}).leads.create(leadForm, 'a form');
  expect(made).toBeLead({ name: leadForm.name, guests: 250, tags: ['Boats', 'VIP'] });
});

it('An empty enquiry gets a 400 response that names the missing fields', async () => {
  const { app } = await testServer();
  const answer = await browserOf(app).request('POST', '/api/enquiries', { payload: {} });
  expect(answer).toBeProblem(400, { fields: expect.objectContaining({ name: expect.any(String) }) });
});
