import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { adminPaths } from '#adminPaths';
import { account } from '#content/admin/account.ts';
import { bookingRulesWords } from '#content/admin/bookingRules.ts';
import { leadWords } from '#content/admin/leads.ts';
import { login } from '#content/admin/login.ts';
import { conversationPage } from '#content/admin/messages.ts';
import { postForm } from '#content/admin/postForm.ts';
import { people, privacy } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { templateForm } from '#content/admin/templates.ts';
import { postSentences } from '#content/domain/post.ts';
import { bookingRulesFields } from '#domain/bookingRules.ts';
import { paths } from '#paths';
import { demoPeople } from '#sample/account.ts';
import { leads } from '#sample/leads.ts';
import { choose, fill, follow, press, see } from '../interactions.ts';
import { type PageArgs, pageMeta } from '../page.tsx';
import { onScreen } from '../screens.ts';

const meta = { ...pageMeta, title: 'Admin/States' } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<PageArgs>;

/** @returns the story of a page in a state reached by interactions. */
const state = (address: string, play: () => Promise<unknown>, more: Partial<PageArgs> = {}): Story => ({
  args: { address, ...more },
  play: async () => void (await play()),
});

const first = String(leads[0]?.name);
const dialog = async () => within(await screen.findByRole('dialog'));

export const MenuOnAPhone: Story = { ...state(paths.admin, () => press(shell.openMenu)), ...onScreen('phone') };
export const AccountMenu = state(paths.admin, () => press(new RegExp(demoPeople[0].name)));
export const CommandMenu = state(paths.admin, async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await dialog();
});
const signInWithWrongPassword = async () => {
  await fill(login.email, 'ada@example.com');
  await fill(login.password, 'guessed');
  await press(login.submit);
  await screen.findByRole('alert');
};
export const LoginRefused = state(adminPaths.login, signInWithWrongPassword);
export const LoginUnreachable = state(adminPaths.login, signInWithWrongPassword, { failure: 'writes' });
export const LeadToDelete = state(adminPaths.leads, () => press(leadWords.remove(first)));
export const LeadThatCannotBeDeleted = state(
  adminPaths.leads,
  async () => {
    await press(leadWords.remove(first));
    await userEvent.click(
      within(await screen.findByRole('alertdialog'))
        .getAllByRole('button')
        .at(-1) as HTMLElement,
    );
    await within(screen.getByRole('alertdialog')).findByRole('alert');
  },
  { failure: 'writes' },
);
export const PostWithoutAnswers = state(adminPaths.newPost, async () => {
  await press(postForm.save);
  await see(postSentences.titleNeeded);
});
export const PostToLeave = state(adminPaths.newPost, async () => {
  await fill(postForm.labels.title, 'Umbrellas for eighty');
  const [back] = await screen.findAllByRole('link', { name: postForm.back });
  if (back) await userEvent.click(back);
  await screen.findByRole('alertdialog');
});
export const TemplateWithoutAnswers = state(adminPaths.newTemplate, () => press(templateForm.save));
export const Reply = state(adminPaths.conversation.replace(':id', '1'), async () => {
  await press(new RegExp(`^${conversationPage.replyTo('')}`));
});
export const ClientMail = state(adminPaths.conversation.replace(':id', '5'), async () => {
  await userEvent.click(await screen.findByText(conversationPage.quote));
});
export const PersonToDisable = state(adminPaths.settings, async () => {
  await press(people.actionsFor(demoPeople[2].name));
  await choose(people.disable);
});
export const PersonInvited = state(adminPaths.settings, async () => {
  await fill(people.invite.name, 'Ada Byron');
  await fill(people.invite.email, 'ada@example.org');
  await press(people.invite.submit);
  await dialog();
});
export const AccountWithoutAnswers = state(adminPaths.account, () => press(account.password.submit));
export const CalendarFeedMade = state(adminPaths.account, () => press(account.feed.make));
export const PersonFound = state(adminPaths.privacy, async () => {
  await fill(privacy.contact, String(leads[0]?.email));
  await press(privacy.submit);
  await screen.findByRole('button', { name: privacy.erase });
});
export const HoursRefused = state(adminPaths.bookingRules, async () => {
  await fill(bookingRulesFields.saturdayOpens.label, '12:00');
  await fill(bookingRulesFields.saturdayCloses.label, '10:00');
  await press(bookingRulesWords.save);
});
export const LeadOpenedFromTheList = state(adminPaths.leads, () => follow(leadWords.view(first)));
