import { adminPaths, leadPath } from '#adminPaths';
import { bookingRequest } from '#content/admin/bookingRules.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { newLink } from '#content/admin/newLink.ts';
import { consultation } from '#content/consultation.ts';
import { siteLabels } from '#content/site.ts';
import { leadStatusLabels } from '#domain/lead.ts';
import { paths } from '#paths';
import { leads } from '#sample/leads.ts';
import { liveURL } from '#tests/support/live.ts';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

// Before the sign-in, the browser logs the server's 401 responses.
test.use({ baseURL: liveURL(), allowed: /status of 401/ });

// The first new lead that no other test uses.
const lead = leads.find(({ status, id }) => status === 'new' && Number(id) > 12) ?? leads[0];

test('A client picks a time by a personal link, and staff see it', async ({ staffPage: page }) => {
  const { id = '', name = '' } = lead ?? {};
  const [firstName = ''] = name.split(' ');
  await visit(page, leadPath(id));
  await page.getByRole('button', { name: bookingRequest.ask }).click();
  const link = await page.getByRole('textbox', { name: newLink.label(name) }).inputValue();

  await test.step('The client picks a free time by keyboard and downloads it', async () => {
    await visit(page, link);
    await expect(page.getByRole('heading', { level: 1, name: consultation.pick.title(firstName) })).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [360, 1440]);
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    const quickContact = page.getByRole('complementary', { name: siteLabels.quickContact }).getByRole('link').first();
    await expect(quickContact).toBeVisible();
    // The bar would cover the times.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(quickContact).toBeHidden();
    await page.setViewportSize(size);
    const [time] = await page.getByRole('region', { name: consultation.pick.times }).getByRole('listitem').all();
    await time?.getByRole('button').press('Enter');
    await expect(page.getByRole('heading', { name: consultation.confirm.title })).toBeFocused();
    await expect(page).toHaveNoAxeViolations();
    await page.getByRole('button', { name: consultation.confirm.book }).press('Enter');
    await expect(page.getByRole('heading', { name: consultation.picked.title(firstName) })).toBeFocused();
    await expect(page).toHaveNoAxeViolations();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: consultation.picked.file }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  });

  await test.step('The same link shows the picked time, even in a new tab without interaction', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: consultation.picked.change })).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(link);
    await expect(tab.getByRole('button', { name: consultation.picked.change })).toBeVisible();
    await tab.close();
  });

  await test.step('Staff see the appointment and the new status on the page of the lead', async () => {
    await visit(page, leadPath(id));
    const timeline = page.getByRole('list', { name: leadTimeline.title });
    await expect(timeline).toContainText(leadTimeline.movedOn(leadStatusLabels.contacted));
    await expect(page.locator(`a[href^="${adminPaths.appointments}/"][href$="/edit"]`)).toContainText(name);
  });
});

test('A personal link that lost its end says so before any interaction', async ({ page }) => {
  await page.goto(paths.consultation);
  await expect(page.getByRole('heading', { level: 1, name: consultation.over.title })).toBeVisible();
});
