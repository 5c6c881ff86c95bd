import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { leadForm } from '#tests/support/records.ts';

/** @returns a backend with a second lead of the first lead's person. */
export async function withTwin() {
  const backend = createSampleBackend({ wait: async () => undefined });
  const { email } = await backend.leads.get('1');
  const twin = await backend.leads.create({ ...leadForm, email, name: 'O. Bennett', tags: 'Boats' }, 'twin');
  return { backend, twin };
}
