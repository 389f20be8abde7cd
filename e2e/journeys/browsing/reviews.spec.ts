import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { advanceParcel, liveParcelOf, reconcile } from '../../support/shop/courier';
import { itemsOf } from '../../support/shop/items';
import { waitForLink } from '../../support/shop/sentMails';
import { startSession } from '../../support/people/session';
import { patchDocument } from '../../support/shop/stack';
import { open } from '../../support/page/steps';

const BALM = 'mango-sun-lip-balm';

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' });

async function openReviews(page: Page): Promise<void> {
  await open(page, `/product/${BALM}#reviews`);
  await expect(reviewsOf(page)).toBeVisible();
}

/** Somebody to whom the balm was delivered. */
async function delivered(email: string) {
  const buyer = await readyShopper(email);
  await buyer.buy(...(await itemsOf(BALM)));
  await advanceParcel((await liveParcelOf(buyer.orderId)).awb_number, 'delivered');
  return buyer;
}

test('a review is written by who received the product, read by the team, shown and reported', async ({
  page,
}, info) => {
  const title = `Soft lips ${info.project.name} ${Date.now()}`;
  const buyer = await delivered(`review.${info.project.name}.${Date.now()}@shopper.example`);
  await startSession(page, buyer.email, buyer.password);
  await openReviews(page);
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog', { name: 'Your review of Mango Sun Lip Balm' });
  await expect(form.getByLabel('Name shown')).toHaveValue('Meera S.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Please choose one to five stars')).toBeVisible();
  await expectAccessible(page, 'the form of a review');
  await form.getByRole('radio', { name: '2 stars' }).check();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await form.getByLabel(/^Title/).fill(title);
  await form.getByLabel('How did it work for you?').fill('Two weeks in Chennai sun, and no cracks.');
  await form.getByLabel('Your skin').selectOption('Dry');
  await form.getByLabel(/^Weeks of use/).fill('2');
  const chooser = form.getByLabel('Add photos').last();
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
  await expect(form.getByRole('alert').getByText(/^notes\.txt was not added\./)).toBeVisible();
  await chooser.setInputFiles('demo/pictures/mango-sun-lip-balm-2-640.webp');
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(form.getByText('notes.txt')).toHaveCount(0);
  await expectAccessible(page, 'the form of a review with a photo');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('We read each review before it is shown')).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form).toHaveCount(0);

  await asAdmin(page, '/admin/reviews');
  const waiting = page.getByRole('listitem').filter({ hasText: title });
  await expect(waiting).toContainText('Two weeks in Chennai sun');
  await waiting.getByRole('button', { name: 'Photo 1 by Meera S.' }).click();
  const photo = page.getByRole('dialog', { name: 'Photos by Meera S.' });
  await expect(photo.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
  await photo.getByRole('button', { name: 'Close' }).click();
  await expect(photo).toHaveCount(0);
  await expectAccessible(page, 'the desk of reviews');
  await waiting.getByRole('button', { name: /^Publish/ }).click();
  await expect(waiting.getByText('Published', { exact: true })).toBeVisible();
  await waiting.getByRole('button', { name: /^Answer/ }).click();
  const answer = page.getByRole('dialog', { name: 'Answer in the name of the shop' });
  await answer.getByLabel('Answer').fill(`Thank you for ${title}.`);
  await answer.getByRole('button', { name: 'Publish answer' }).click();
  await expect(waiting).toContainText(`Thank you for ${title}.`);

  const shown = page.getByRole('article').filter({ hasText: title });
  // Caches may hold the page without the review for half a minute.
  await expect(async () => {
    await openReviews(page);
    await expect(shown).toContainText(`Thank you for ${title}.`, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(shown.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  await expect(shown).toContainText('Meera S., Chennai, dry skin, used 2 weeks');
  const small = shown.getByRole('img', { name: 'Photo 1 by Meera S.' });
  await small.scrollIntoViewIfNeeded();
  await expect(small).toHaveJSProperty('naturalWidth', 264);
  await shown.getByRole('button', { name: /^Helpful/ }).click();
  await expect(shown.getByRole('button', { name: /^Helpful, 1/ })).toHaveAttribute('aria-pressed', 'true');
  await shown.getByRole('button', { name: /^Report/ }).click();
  const report = page.getByRole('dialog', { name: 'Why should we read it again?' });
  await expectAccessible(page, 'the report of a review');
  await report.getByLabel('Reason').selectOption('advert');
  await report.getByRole('button', { name: 'Report review' }).click();
  await expect(shown.getByRole('button', { name: /^Reported/ })).toBeDisabled();
  // The button changes at once; this says that the report has arrived.
  await expect(page.getByText('Thank you. We will read this review again.')).toBeVisible();

  await open(page, '/admin/reviews?box=reported');
  const reported = page.getByRole('listitem').filter({ hasText: title });
  await expect(reported).toContainText('Reported by 1 reader: an advertisement.');
  await reported.getByRole('button', { name: /^Take it down/ }).click();
  const refusal = page.getByRole('dialog', { name: 'Why is it not shown?' });
  await refusal.getByLabel('Reason').selectOption('advert');
  await refusal.getByRole('button', { name: 'Refuse and tell the writer' }).click();
  await expect(reported).toContainText('The writer was told: It advertises something else');

  await startSession(page, buyer.email, buyer.password);
  await openReviews(page);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(form).toContainText('Your review is not shown. It advertises something else');
  await form.getByRole('button', { name: 'Delete review' }).click();
  await form.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(form.getByText('Your review is deleted.')).toBeVisible();
});

test('two weeks after a delivery a mail asks once, and its stars open the form without a login', async ({
  page,
}, info) => {
  const email = `review.ask.${info.project.name}.${Date.now()}@shopper.example`;
  const buyer = await delivered(email);
  // Two weeks do not pass here.
  const dueAt = { stringValue: new Date(Date.now() - 60_000).toISOString() };
  await patchDocument(`orders/${buyer.orderId}`, { reviewAsk: { mapValue: { fields: { dueAt } } } });
  await reconcile();
  const link = await waitForLink(email, /(\/mail\/review~[\w~.-]+\?product=mango-sun-lip-balm)/);
  await open(page, `${link}&stars=4`);
  await expect(page.getByRole('heading', { name: 'Your review of Mango Sun Lip Balm' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(page.getByLabel('Name shown')).toHaveValue('Meera S.');
  await expectAccessible(page, 'the review that a mail asks for');
  await page.getByLabel('How did it work for you?').fill('My lips are soft, two weeks on.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('We read each review before it is shown')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the shop' })).toBeVisible();
  await open(page, link);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
