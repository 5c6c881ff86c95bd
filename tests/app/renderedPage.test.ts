import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { enquiry } from '#tests/support/records.ts';
import { type InTurn, render } from '../../src/entry-server.tsx';

const site = { isLive: true };
const backend = async () => createSampleBackend();

describe('A form posted without JavaScript', () => {
  const post = async (fields: Record<string, string>) => {
    const inTurn = vi.fn<InTurn>((work) => work());
    const body = new URLSearchParams(fields);
    const request = new Request('https://www.example.com/contact', { method: 'POST', body });
    const answer = await render(request, backend, site, undefined, inTurn);
    return { answer, inTurn };
  };

  it('is rendered again in its turn if it is refused', async () => {
    const { answer, inTurn } = await post({ ...enquiry, name: '' });
    expect(answer).toMatchObject({ status: 422, root: expect.stringContaining(enquiry.email) });
    expect(inTurn).toHaveBeenCalledOnce();
  });

  it('is answered at once if it is accepted', async () => {
    const { answer, inTurn } = await post({ ...enquiry });
    expect(answer.status).toBe(303);
    expect(inTurn).not.toHaveBeenCalled();
  });
});

it.each(['/blog/', '/gallery/', '/services/'])(
  'A missing page below %s is rendered once, without its address',
  async (path) => {
    const ask = (slug: string) => render(new Request(`https://www.example.com${path}${slug}`), backend, site);
    const first = await ask('first-asked');
    expect(first).toMatchObject({ status: 404 });
    expect(JSON.stringify(first)).not.toContain('first-asked');
    expect(await ask('asked-later')).toBe(first);
  },
);
