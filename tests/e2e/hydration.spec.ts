import { company } from '#content/company.ts';
import { heroSlides } from '#content/home.ts';
import { holdApplication } from '#tests/support/chunks.ts';
import { phone } from '#tests/support/devices.ts';
import { expect, ready, test, visit } from '#tests/support/site.ts';

test.describe('without JavaScript', () => {
  // A browser without JavaScript does not preload scripts either, and says so.
  test.use({ javaScriptEnabled: false, allowed: /\.js \(csp\)/ });

  test('the home page can be read, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: heroSlides[0]?.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recent events' })).toBeVisible();
    await expect(page.getByText(`© ${new Date().getFullYear()} ${company.name}`)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeEditable();
  });

  test('all twelve pictures, nine testimonials and six posts are there', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('link', { name: /^View picture/ })).toHaveCount(12);
    await page.goto('/testimonials');
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(9);
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});

test('the application takes the page over without doubling it', async ({ page }) => {
  await page.goto('/');
  const before = await page.getByRole('banner').elementHandle();
  await ready(page);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.locator('header')).toHaveCount(1);
  expect(await before?.evaluate((header) => header.isConnected), 'the header of the HTML is still in use').toBe(true);
});

test('the application finds the styles of the HTML and writes none of them again', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  // Emotion also writes the classes that it only composes others from; those are on no element.
  const writtenAgain = await page.evaluate(() => {
    const rules = document.querySelector<HTMLStyleElement>('style[data-emotion="css"]')?.sheet?.cssRules ?? [];
    const names = new Set([...rules].flatMap((rule) => /\.css-\w+/.exec(rule.cssText) ?? []));
    return [...names].filter((name) => document.querySelector(name));
  });
  expect(writtenAgain).toEqual([]);
});

test('a click on Book Now before the application is there opens the form as soon as it is', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
  await expect(page.locator('html')).toHaveCSS('cursor', 'progress');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Tell us about your day' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveCSS('cursor', 'progress');
  await expect(page.locator('header')).toHaveCount(1);
});

test('Book Now opens its page in a new tab when asked to, before and after the application is there', async ({
  page,
  context,
}) => {
  const bookNow = page.getByRole('banner').getByRole('link', { name: 'Book Now' });
  const openTab = async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), bookNow.click({ modifiers: ['ControlOrMeta'] })]);
    await expect(tab).toHaveURL('/contact');
    await tab.close();
  };
  const release = await holdApplication(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await openTab();
  release();
  await ready(page);
  await openTab();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what was typed into the contact form before the application is there is sent', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('combobox', { name: 'Event type' }).selectOption('Corporate Event');
  await page.getByRole('textbox', { name: 'Message' }).fill('A launch.');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('on a live page a form sent before the application is there reaches the server by itself', async ({ page }) => {
  await holdApplication(page);
  const posted: string[] = [];
  await page.route('/contact', async (route) => {
    if (route.request().method() === 'POST') {
      posted.push(String(route.request().postData()));
      return route.fulfill({ contentType: 'text/html', body: '<title>Sent</title>' });
    }
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html data-backend="live"') });
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('combobox', { name: 'Event type' }).selectOption('Other');
  await page.getByRole('textbox', { name: 'Message' }).fill('A launch.');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveTitle('Sent');
  expect(posted).toEqual([
    'name=Ada&email=ada%40example.com&phone=&eventDate=&eventType=other&message=A+launch.&leave-empty=',
  ]);
});

test('letters typed into the search before the application is there are searched for', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox', { name: 'Search posts' }).pressSequentially('candle');
  release();
  await ready(page);
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('candle');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a link followed before the application is there leads to its page', async ({ page }) => {
  await holdApplication(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Event Gallery' })).toBeVisible();
});

test('an address with a filter shows what it asks for, once', async ({ page }) => {
  await visit(page, '/gallery?category=wedding');
  await expect(page.locator('header')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Enlarge/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Weddings', pressed: true })).toBeVisible();
});

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use(phone);

    for (const path of ['/', '/gallery']) {
      test(`nothing on ${path} moves while it loads`, async ({ page }) => {
        await page.addInitScript(() => {
          Object.assign(window, { shifts: [] });
          new PerformanceObserver((list) => {
            const moved = list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[];
            for (const { value, sources } of moved) {
              window.shifts.push({
                value,
                nodes: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | '),
              });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        // Two frames: what was to move has moved and has been reported.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const shifts = await page.evaluate(() => window.shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
      });
    }

    if (device === 'phone') {
      test('a tap on Book Now before the application is there is not lost', async ({ page }) => {
        const release = await holdApplication(page);
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await page.getByRole('link', { name: 'Book Now' }).tap();
        release();
        await expect(page.getByRole('dialog', { name: 'Tell us about your day' })).toBeVisible();
      });

      test('a tap on the menu button before the application is there is not lost', async ({ page }) => {
        const release = await holdApplication(page);
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await page.getByRole('button', { name: 'Open menu' }).tap();
        release();
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      });
    }
  });
}

declare global {
  interface Window {
    shifts: { value: number; nodes: string }[];
  }
}
