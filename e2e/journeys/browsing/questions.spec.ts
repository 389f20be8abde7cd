import { expect, test, type Locator, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { startSession } from '../../support/people/session';
import { open } from '../../support/page/steps';

const SERUM = 'amla-c-glow-serum';

async function openQuestions(page: Page): Promise<void> {
  await open(page, `/product/${SERUM}#reviews`);
  const heading = page.getByRole('heading', { name: 'Questions and answers' });
  await heading.scrollIntoViewIfNeeded();
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}
async function boxEnd(part: Locator): Promise<number> {
  const { y, height } = await boxOf(part);
  return y + height;
}
/** Pixels between the end of a button and that of its dialog. */
const gapBelow = async (button: Locator, dialog: Locator): Promise<number> =>
  (await boxEnd(dialog)) - (await boxEnd(button));

test('a question waits for its asker, is answered by the team, found by a search and reported', async ({
  page,
}, info) => {
  const word = `glass${info.project.name}${Date.now()}`;
  const text = `Is the bottle ${word}, and can I refill it?`;
  const asker = await readyShopper(`question.${info.project.name}.${Date.now()}@shopper.example`);
  await openQuestions(page);
  // A guest is asked to sign in first.
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();

  await startSession(page, asker.email, asker.password);
  await openQuestions(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const form = page.getByRole('dialog', { name: 'Your question' });
  const send = form.getByRole('button', { name: 'Send question' });
  await expect.poll(() => gapBelow(send, form)).toBeGreaterThanOrEqual(20);
  await send.click();
  await expect(form.getByText('Please write your question in a sentence')).toBeVisible();
  await expect(form.getByLabel('What would you like to know?')).toBeFocused();
  await page.keyboard.type(text);
  await expectAccessible(page, 'the form of a question');
  await send.click();
  const thanks = form.getByText('We will answer soon, on this page and by mail.');
  await expect(thanks).toBeVisible();
  const done = form.getByRole('button', { name: 'Done' });
  expect((await boxOf(done)).y - (await boxEnd(thanks))).toBeGreaterThanOrEqual(16);
  await done.click();
  await expect(form).toHaveCount(0);
  const mine = page.getByRole('region', { name: 'Your questions' });
  await expect(mine.getByRole('listitem').filter({ hasText: text })).toContainText('We will answer soon');
  // Further down, the bar with the price may cover half of a button of the reviews, which is then too small for axe.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'questions of a product');

  await asAdmin(page, '/admin/reviews');
  await page.getByRole('link', { name: /^Questions/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: text });
  await row.getByRole('button', { name: /^Answer/ }).click();
  const answer = page.getByRole('dialog', { name: 'Answer in the name of the shop' });
  await answer.getByLabel('Answer').fill(`Amber ${word}, yes.`);
  await answer.getByRole('button', { name: 'Publish answer' }).click();
  await expect(row).toContainText(`Amber ${word}, yes.`);
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the desk of questions');

  const shown = page.getByRole('article').filter({ hasText: text });
  // Caches may hold the answer without the question for half a minute. The admin may report it, because somebody else asked.
  await expect(async () => {
    await openQuestions(page);
    await page.getByRole('searchbox', { name: 'Search questions' }).fill(word.toUpperCase());
    await expect(shown).toContainText(`Amber ${word}, yes.`, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(/^1 question$/)).toBeVisible();
  await shown.getByRole('button', { name: /^Helpful/ }).click();
  await expect(shown.getByRole('button', { name: /^Helpful, 1/ })).toHaveAttribute('aria-pressed', 'true');
  await shown.getByRole('button', { name: /^Report/ }).click();
  const report = page.getByRole('dialog', { name: 'Why should we read it again?' });
  await report.getByRole('button', { name: 'Report question' }).click();
  await expect(page.getByText('Thank you. We will read this question again.')).toBeVisible();

  await open(page, '/admin/reviews?of=questions&box=reported');
  const reported = page.getByRole('listitem').filter({ hasText: text });
  await expect(reported).toContainText('Reported by 1 reader: not about the product.');
  await reported.getByRole('button', { name: /^Take it down/ }).click();
  const refusal = page.getByRole('dialog', { name: 'Why is it not answered here?' });
  await refusal.getByLabel('Reason').selectOption('answered');
  await refusal.getByRole('button', { name: 'Decline and tell the asker' }).click();
  await expect(reported).toContainText('The writer was told: Another question about the product');

  await startSession(page, asker.email, asker.password);
  await openQuestions(page);
  const declined = mine.getByRole('listitem').filter({ hasText: text });
  await expect(declined).toContainText('Not shown');
  await declined.getByRole('button', { name: /^Change or delete/ }).click();
  await form.getByRole('button', { name: 'Delete question' }).click();
  await form.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(form.getByText('Your question is deleted.')).toBeVisible();
});
