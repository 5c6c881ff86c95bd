import { screen, within } from '@testing-library/react';
import { conversationPath } from '#adminPaths';
import { replyForm, conversationPage as words } from '#content/admin/messages.ts';
import { backendThat } from '#tests/support/backends.ts';
import { fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

/** What a test's backend does with conversations in another way. */
export type Ways = Parameters<typeof backendThat>[0]['conversations'];

/** Opens the page of a conversation. @param ways what its backend does in another way than the sample one. */
export async function openConversation(id: string, ways: Ways = {}, search = '') {
  const backend = backendThat({ conversations: ways });
  const router = await renderSite(conversationPath(id) + search, { backend });
  return { backend, router };
}

export const list = (name: string) => screen.getByRole('list', { name: words.messages(name) });
/** @returns the messages on it, the latest first. */
export const messages = (name: string) => within(list(name)).getAllByRole('article');

/** Writes a reply and sends it. */
export function send(text: string) {
  fill(replyForm.text, text);
  press(replyForm.send);
}
