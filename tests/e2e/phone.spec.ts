import type { Page } from '@playwright/test';
import { adminPaths, messagesPath } from '#adminPaths';
import { leadImport } from '#content/admin/leadImport.ts';
import { leadWords } from '#content/admin/leads.ts';
import { conversationPage, messageWords, replyForm } from '#content/admin/messages.ts';
import { settings } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { enquiry } from '#content/enquiry.ts';
import { galleryWords } from '#content/gallery.ts';
import { heroControls, heroSlides } from '#content/home.ts';
import { corporateCard } from '#content/services/corporate/card.ts';
import { services } from '#content/services/services.ts';
import { weddingCard } from '#content/services/wedding/card.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { paths, servicePath } from '#paths';
import { gallery } from '#sample/gallery.ts';
import { pageEntries } from '#site/layout/menu.ts';
import { delayApplication } from '#tests/support/chunks.ts';
import { phone } from '#tests/support/devices.ts';
import { dialog } from '#tests/support/enquiry.ts';
import { layoutShiftsOf, recordLayoutShifts } from '#tests/support/layoutShifts.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { expect, test, visit } from '#tests/support/site.ts';
import { swipe } from '#tests/support/swipe.ts';

// All phone tests but those of the quick contact bar are in this file, as a phone's context is only reused by a following phone test.
test.use(phone);

const backOfficeMenuButton = (page: Page) => page.getByRole('button', { name: shell.openMenu });
const menuButton = (page: Page) => page.getByRole('button', { name: siteLabels.openMenu });
const quickContact = (page: Page) => page.getByRole('complementary', { name: siteLabels.quickContact });
const menu = (page: Page) => page.getByRole('navigation', { name: siteLabels.mainMenu });

test('The menu unfolds its services, is accessible, and links to them', async ({ page }) => {
  await visit(page, paths.home);
  await expect(menu(page)).toBeHidden();
  await menuButton(page).tap();
  for (const { label } of pageEntries) {
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  const unfold = menu(page).getByRole('button', { name: siteLabels.servicesMenu });
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).getByRole('link', { name: corporateCard.name })).toBeHidden();
  await unfold.tap();
  for (const { name } of services) await expect(menu(page).getByRole('link', { name })).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await unfold.tap();
  await expect(menu(page).getByRole('link', { name: weddingCard.name })).toBeHidden();
  await unfold.tap();
  await menu(page).getByRole('link', { name: weddingCard.name }).tap();
  await expect(page).toHaveURL(servicePath(weddingCard.id));
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('The menu closes by its button, by Escape, by the current page, and for the enquiry dialog', async ({ page }) => {
  await visit(page, paths.about);
  const open = async () => {
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
  };
  await open();
  await page.getByRole('button', { name: siteLabels.closeMenu }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await open();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await open();
  await menu(page).getByRole('link', { name: menuLabels.about }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(paths.about);

  for (const name of [menuLabels.contact, menuLabels.bookNow]) {
    await open();
    await page.getByRole('presentation').getByRole('link', { name }).tap();
    await expect(page.getByRole('dialog', { name: enquiry.title })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: enquiry.closeLabel }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(paths.about);
  }
});

test('The enquiry dialog fills the screen, and nothing covers its controls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, paths.about);
  await quickContact(page).getByRole('link', { name: menuLabels.bookNow }).tap();
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport });
  await expect(page).toHaveNoAxeViolations();
  // A tap fails if another element covers the control.
  await dialog(page).getByRole('button', { name: enquiry.send }).tap();
  await dialog(page).getByRole('button', { name: enquiry.closeLabel }).tap();
  await expect(dialog(page)).toBeHidden();
});

test('Nothing shifts while the home page loads, and a swipe changes its slides', async ({ page }) => {
  await recordLayoutShifts(page);
  await visit(page, paths.home);
  expect(await layoutShiftsOf(page)).toEqual([]);

  const hero = page.getByRole('region', { name: heroControls.region });
  for (const [direction, number] of [
    ['left', 2],
    ['right', 1],
    ['right', 4],
  ] as const) {
    await swipe(hero, direction);
    await expect(hero.getByRole('button', { name: heroControls.slide(number, heroSlides.length) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(hero.getByRole('heading', { name: heroSlides[number - 1]?.title })).toBeVisible();
  }
  await expect(page).toHaveURL(paths.home);
});

test('Headline and button of every slide are in the same place, below the upper third', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, paths.home);
  const hero = page.getByRole('region', { name: heroControls.region });
  const places: unknown[] = [];
  for (const [index, { title, buttonText }] of heroSlides.entries()) {
    const label = heroControls.slide(index + 1, heroSlides.length);
    await hero.getByRole('button', { name: label }).tap();
    const slide = hero.getByRole('group', { name: label });
    const heading = slide.getByRole('heading', { name: title });
    await expect(heading).toBeVisible();
    const [picture, words, button] = await Promise.all(
      [slide.locator(':has(> picture)'), heading, slide.getByRole('link', { name: buttonText })].map((part) =>
        part.boundingBox(),
      ),
    );
    const scrim = await slide.locator(':has(> * > picture) + *').boundingBox();
    if (!picture || !words || !button || !scrim) throw new Error(`Not on the screen: ${title}`);
    expect(words.y, 'the upper third is the picture’s').toBeGreaterThan(phone.viewport.height / 3);
    expect(picture.y + picture.height, 'no text but the headline lies on it').toBeCloseTo(words.y + words.height, 0);
    expect(scrim.y + scrim.height, 'no bright line is left at its edge').toBeGreaterThan(picture.y + picture.height);
    places.push([words.y, words.height, button.y]);
  }
  expect(new Set(places.map(String)).size).toBe(1);
  await expect(hero.getByRole('button', { name: heroControls.next })).toBeInViewport({ ratio: 1 });
});

test('Nothing shifts while the gallery loads, and a swipe changes its enlarged pictures', async ({ page }) => {
  await recordLayoutShifts(page);
  await visit(page, paths.gallery);
  expect(await layoutShiftsOf(page)).toEqual([]);

  const alt = (position: number) => String(gallery.at(position)?.alt);
  const expectEnlarged = (position: number) =>
    expect(dialog(page).getByRole('img', { name: alt(position) })).toBeVisible();
  await page.getByRole('button', { name: galleryWords.enlarge(alt(0)) }).tap();
  await expectEnlarged(0);
  for (const [direction, position] of [
    ['left', 1],
    ['right', 0],
    ['right', -1],
  ] as const) {
    await swipe(dialog(page), direction);
    await expectEnlarged(position);
  }

  await test.step('In a picture enlarged by a pinch, a finger moves what is seen of it', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 });
    const left = () => page.evaluate(() => Math.round(Number(window.visualViewport?.offsetLeft)));
    const before = await left();
    await swipe(dialog(page), 'left');
    await expect.poll(left).toBeGreaterThan(before);
    await expectEnlarged(-1);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await session.detach();
  });
});

test('A tap on Book Now before the application has loaded is not lost', async ({ page }) => {
  const release = await delayApplication(page);
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: menuLabels.bookNow }).tap();
  release();
  await expect(page.getByRole('dialog', { name: enquiry.title })).toBeVisible();
});

test('A tap on the menu button before the application has loaded is not lost', async ({ page }) => {
  const release = await delayApplication(page);
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await menuButton(page).tap();
  release();
  await expect(menu(page)).toBeVisible();
});

test('The back-office menu is accessible, and closes by Escape, backdrop and navigation', async ({ page }) => {
  await visit(page, paths.admin);
  const backOffice = page.getByRole('dialog', { name: shell.menu });
  await backOfficeMenuButton(page).tap();
  await expect(backOffice).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await page.keyboard.press('Escape');
  await expect(backOffice).toBeHidden();
  await expect(backOfficeMenuButton(page)).toBeFocused();
  await backOfficeMenuButton(page).tap();
  await page.mouse.click(370, 400);
  await expect(backOffice).toBeHidden();
  await backOfficeMenuButton(page).tap();
  await backOffice.getByRole('link', { name: new RegExp(`^${shell.entries.leads}`) }).tap();
  await expect(page).toHaveURL(adminPaths.leads);
  await expect(backOffice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: leadWords.title })).toBeVisible();

  // On phones the list consists of cards.
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page).toHaveNoAxeViolations();
});

test('Hints about dragging files and about keys are not shown, nor read out', async ({ page }) => {
  await visit(page, adminPaths.importLeads);
  await expect(page.getByText(leadImport.file.drop)).toBeHidden();
  const { name } = sampleLead('4');
  await visit(page, messagesPath({ q: name }));
  await page.getByRole('link', { name: messageWords.openOf(name) }).tap();
  await page.getByRole('button', { name: conversationPage.replyTo(name) }).tap();
  await expect(page.getByRole('textbox', { name: replyForm.text })).toHaveAccessibleDescription(replyForm.hint);
  await expect(page.getByText(replyForm.hint)).toBeVisible();
});

test('The navigation of the settings is one row, with the entry of the shown page in view', async ({ page }) => {
  const entry = (name: string) =>
    page.getByRole('navigation', { name: settings.nav }).getByRole('link', { name, exact: true });
  const { people, log } = settings.entries;
  await visit(page, adminPaths.log);
  await expect(entry(log)).toBeInViewport({ ratio: 1 });
  await expect(entry(people)).not.toBeInViewport();
  const [first, last] = await Promise.all([entry(people).boundingBox(), entry(log).boundingBox()]);
  expect(first?.y).toBe(last?.y);
  await entry(people).click();
  await expect(page).toHaveURL(adminPaths.settings);
  await expect(entry(people)).toBeInViewport({ ratio: 1 });
});
