import { expect, type Page } from '@playwright/test';
import { adminPaths } from '#adminPaths';
import { account } from '#content/admin/account.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { leadPage } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { login } from '#content/admin/login.ts';
import { conversationPage, messageWords, replyForm } from '#content/admin/messages.ts';
import { postForm } from '#content/admin/postForm.ts';
import { postWords } from '#content/admin/posts.ts';
import { reviewForm, reviewWords } from '#content/admin/reviews.ts';
import { people, privacy } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { templateForm, templateWords } from '#content/admin/templates.ts';
import { postSentences } from '#content/domain/post.ts';
import { paths } from '#paths';
import { demoPeople } from '#sample/account.ts';
import { templates } from '#sample/templates.ts';
import type { State } from './states.ts';

const every = [360, 768, 1440, 1920];
const save = (page: Page) => page.getByRole('button', { name: postForm.save }).click();

/** States of the back office. */
export const staffStates: readonly State[] = [
  {
    name: 'admin-menu',
    path: paths.admin,
    widths: [360, 768],
    arrange: (page) => page.getByRole('button', { name: shell.openMenu }).click(),
  },
  {
    name: 'admin-account',
    path: paths.admin,
    widths: every,
    arrange: (page) => page.getByRole('button', { name: 'Admin User' }).click(),
  },
  {
    name: 'admin-login-refused',
    path: adminPaths.login,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('textbox', { name: login.email }).fill('ada@example.com');
      await page.getByLabel(login.password, { exact: true }).fill('guessed');
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'admin-lead',
    path: adminPaths.leads,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('link', { name: leadWords.view('Olivia Bennett') }).click();
      await expect(page.getByRole('link', { name: leadPage.edit, exact: true })).toBeVisible();
    },
  },
  {
    name: 'admin-lead-edit',
    path: adminPaths.leads,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('link', { name: leadWords.edit('Olivia Bennett') }).click();
      await expect(page.getByRole('textbox', { name: dashboard.recentLeads.columns.name })).toBeVisible();
    },
  },
  {
    name: 'admin-leads-filtered',
    path: `${adminPaths.leads}?q=a&status=contacted&sort=name`,
    widths: every,
    arrange: (page) => expect(page.getByText(/Showing \d of 20 leads/)).toBeVisible(),
  },
  {
    name: 'admin-leads-empty',
    path: `${adminPaths.leads}?q=zeppelin`,
    widths: every,
    arrange: (page) => expect(page.getByText(leadWords.empty.title)).toBeVisible(),
  },
  {
    name: 'admin-leads-delete',
    path: adminPaths.leads,
    widths: every,
    arrange: (page) => page.getByRole('button', { name: leadWords.remove('Olivia Bennett') }).click(),
  },
  {
    name: 'admin-conversation',
    path: adminPaths.messages,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('link', { name: messageWords.openOf('Marcus Chen') }).click();
      const marked = messageWords.act(messageWords.markUnread, 'Marcus Chen');
      await expect(page.getByRole('button', { name: marked })).toBeVisible();
    },
  },
  {
    name: 'admin-conversation-reply',
    path: adminPaths.messages,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('link', { name: messageWords.openOf('Marcus Chen') }).click();
      await page.getByRole('button', { name: conversationPage.replyTo('Marcus Chen') }).click();
      await page.getByRole('combobox', { name: replyForm.template }).selectOption({ index: 2 });
      await page.getByRole('button', { name: replyForm.send }).click();
      await expect(page.getByRole('textbox', { name: replyForm.subject })).toBeFocused();
    },
  },
  {
    name: 'admin-messages-empty',
    path: `${adminPaths.messages}?q=zeppelin`,
    widths: every,
    arrange: (page) => expect(page.getByText(messageWords.empty.title)).toBeVisible(),
  },
  {
    name: 'admin-template-edit',
    path: adminPaths.templates,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('link', { name: templateWords.edit(String(templates[0]?.name)) }).click();
      await expect(page.getByRole('button', { name: templateForm.save })).toBeVisible();
    },
  },
  {
    name: 'admin-review-edit',
    path: adminPaths.reviews,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('link', { name: reviewWords.edit('Emily Carter') }).click();
      await expect(page.getByRole('button', { name: reviewForm.save })).toBeVisible();
    },
  },
  {
    name: 'admin-people-disable',
    path: adminPaths.settings,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('button', { name: people.actionsFor(demoPeople[2].name) }).click();
      await page.getByRole('menuitem', { name: people.disable }).click();
    },
  },
  {
    name: 'admin-people-invited',
    path: adminPaths.settings,
    widths: every,
    arrange: async (page) => {
      await page.getByLabel(people.invite.name, { exact: true }).fill('Ada Byron');
      await page.getByLabel(people.invite.email, { exact: true }).fill('ada@example.org');
      await page.getByRole('button', { name: people.invite.submit, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'admin-account-errors',
    path: adminPaths.account,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('button', { name: account.password.submit }).click();
      // Keeps controls from being partly covered by the header.
      await page
        .getByRole('heading', { name: account.password.title })
        .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    },
  },
  {
    name: 'admin-privacy-found',
    path: adminPaths.privacy,
    widths: every,
    arrange: async (page) => {
      await page.getByLabel(privacy.contact).fill('olivia.bennett@example.com');
      await page.getByRole('button', { name: privacy.submit, exact: true }).click();
      await expect(page.getByRole('button', { name: privacy.erase })).toBeVisible();
    },
  },
  {
    name: 'admin-posts-empty',
    path: `${adminPaths.adminBlog}?q=zeppelin`,
    widths: every,
    arrange: (page) => expect(page.getByText(postWords.empty.title)).toBeVisible(),
  },
  {
    name: 'admin-post-errors',
    path: adminPaths.newPost,
    widths: every,
    arrange: async (page) => {
      await save(page);
      await expect(page.getByText(postSentences.titleNeeded)).toBeVisible();
    },
  },
  {
    name: 'admin-post-leave',
    path: adminPaths.newPost,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('textbox', { name: postForm.labels.title }).fill('Umbrellas for eighty');
      await page.getByRole('link', { name: postForm.back }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
