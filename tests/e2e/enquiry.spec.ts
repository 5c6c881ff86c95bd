import { textSentences } from '#content/domain/texts.ts';
import { enquiry } from '#content/enquiry.ts';
import { menuLabels } from '#content/site.ts';
import { paths } from '#paths';
import { delayApplication } from '#tests/support/chunks.ts';
import { dialog, fillEnquiry, openEnquiry, send } from '#tests/support/enquiry.ts';
import { expect, startApplication, test, visit } from '#tests/support/site.ts';

test('The enquiry dialog opens without moving the page, and closing it returns focus', async ({ page }) => {
  await visit(page, '/about');
  const opener = page.getByRole('banner').getByRole('link', { name: menuLabels.contact });
  const places = () =>
    page.evaluate(() => {
      const marks = [...document.querySelectorAll('header a, header button, main h1, main h2, main img')];
      return [window.scrollY, ...marks.map((mark) => JSON.stringify(mark.getBoundingClientRect()))];
    });
  const focusIsInside = () => dialog(page).evaluate((form) => form.contains(document.activeElement));

  await test.step('The page behind the open dialog stays where it is', async () => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const before = await places();
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(await places(), 'while open').toEqual(before);
    await page.mouse.move(10, 500);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await places(), 'after closing').toEqual(before);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  await test.step('Focus stays inside the dialog, which is accessible', async () => {
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(focusIsInside).toBe(true);
    }
    await expect(page).toHaveNoAxeViolations();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('Every way of closing it returns focus to the link that opened it', async () => {
    const close = dialog(page).getByRole('button', { name: enquiry.closeLabel });
    // Repeated immediately; with reduced motion, no transition gives the page time in between.
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
        await opener.click();
        await expect.poll(focusIsInside).toBe(true);
        await leave();
        await expect(dialog(page)).toBeHidden();
        await expect(opener).toBeFocused();
      }
    }
  });
});

test('The enquiry dialog keeps what was typed, and shows all errors at once', async ({ page }) => {
  const name = dialog(page).getByRole('textbox', { name: enquiry.labels.name });
  const email = dialog(page).getByRole('textbox', { name: enquiry.labels.email });
  const day = dialog(page).getByLabel(enquiry.labels.eventDate);
  await visit(page, '/about');

  await test.step('Back closes the dialog and stays on the page; the next Back leaves it', async () => {
    await page.getByRole('banner').getByRole('link', { name: menuLabels.gallery }).click();
    await expect(page).toHaveURL('/gallery');
    await openEnquiry(page);
    await name.fill('Ada Lovelace');
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  await test.step('A form with gaps, an invalid email address or a partial date is not sent', async () => {
    await openEnquiry(page);
    await expect(name).toHaveValue('Ada Lovelace');
    await name.fill('');
    await send(page);
    await expect(name).toBeFocused();
    for (const wrong of await dialog(page).locator(':is(input, select, textarea)[required]').all()) {
      await expect(wrong).toHaveAccessibleDescription(/^Please .+\.$/);
    }
    await expect(page).toHaveNoAxeViolations();
    await fillEnquiry(page, { email: 'nobody' });
    await day.focus();
    await page.keyboard.press('1');
    await send(page);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(textSentences.oddAddress);
    await expect(day).toHaveAccessibleDescription(textSentences.oddDay);
    await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(2);
    await expect(dialog(page).getByRole('button', { name: enquiry.send })).toBeEnabled();
  });

  await test.step('A reload leaves the dialog open, with what was typed', async () => {
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await expect(name).toHaveValue('Ada Lovelace');
    await expect(email).toHaveValue('nobody');
  });
});

test('What was typed into an enquiry is still there after a reload, in the dialog and in another language', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: new RegExp(enquiry.labels.name) });
  await visit(page, paths.contact);
  await name.fill('Ada Byron');
  await visit(page, paths.contact);
  await expect(name).toHaveValue('Ada Byron');
  // What is typed before the application runs counts more.
  const release = await delayApplication(page);
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' });
  await name.fill('Ada Lovelace');
  release();
  await startApplication(page);
  await expect(page.getByRole('textbox', { name: new RegExp(enquiry.labels.email) })).toHaveValue('');
  await expect(name).toHaveValue('Ada Lovelace');
  await visit(page, paths.about);
  await openEnquiry(page);
  await expect(dialog(page).getByRole('textbox', { name: new RegExp(enquiry.labels.name) })).toHaveValue(
    'Ada Lovelace',
  );
  await visit(page, `/de${paths.contact}`);
  await expect(page.locator('input[name=name]')).toHaveValue('Ada Lovelace');
});

test('On a phone, the confirmation on the page begins below the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, paths.contact);
  await fillEnquiry(page);
  await send(page);
  await expect(page.getByRole('heading', { name: enquiry.success.title })).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  const mark = page.getByRole('status').locator('svg').first();
  await expect.poll(async () => (await mark.boundingBox())?.y).toBeGreaterThanOrEqual(header);
});
