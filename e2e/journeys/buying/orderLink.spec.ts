import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { soap } from '../../support/shop/items';
import { readStack } from '../../support/shop/stack';
import { open, watchConsole } from '../../support/page/steps';

/** The links to an order in the mails to an address, the newest last. */
async function linksFor(email: string): Promise<string[]> {
  await fetch(`${readStack().baseUrl}/__local/mail`, { method: 'POST', body: '{}' });
  const answer = await fetch(`${readStack().mailUrl}/__sandbox/mails?to=${encodeURIComponent(email)}`);
  return [...new Set(JSON.stringify(await answer.json()).match(/\/mail\/order[\w~.-]+/g) ?? [])];
}

test('the link of a mail shows the order to somebody who is signed out, and a new one is sent by number and email', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/410|404/]);
  const buyer = await readyShopper(`link.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.buy(soap);
  await expect.poll(() => linksFor(buyer.email)).toHaveLength(1);
  const [first = ''] = await linksFor(buyer.email);
  const card = page.getByRole('article', { name: `Order ${buyer.orderId}` });

  await open(page, first);
  await expect(card.getByText('Chennai, Tamil Nadu', { exact: true })).toBeVisible();
  // A phone has no picture beside the column.
  const pictureHeight = await card.evaluate((at) => {
    const { height } = getComputedStyle(at.parentElement ?? at, '::after');
    return height === 'auto' ? 0 : parseFloat(height);
  });
  expect(pictureHeight).toBeLessThanOrEqual(560);
  await expect(page.getByText('9840012345')).toHaveCount(0);
  await expect(page.getByText('Kutchery')).toHaveCount(0);
  await expectAccessible(page, 'the page of the link');
  await page.screenshot({ path: info.outputPath('order-link.png'), fullPage: true });
  await card.getByRole('link', { name: 'Open it in your account' }).click();
  const panel = page.getByRole('dialog', { name: 'Login' });
  await panel.getByRole('link', { name: 'Track an order without logging in' }).click();
  await expect(page).toHaveURL(/\/track$/);
  await expect(panel).toHaveCount(0);

  await open(page, `${first.slice(0, -2)}AA`);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByText('This link is not complete.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();
  await expectAccessible(page, 'the form of the look-up');
  await page.screenshot({ path: info.outputPath('track.png') });
  // By keyboard alone.
  await page.getByLabel('Order number').focus();
  await page.keyboard.type(buyer.orderId.toLowerCase());
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(buyer.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check your mail')).toBeVisible();
  await page.screenshot({ path: info.outputPath('sent.png') });
  await expect.poll(() => linksFor(buyer.email)).toHaveLength(2);
  const second = (await linksFor(buyer.email)).find((link) => link !== first) ?? '';
  await open(page, second);
  await expect(card.getByText('Chennai, Tamil Nadu', { exact: true })).toBeVisible();
  expectQuiet();
});
