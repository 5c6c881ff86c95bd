import { dashboard } from '#content/admin/dashboard.ts';
import { formatDate } from '#domain/dates.ts';
import { leadEventTypeLabels } from '#domain/lead.ts';
import { paths } from '#paths';
import { leads } from '#sample/leads.ts';
import { expect, test, visit } from '#tests/support/site.ts';

test('The panels of the dashboard share their edges', async ({ page }) => {
  await visit(page, paths.admin);
  const edgesOf = (...titles: string[]) =>
    Promise.all(
      titles.map(async (name) => {
        const box = await page.getByRole('region', { name, exact: true }).boundingBox();
        return box && [box.x, box.x + box.width].map(Math.round);
      }),
    );
  const { recentLeads, unanswered, months, recentReviews, blog, appointments } = dashboard;
  const [wide, ...otherWide] = await edgesOf(recentLeads.title, recentReviews.title);
  expect(otherWide).toEqual([wide]);
  const [narrow, ...otherNarrow] = await edgesOf(unanswered.title, months.title, blog.title, appointments.title);
  expect(otherNarrow).toEqual([narrow, narrow, narrow]);
});

test('The number of a card leads to the list of what it counts, with a pointer on the number itself', async ({
  page,
}) => {
  const { totalLeads, newLeads, unreadMessages } = dashboard.cards;
  for (const [label, address] of [
    [totalLeads.label, /\/admin\/leads$/],
    [newLeads.label, /\/admin\/leads\?status=new$/],
    [unreadMessages.label, /\/admin\/messages\?read=no$/],
  ] as const) {
    await visit(page, paths.admin);
    const number = page.getByRole('region', { name: label, exact: true }).getByText(/^\d+$/).first();
    const box = await number.boundingBox();
    // At the place of the number, whatever element is there.
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(page).toHaveURL(address);
  }
});

test('The hours of the week fit on one line on every screen', async ({ page }) => {
  await visit(page, paths.admin);
  const hours = page
    .getByRole('region', { name: dashboard.week.title })
    .getByText(/\d:\d\d – /)
    .first();
  for (const width of [1440, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await hours.evaluate(linesOf), `lines at ${width} px`).toBe(1);
  }
});

test('The recent leads wrap no word and no date on screens with room for their columns', async ({ page }) => {
  await visit(page, paths.admin);
  const table = page.getByRole('table').filter({ hasText: dashboard.recentLeads.columns.eventType });
  for (const width of [1536, 1280, 1000, 620]) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of [leadEventTypeLabels.corporate, formatDate(String(leads[0]?.createdAt))])
      expect(await table.getByRole('cell', { name: text }).first().evaluate(linesOf), `lines of ${text}`).toBe(1);
  }
});

/** @returns the number of lines of an element's text. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}
