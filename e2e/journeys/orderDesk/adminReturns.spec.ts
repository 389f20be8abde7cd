import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { advanceParcel, liveParcelOf } from '../../support/shop/courier';
import { setTextSize } from '../../support/page/reflow';
import { itemsOf } from '../../support/shop/items';
import { isPhone, watchConsole } from '../../support/page/steps';

test('a return is opened for a customer, received, judged and refunded', async ({ page }, info) => {
  const expectQuiet = watchConsole(page);
  const [bar, mask] = await itemsOf('neem-and-tulsi-bar', 'multani-clay-mask');
  const buyer = await readyShopper(`desk.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.buy({ ...bar!, quantity: 2 }, mask!);
  const parcel = await liveParcelOf(buyer.orderId);
  await advanceParcel(parcel.awb_number, 'delivered');

  // From the order to its return.
  await asAdmin(page, `/admin/orders/${buyer.orderId}`);
  await page.getByRole('button', { name: 'Open a return' }).click();
  await expect(page).toHaveURL(`/admin/returns/${buyer.orderId}`);
  await page.getByRole('button', { name: 'Open and accept' }).click();
  await expect(page.getByText('Please choose why.')).toBeVisible();
  await page.getByLabel('Why', { exact: true }).selectOption('Damaged or leaking');
  await page.getByLabel(/^Words to/).fill('Please put the jar into a bag.');
  await expectAccessible(page, 'the opening');
  await page.getByRole('button', { name: 'Open and accept' }).click();
  // The team has answered already: the pickup is next, and has the focus.
  await expect(page.getByRole('button', { name: 'Book the pickup' })).toBeFocused();
  await page.getByRole('button', { name: 'Book the pickup' }).click();
  await expect(page.getByText(/AWB \d+/).first()).toBeVisible();
  await expect(page.getByText('On its way')).toBeVisible();
  await page.getByRole('button', { name: 'It is here' }).click();

  // No verdict is chosen beforehand; each press changes the sums.
  const refund = page.getByRole('button', { name: /^Refund/ });
  await expect(refund).toBeDisabled();
  await expect(page.getByText('2 lines to go')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const jar = page.getByRole('group', { name: 'Verdict for Multani Clay Mask' });
  await jar.getByRole('radio', { name: 'Refuse' }).press('Space');
  await page.getByRole('button', { name: 'Judge each piece' }).click();
  const piece = (at: number) => page.getByRole('group', { name: new RegExp(`^Verdict for piece ${at} of`) });
  await piece(1).getByRole('radio', { name: 'Sell again' }).press('Space');
  await piece(2).getByRole('radio', { name: 'Discard' }).press('Space');
  await expect(page.getByText('2 of 2 judged')).toBeVisible();
  await expect(page.getByText('1 piece can be sold again, 1 piece written off')).toBeVisible();
  await expectAccessible(page, 'the verdicts');
  await page.screenshot({ path: info.outputPath('return.png'), fullPage: true });

  await refund.click();
  await expect(
    page.getByText('Please give the number, so that the transfer can be found again.'),
  ).toBeVisible();
  // Two things are missing: the first of them has the focus.
  await expect(page.getByLabel('Reason for the refusal')).toBeFocused();
  await page.getByLabel('Reason for the refusal').fill('The jar is half empty.');
  await page.getByLabel('The bank’s number of the transfer').fill('UTR0001');
  if (!isPhone(page)) {
    // The key alone sends no money.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('r');
    await expect(refund).toBeFocused();
  }
  await refund.click();
  await expect(page.getByText('The money is on its way, and the return is settled.')).toBeVisible();

  // The jar that was refused goes back to the customer.
  const sent = page.getByRole('button', { name: 'It is sent' });
  await sent.click();
  await expect(page.getByText('Please write how it was sent.')).toBeVisible();
  await page.getByLabel('Courier', { exact: true }).fill('India Post');
  await page.screenshot({ path: info.outputPath('send-back.png'), fullPage: true });
  await sent.click();
  await expect(page.getByText('Sent back: India Post')).toBeVisible();
  await expect(page.getByText('Refunded').first()).toBeVisible();

  // With text at 200 % even large sums stand beside each other on a laptop.
  if (!isPhone(page)) {
    const sums = page.getByRole('region', { name: 'Refund preview' });
    await sums.locator('td').evaluateAll((cells) => {
      for (const cell of cells) cell.textContent = '₹12,345.67';
    });
    await setTextSize(page, '200%');
    expect(await sums.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(0);
    await setTextSize(page, '');
  }

  // It waits in no list any more, and is among all.
  await page.getByRole('navigation', { name: 'Returns', exact: true }).getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Lists of returns' }).getByRole('link', { name: 'All' }).click();
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${buyer.orderId}"]`) });
  await expect(row).toContainText('Refunded');
  await expectAccessible(page, 'the list');
  await page.screenshot({ path: info.outputPath('returns.png') });
  // A thumb opens a return anywhere on its card.
  if (isPhone(page)) {
    await row.click({ position: { x: 220, y: 66 } });
    await expect(page).toHaveURL(`/admin/returns/${buyer.orderId}`);
  }
  expectQuiet();
});

test('a return is refused, and looked at again its goods are exchanged for a smaller size', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page);
  const [lotion] = await itemsOf('vetiver-calm-lotion');
  const buyer = await readyShopper(`exchange.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.buy(lotion!);
  await advanceParcel((await liveParcelOf(buyer.orderId)).awb_number, 'delivered');
  await buyer.askReturn('It does not suit my skin');

  await asAdmin(page, `/admin/returns/${buyer.orderId}`);
  const refuse = page.getByRole('button', { name: 'Refuse it' });
  await refuse.click();
  await expect(page.getByText('Please write why: the customer reads it.')).toBeInViewport();
  await expect(page.getByLabel('Words to Meera')).toBeFocused();
  await page.getByLabel('Words to Meera').fill('It was opened.');
  await refuse.click();
  await expect(page.getByText('The customer read: It was opened.')).toBeVisible();

  // They write, so the desk looks again. The courier misses the pickup, and another way is arranged.
  await page.getByLabel('Why', { exact: true }).selectOption('Not what I ordered');
  await page.getByLabel('The customer gets').selectOption('A replacement');
  await page.getByRole('button', { name: 'Open and accept' }).click();
  await page.getByRole('button', { name: 'Book the pickup' }).click();
  await expect(page.getByRole('button', { name: 'Book another pickup' })).toBeVisible();
  await page.getByLabel('Courier', { exact: true }).fill('India Post');
  await page.screenshot({ path: info.outputPath('way.png'), fullPage: true });
  await expectAccessible(page, 'the way back');
  await page.getByRole('button', { name: 'Arranged by hand' }).click();
  await expect(page.getByText('A pickup is booked: India Post.')).toBeVisible();
  await page.getByRole('button', { name: 'It is here' }).click();

  await page.getByRole('radio', { name: 'Discard' }).press('Space');
  await page.getByLabel('Size of Vetiver Calm Lotion').selectOption({ index: 1 });
  await page.screenshot({ path: info.outputPath('exchange.png'), fullPage: true });
  await page.getByRole('button', { name: 'Send the replacement' }).click();
  // The price difference of the smaller size goes back.
  await expect(page.getByText('₹190 is to be refunded,')).toBeVisible();
  await page.getByLabel('The bank’s number of the transfer').fill('UTR0002');
  await page.getByRole('button', { name: 'Refund ₹190' }).click();
  await expect(page.getByText('Replacement sent')).toBeVisible();
  await expect(page.getByText('The replacement is order')).toBeVisible();
  expectQuiet();
});
