import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { newShopper, patchDocument, readDocument, uidOf } from '../../support/shop/stack';
import { watchConsole } from '../../support/page/steps';

const text = (stringValue: string) => ({ stringValue });
const whole = (value: number) => ({ integerValue: String(value) });
const map = (fields: Record<string, unknown>) => ({ mapValue: { fields } });

test('a gift card’s refund that Razorpay refused is noted as transferred', async ({ page }, info) => {
  const expectQuiet = watchConsole(page);
  const email = `gift.${info.project.name}.${Date.now()}@shopper.example`;
  const uid = uidOf(await newShopper(email, 'calm-vetiver-3'));
  const [id, paymentId] = [`order_e2e${info.project.name}${Date.now()}`, `pay_e2e${Date.now()}`];
  const [now, later] = [Date.now(), Date.now() + 3_600_000].map((at) => text(new Date(at).toISOString()));
  const nothing = { nullValue: null };
  await patchDocument(`payments/${id}`, {
    razorpayOrderId: text(id),
    userId: text(uid),
    orderId: text(''),
    giftCardId: text('card-of-this-test'),
    amount: whole(50_000),
    currency: text('INR'),
    status: text('captured'),
    razorpayPaymentId: text(paymentId),
    refusedPaise: whole(50_000),
    refunds: map({
      [paymentId]: map({
        status: text('due'),
        amount: whole(50_000),
        reason: text('cancelled'),
        refundId: text(''),
        failed: whole(0),
        attempts: whole(9),
        nextAt: later,
        problem: text('Razorpay 400: The payment is too old to be refunded'),
        isRefused: { booleanValue: true },
      }),
    }),
    heldUntil: now,
    askAt: nothing,
    asks: whole(0),
    dueAt: later,
    queues: map({ refundAt: later, expiryAt: nothing, orderAskAt: nothing }),
    createdAt: now,
    updatedAt: now,
  });
  await asAdmin(page, '/admin/mismatches');
  await page.getByLabel('Search mismatches').fill(paymentId);
  const row = page.getByRole('row').filter({ hasText: paymentId });
  await expect(row).toContainText('₹500 could not go back');
  await expect(row).toContainText('“The payment is too old to be refunded”');
  await expect(row).toContainText(email);
  await page.screenshot({ path: info.outputPath('refused.png') });
  await row.getByRole('button', { name: 'Note a transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transferred by hand?' });
  await expectAccessible(page, 'the transfer of a refused refund');
  await page.screenshot({ path: info.outputPath('transfer.png') });
  await dialog.getByLabel('The bank’s number of the transfer').fill('UTR 4711');
  await dialog.getByRole('button', { name: 'Note a transfer' }).dblclick();
  await expect(page.getByText('₹500 is written down as transferred.').last()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(JSON.stringify(await readDocument(`payments/${id}`))).toContain('UTR 4711');
  expectQuiet();
});
