import type { Page } from '@playwright/test';
import { adminPaths, conversationPath } from '#adminPaths';
import { conversationPage, liveMessages, messageWords, replyForm } from '#content/admin/messages.ts';
import { shell } from '#content/admin/shell.ts';
import { templateForm as templateWords } from '#content/admin/templates.ts';
import { templateEntity } from '#domain/template.ts';
import { templates } from '#sample/templates.ts';
import { templateForm } from '#tests/support/records.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

const person = sampleLead('5').name;

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 2 });

test('Staff read a message, reply with a template, and archive it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, adminPaths.messages);

  await test.step('The list is accessible, fits every screen, and opens a conversation beside it', async () => {
    await expect(page.getByText(messageWords.count(8, 9))).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [768, 360, 1440]);
    await page.getByRole('link', { name: messageWords.openOf(person) }).click();
    await expect(heading(page, person)).toBeVisible();
    await expect(page.getByRole('navigation', { name: conversationPage.beside })).toBeVisible();
    await expect(page.getByRole('button', { name: messageWords.act(messageWords.markUnread, person) })).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [768, 360, 1440]);
  });

  await test.step('A reply starts from a template, is sent by keyboard, and shows its state', async () => {
    await page.keyboard.press('r');
    await page.getByRole('combobox', { name: replyForm.template }).selectOption({ label: String(templates[0]?.name) });
    const text = page.getByRole('textbox', { name: replyForm.text });
    await expect(text).toHaveValue(new RegExp(`Dear ${person}`));
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [360, 1440]);
    await text.press('Control+End');
    await text.pressSequentially(' PS: Friday it is.');
    await text.press('Control+Enter');
    const messages = page.getByRole('list', { name: conversationPage.messages(person) }).getByRole('article');
    await expect(messages).toHaveCount(4);
    await expect(messages.first()).toContainText('PS: Friday it is.');
    await expect(messages.first(), 'the page has not scrolled past it').toBeInViewport();
    await expect(messages.first()).toContainText(conversationPage.states.waiting);
    await expect(page).toHaveNoAxeViolations();
  });

  await test.step('The archived conversation has left the list', async () => {
    await page.getByRole('button', { name: messageWords.act(messageWords.archive, person) }).click();
    await expect(page.getByText(messageWords.movedToArchive(1))).toBeVisible();
    await page.getByRole('link', { name: conversationPage.back }).click();
    // The list beside the conversation already shows the same count.
    await expect(page).toHaveURL(adminPaths.messages);
    await expect(page.getByText(messageWords.count(7, 9))).toBeVisible();
    await page.goBack();
    await expect(heading(page, person)).toBeVisible();
  });
});

test('A template with an unknown placeholder is rejected, and its form is accessible', async ({ page }) => {
  const { name, subject, text } = templateEntity.fields;
  await visit(page, adminPaths.templates);
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [1240, 360]);
  await visit(page, adminPaths.newTemplate);
  await page.getByRole('textbox', { name: name.label }).fill(templateForm.name);
  await page.getByRole('textbox', { name: subject.label }).fill(templateForm.subject);
  await page.getByRole('textbox', { name: text.label }).fill('{nonsense}');
  await page.getByRole('button', { name: templateWords.save }).click();
  await expect(page.getByText('{nonsense}', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: text.label })).toBeFocused();
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [1240, 360]);
});

test('A message that arrives is announced and counted in the title, and opened by the notice', async ({ page }) => {
  test.slow();
  const { name } = sampleLead('4');
  await page.clock.install();
  await visit(page, adminPaths.leads);
  await page.clock.fastForward(21_000);
  await expect(page.getByText(liveMessages.from(name))).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page).toHaveNoAxeViolations();
  await page.getByRole('button', { name: liveMessages.show }).click();
  await expect(page).toHaveURL(conversationPath('4'));
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveTitle(shell.documentTitle(name));
});
