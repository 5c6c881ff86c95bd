import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conversationPage as words } from '#content/admin/messages.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { messages, openConversation as open } from './conversation.ts';

describe('A conversation', () => {
  it('shows a mail of the client with what it quotes folded away, its sender and the names of its files', async () => {
    const { conversations } = sampleBackendWith({});
    const before = await conversations.get('5');
    const text = 'Gladly.\n\nOn Monday, Mei wrote:\n> Would that do?';
    const mail = { id: 'mail', kind: 'mail', at: '2025-03-03T10:00:00.000Z', subject: 'Re: Stage', text } as const;
    const openWith = (more: { from: string; attachments: string[] }) =>
      open('5', { get: async () => ({ ...before, messages: [{ ...mail, ...more }] }) });
    await openWith({ from: 'office@example.com', attachments: ['plan.pdf', 'Fotos.zip'] });
    const [shown] = messages(before.name) as HTMLElement[];
    expect(shown).toHaveTextContent(words.received(before.name));
    expect(shown).toHaveTextContent('Re: Stage');
    expect(within(shown as HTMLElement).getByText('Gladly.')).toBeVisible();
    expect(shown).toHaveTextContent(words.from('office@example.com'));
    expect(shown).toHaveTextContent(words.attached(['plan.pdf', 'Fotos.zip']));
    const quote = within(shown as HTMLElement).getByText(/^On Monday, Mei wrote:/);
    expect(quote).not.toBeVisible();
    // What a click on it does in a browser.
    within(shown as HTMLElement)
      .getByText(words.quote)
      .closest('details')
      ?.setAttribute('open', '');
    expect(quote).toBeVisible();
    expect(quote.textContent).toBe('On Monday, Mei wrote:\nWould that do?');
  });

  it('says nothing about the sender and files of a mail from the client’s own address without any', async () => {
    await open('5');
    const [latest] = messages(sampleLead('5').name) as HTMLElement[];
    expect(latest).toHaveTextContent('Could we see it next week?');
    expect(latest).not.toHaveTextContent('@');
  });
});
