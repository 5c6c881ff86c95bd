import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadOptions } from '#backend/backend.ts';
import { Unreachable } from '#backend/errors.ts';
import { commandMenu as words } from '#content/admin/commandMenu.ts';
import { settings } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { type Appointment, appointmentKindLabels } from '#domain/appointment.ts';
import { formatSpan } from '#domain/appointmentTimes.ts';
import type { Conversation } from '#domain/conversation.ts';
import type { Lead } from '#domain/lead.ts';
import type { Review } from '#domain/review.ts';
import type { FoundPost, FoundRecords } from '#domain/search.ts';
import { demoSession } from '#sample/account.ts';
import { appointments } from '#sample/appointments.ts';
import { conversations } from '#sample/conversations.ts';
import { leads } from '#sample/leads.ts';
import { posts as samplePosts } from '#sample/posts.ts';
import { reviews } from '#sample/reviews.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const nothing: FoundRecords = { leads: [], conversations: [], appointments: [], posts: [], reviews: [] };

const lastWordOf = (text: string) => String(text.split(/[^\p{L}-]+/u).findLast(Boolean));

const status = () => within(screen.getByRole('dialog', { name: words.title })).getByRole('status');
const offered = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);

describe('The results of the command menu', () => {
  let user: ReturnType<typeof newUser>;
  beforeEach(() => {
    user = newUser();
  });

  const opened = async (address: string, options = {}) => {
    await renderSite(address, options);
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: words.title });
  };

  it('offers no record and says nothing once its text is deleted', async () => {
    await opened('/admin');
    await user.paste(String(leads[0]?.name));
    await waitFor(() => expect(offered()).toContain(leads[0]?.name));
    await user.clear(screen.getByRole('combobox', { name: words.title }));
    expect(offered().at(-1)).toBe(words.newPost);
    expect(status()).toBeEmptyDOMElement();
  });

  it.each([
    ['is found', () => Promise.resolve({ ...nothing, leads: [{ ...leads[0], name: 'Too late' }] as Lead[] })],
    ['fails', () => Promise.reject(new Unreachable('away'))],
  ])('ignores what %s for an earlier text after the next one was searched', async (_what, late) => {
    const answers: Record<string, (found: FoundRecords | Promise<FoundRecords>) => void> = {};
    const signals: Record<string, AbortSignal | undefined> = {};
    const everywhere = (text: string, { signal }: ReadOptions = {}) => {
      signals[text] = signal;
      return new Promise<FoundRecords>((resolve) => {
        answers[text] = resolve;
      });
    };
    await opened('/admin', { backend: sampleBackendWith({ search: { everywhere } }) });
    await user.paste(' zq ');
    await waitFor(() => expect(answers.zq).toBeDefined());
    await user.paste('x');
    await waitFor(() => expect(answers['zq x']).toBeDefined());
    expect([signals.zq?.aborted, signals['zq x']?.aborted]).toEqual([true, false]);
    await act(async () => answers['zq x']?.(nothing));
    await act(async () => answers.zq?.(late()));
    expect(offered()).toEqual([]);
    expect(status()).toHaveTextContent(words.nothing);
  });

  it('shows the phone number of a lead without an email address, and where a post has the text, or its author', async () => {
    const [lead] = leads;
    const [post] = samplePosts;
    const { content: _, ...summary } = post as NonNullable<typeof post>;
    const found = {
      ...nothing,
      leads: [{ ...lead, email: '' }] as Lead[],
      posts: [
        { ...summary, passage: '' },
        { ...summary, id: 'another', passage: '… around the word' },
      ] as FoundPost[],
    };
    await opened('/admin', { backend: sampleBackendWith({ search: { everywhere: async () => found } }) });
    await user.paste('zq');
    expect(await screen.findByText(words.found(3))).toBeVisible();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      `${lead?.name}${lead?.phone}`,
      `${post?.title}${post?.author}`,
      `${post?.title}… around the word`,
    ]);
  });

  it('show where appointments, messages and reviews have the text that their names do not have', async () => {
    const [appointment] = appointments as [Appointment];
    const [review] = reviews as [Review];
    const [conversation] = conversations as readonly Conversation[] as [Conversation];
    const found: FoundRecords = {
      ...nothing,
      appointments: [
        { ...appointment, place: 'Hall of mirrors', notes: 'Bring candles', title: 'Plain' },
        { ...appointment, id: 'another', place: 'Hall', notes: 'Bring zq candles', title: 'In notes' },
        { ...appointment, id: 'third', place: 'zq', notes: '', title: 'A zq in the title' },
      ],
      conversations: [
        { ...conversation, id: 'c1', name: 'Latest', excerpt: 'About candles', email: 'ann@zq.example' },
        { ...conversation, id: 'c2', name: 'Earlier', excerpt: 'About candles', email: 'ann@mail.example' },
      ],
      reviews: [
        { ...review, id: 'r1', name: 'Answered', comment: 'Lovely', answer: 'Thanks, zq' },
        { ...review, id: 'r2', name: 'By email', comment: 'Lovely', answer: '', email: 'ann@mail.example' },
      ],
    };
    await opened('/admin', { backend: sampleBackendWith({ search: { everywhere: async () => found } }) });
    await user.paste('zq');
    expect(await screen.findByText(words.found(7))).toBeVisible();
    const time = `${appointmentKindLabels[appointment.kind]}, ${formatSpan(appointment)}`;
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Latestann@zq.example',
      'EarlierAbout candles',
      `Plain${time}`,
      `In notes${time} · Bring zq candles`,
      `A zq in the title${time}`,
      'AnsweredThanks, zq',
      'By emailLovely',
    ]);
  });

  it('end with pages that are about the text, which their labels do not have', async () => {
    const [lead] = leads as [Lead];
    const found = { ...nothing, leads: [lead] };
    await opened('/admin', { backend: sampleBackendWith({ search: { everywhere: async () => found } }) });
    await user.paste(lastWordOf(settings.topics.bookingRules));
    await waitFor(() => expect(offered()).toEqual([lead.name, settings.entries.bookingRules]));
    expect(within(screen.getByRole('group', { name: words.groups.topics })).getByRole('option')).toHaveTextContent(
      lastWordOf(settings.topics.bookingRules),
    );
    await user.clear(screen.getByRole('combobox', { name: words.title }));
    await user.paste(settings.title);
    await waitFor(() => expect(offered()).toEqual([lead.name, ...Object.values(settings.entries)]));
  });

  it('offers no page for owners to others', async () => {
    const current = async () => ({ ...demoSession, role: 'staff' as const });
    const search = { everywhere: async () => nothing };
    await opened('/admin', { backend: sampleBackendWith({ session: { current }, search }) });
    expect(offered()).toContain(shell.yourAccount);
    expect(offered()).not.toContain(shell.log);
    await user.paste(lastWordOf(settings.topics.log));
    await waitFor(() => expect(status()).toHaveTextContent(words.nothing));
    expect(offered()).toEqual([]);
  });

  it('keeps a result whose detail contains the next text until that has been searched', async () => {
    const [lead] = leads;
    const [account = ''] = String(lead?.email).split('@');
    const backend = sampleBackendWith({});
    await opened('/admin', { backend });
    await user.paste(account);
    await waitFor(() => expect(offered()).toContain(lead?.name));
    vi.spyOn(backend.search, 'everywhere').mockReturnValue(new Promise(() => undefined));
    await user.keyboard('@');
    expect(status()).toHaveTextContent(words.searching);
    // The lead, and its conversation.
    expect(offered()).toEqual([lead?.name, lead?.name]);
  });

  it('offers no result of the previous text if the search for the next one failed', async () => {
    const backend = sampleBackendWith({});
    await opened('/admin', { backend });
    await user.paste(String(leads[0]?.name));
    await waitFor(() => expect(offered()).toContain(leads[0]?.name));
    vi.spyOn(backend.search, 'everywhere').mockRejectedValue(new Unreachable('away'));
    await user.paste(' B');
    expect(await screen.findByText(words.failed)).toBeVisible();
    expect(offered()).toEqual([]);
  });
});
