import { screen, within } from '@testing-library/react';
import { conversationPath } from '#adminPaths';
import { replyForm, conversationPage as words } from '#content/admin/messages.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

/** Overrides of the test backend's conversation methods. */
export type Ways = Parameters<typeof sampleBackendWith>[0]['conversations'];

/** Opens the page of a conversation. @param ways overrides of the sample backend's methods. */
export async function openConversation(id: string, ways: Ways = {}, search = '') {
  const backend = sampleBackendWith({ conversations: ways });
  const router = await renderSite(conversationPath(id) + search, { backend });
  return { backend, router };
}

export const list = (name: string) => screen.getByRole('list', { name: words.messages(name) });
/** @returns the messages of the conversation, latest first. */
export const messages = (name: string) => within(list(name)).getAllByRole('article');

/** Writes and sends a reply. */
export function send(text: string) {
  fill(replyForm.text, text);
  press(replyForm.send);
}
