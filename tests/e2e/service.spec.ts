import { faqHead } from '#content/servicePage.ts';
import { services } from '#content/services/services.ts';
import type { ServiceContent } from '#content/types.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const [weddings] = services as readonly [ServiceContent];

test('The plus beside a question becomes a minus while its answer is open', async ({ page }) => {
  await visit(page, weddings.path);
  const questions = page.getByRole('region', { name: faqHead.title });
  const { question, answer } = weddings.faqs[1] ?? {};
  const button = questions.getByRole('button', { name: question });
  const sign = button.locator('svg');
  const plus = () => expect(sign).toHaveCSS('clip-path', 'none');
  const minus = () => expect(sign).toHaveCSS('clip-path', 'inset(45% 0px)');
  await plus();
  await button.click();
  await expect(questions.getByText(String(answer))).toBeVisible();
  await minus();
  await button.click();
  await expect(questions.getByText(String(answer))).toBeHidden();
  await plus();
});

test('Without JavaScript, which would open them, all answers can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(weddings.path);
  for (const { answer } of weddings.faqs) await expect(page.getByText(answer)).toBeVisible();
  await context.close();
});
