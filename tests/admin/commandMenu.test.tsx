import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SignedOut, Unreachable } from '#backend/errors.ts';
import { appointmentWords } from '#content/admin/appointments.ts';
import { commandMenu as words } from '#content/admin/commandMenu.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { leadWords } from '#content/admin/leads.ts';
import { login } from '#content/admin/login.ts';
import { postForm } from '#content/admin/postForm.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { settings } from '#content/admin/settings.ts';
import { deletion, shell } from '#content/admin/shell.ts';
import { appointmentKindLabels } from '#domain/appointment.ts';
import { formatSpan } from '#domain/appointmentTimes.ts';
import type { Session } from '#domain/session.ts';
import { demoSession } from '#sample/account.ts';
import { appointments } from '#sample/appointments.ts';
import { leads } from '#sample/leads.ts';
import { posts as samplePosts } from '#sample/posts.ts';
import { reviews } from '#sample/reviews.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { fill, newUser, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const [talk] = appointments as [(typeof appointments)[0]];
const [, , review] = reviews as [unknown, unknown, (typeof reviews)[0]];

const menu = () => screen.findByRole('dialog', { name: words.title });
const status = () => within(screen.getByRole('dialog', { name: words.title })).getByRole('status');
const offered = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);

describe('The command menu', () => {
  let user: ReturnType<typeof newUser>;
  beforeEach(() => {
    user = newUser();
  });

  const opened = async (address: string, options = {}) => {
    const router = await renderSite(address, options);
    await user.keyboard('{Control>}k{/Control}');
    await menu();
    return router;
  };

  it('opens with Ctrl+K or its button, and offers all pages and actions', async () => {
    await opened('/admin');
    expect(screen.getByRole('combobox', { name: words.title })).toHaveFocus();
    expect(offered()).toEqual([
      ...Object.values(shell.entries),
      reviewWords.title,
      shell.yourAccount,
      ...Object.values(settings.entries),
      leadWords.newLead,
      leadImport.title,
      appointmentWords.newAppointment,
      words.newPost,
    ]);
    expect(within(screen.getByRole('group', { name: words.groups.actions })).getAllByRole('option')).toHaveLength(4);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: words.title }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: words.title })).toHaveFocus());
  });

  it('filters its entries by the letters typed, and opens the one chosen with the arrow keys', async () => {
    const router = await opened('/admin');
    await user.keyboard(words.newPost.toUpperCase());
    await waitFor(() => expect(offered()).toEqual([words.newPost]));
    await user.clear(screen.getByRole('combobox', { name: words.title }));
    await waitFor(() => expect(offered().at(-1)).toBe(words.newPost));
    await user.keyboard(`${'{ArrowDown}'.repeat(offered().length - 1)}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/new'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds a lead by phone number, announces the number of results, and opens its page', async () => {
    const [, lead] = leads;
    const router = await opened('/admin');
    await user.keyboard(String(lead?.phone).slice(-4));
    expect(await screen.findByText(words.found(1))).toHaveRole('status');
    expect(screen.getByRole('option')).toHaveTextContent(`${lead?.name}${lead?.phone}`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/leads/${lead?.id}`));
  });

  it.each([
    ['a part of its name', 'lovela', 'ada@example.com'],
    ['its venue', 'ada glass', 'The Glass Pavilion'],
    ['a tag', 'vip', 'Boats, VIP'],
    [
      'a word of its notes, without accents',
      'ada creme',
      '… like macarons and crème, but nobody likes marzipan in any form, not',
    ],
    ['a phone number in another format', '(0555) 0103000', 'ada@example.com'],
  ])('shows beside a lead found by %s where the words are', async (_where, text, detail) => {
    const [sample] = leads as [(typeof leads)[0]];
    const lead: typeof sample = {
      ...sample,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '(555) 010-3000',
      venue: 'The Glass Pavilion',
      tags: ['Boats', 'VIP'],
      notes: 'Her children like macarons and crème, but nobody likes marzipan in any form, not even on a cake.',
    };
    const everywhere = async () => ({ leads: [lead], conversations: [], appointments: [], posts: [], reviews: [] });
    await opened('/admin', { backend: sampleBackendWith({ search: { everywhere } }) });
    await user.paste(text);
    expect((await screen.findByRole('option')).textContent).toBe(`${lead.name}${detail}`);
  });

  it('shows at most five results of each kind, finds drafts, too, and opens their form', async () => {
    const draft = samplePosts.find(({ status }) => status === 'draft');
    const router = await opened('/admin/leads');
    await user.keyboard('e');
    const { leads: foundLeads, messages, appointments, posts } = words.groups;
    for (const group of [foundLeads, messages, appointments, posts]) {
      expect(within(await screen.findByRole('group', { name: group })).getAllByRole('option')).toHaveLength(5);
    }
    expect(within(screen.getByRole('group', { name: words.groups.reviews })).getAllByRole('option')).toHaveLength(
      reviews.length,
    );
    expect(screen.getByText(words.found(offered().length))).toHaveRole('status');
    await user.clear(screen.getByRole('combobox', { name: words.title }));
    await user.paste(String(draft?.title));
    await user.click(await screen.findByRole('option', { name: new RegExp(String(draft?.title)) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/blog/${draft?.id}/edit`));
  });

  it.each([
    [
      'a conversation',
      'messages',
      'church and castle',
      `${sampleLead('13').name}Church and castle for 140 guests`,
      '/admin/messages/13',
    ],
    ['a review', 'reviews', 'weather', `${review.name}… `, `/admin/reviews/${review.id}/edit`],
    [
      'an appointment',
      'appointments',
      talk.title,
      `${talk.title}${appointmentKindLabels[talk.kind]}, ${formatSpan(talk)}`,
      `/admin/appointments/${talk.id}/edit`,
    ],
  ] as const)(
    'finds %s by any of its words, even if archived or past, and opens it',
    async (_kind, group, text, found, path) => {
      const router = await opened('/admin');
      await user.keyboard(text);
      const option = within(await screen.findByRole('group', { name: words.groups[group] })).getByRole('option');
      expect(option.textContent).toContain(found);
      await user.click(option);
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
    },
  );

  it('searches once per pause in typing', async () => {
    const asked: string[] = [];
    const everywhere = async (text: string) => {
      asked.push(text);
      return { leads: [], conversations: [], appointments: [], posts: [], reviews: [] };
    };
    await opened('/admin', { backend: sampleBackendWith({ search: { everywhere } }) });
    await user.keyboard('xyzzy');
    expect(await screen.findByText(words.nothing)).toBeVisible();
    expect(asked).toEqual(['xyzzy']);
  });

  it('opens the first result once it is found if Enter was pressed before', async () => {
    const [, lead] = leads;
    const router = await opened('/admin');
    await user.keyboard(`${String(lead?.phone).slice(-4)}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/leads/${lead?.id}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens nothing for an Enter if more has been typed since', async () => {
    const router = await opened('/admin');
    await user.keyboard(`${String(leads[1]?.phone).slice(-4)}{Enter}{Backspace}`);
    await waitFor(() => expect(status()).toHaveTextContent(words.found(offered().length)));
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('opens nothing for an Enter that accepts the word of an input method', async () => {
    const router = await opened('/admin');
    await user.keyboard(String(leads[1]?.phone).slice(-4));
    fireEvent.keyDown(screen.getByRole('combobox', { name: words.title }), { key: 'Enter', isComposing: true });
    expect(await screen.findByText(words.found(1))).toHaveRole('status');
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('offers no result of the previous text that does not contain the next one', async () => {
    const [given, surname] = sampleLead('1').name.split(' ') as [string, string];
    await opened('/admin');
    await user.keyboard(given);
    await waitFor(() => expect(offered()).toContain(leads[0]?.name));
    await user.keyboard(` ${surname[0]}`);
    expect(offered()).toContain(leads[0]?.name);
    await user.keyboard('x');
    expect(offered()).toEqual([]);
  });

  it('says that a search failed, and still opens pages', async () => {
    const everywhere = async () => {
      throw new Unreachable('offline');
    };
    const router = await opened('/admin', { backend: sampleBackendWith({ search: { everywhere } }) });
    await user.keyboard(shell.entries.leads);
    expect(await screen.findByText(words.failed)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/leads'));
  });

  it('goes to the login page if the session has ended', async () => {
    let session: Session | null = demoSession;
    const everywhere = async () => {
      session = null;
      throw new SignedOut();
    };
    const current = async () => session;
    const router = await opened('/admin', {
      backend: sampleBackendWith({ search: { everywhere }, session: { current } }),
    });
    await user.keyboard('anybody');
    expect(await screen.findByRole('button', { name: login.submit })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/login');
  });

  it('asks before leaving unsaved text', async () => {
    const router = await renderSite('/admin/blog/new');
    fill(new RegExp(postForm.labels.title), 'Lanterns');
    await user.keyboard('{Control>}k{/Control}');
    await menu();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alertdialog', { name: postForm.leaving.title })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/blog/new');
  });

  it('does not open on top of a confirmation dialog', async () => {
    await renderSite('/admin/leads');
    press(leadWords.remove(String(leads[0]?.name)));
    await screen.findByRole('alertdialog', { name: deletion.title });
    await user.keyboard('{Control>}k{/Control}?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
