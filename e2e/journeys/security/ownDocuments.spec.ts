import { expect, test, type Page } from '@playwright/test';
import { readyShopper } from '../../support/people/buyer';
import { startSession } from '../../support/people/session';
import { joinTeam } from '../../support/people/team';
import { addToCart, isPhone, openCart, watchConsole } from '../../support/page/steps';
import { readStack } from '../../support/shop/stack';

/** The Content-Security-Policy of the document that a press loads. */
async function policyAfter(page: Page, press: () => Promise<void>): Promise<string> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().isNavigationRequest() && one.frame() === page.mainFrame()),
    press(),
  ]);
  return (await response.allHeaders())['content-security-policy'] ?? '';
}

async function viewShop(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('link', { name: 'View shop' }).last().click();
}

test('between the shop and the admin a link loads a document with a policy of its own', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  const razorpay = new URL(readStack().razorpayUrl).origin;
  const { email, password } = await readyShopper(`own.${info.project.name}.${Date.now()}@shopper.example`);
  await joinTeam(email, password, 'manager');
  await startSession(page, email, password);
  await addToCart(page, 'neem-clear-face-wash');

  await test.step('the admin’s policy does not allow the scripts of payments', async () => {
    if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
    const admin = page.getByRole('link', { name: 'Admin', exact: true }).locator('visible=true').first();
    const policy = await policyAfter(page, () => admin.click());
    expect(policy).toContain('script-src');
    expect(policy).not.toContain(razorpay);
    await expect(page).toHaveURL('/admin');
  });

  await test.step('an unsaved form is asked about once', async () => {
    await page.goto('/admin/offers/new');
    await page.getByRole('textbox', { name: 'Title' }).fill('Monsoon');
    await viewShop(page);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const policy = await policyAfter(page, () => question.getByRole('button', { name: 'Leave' }).click());
    expect(policy).toContain(razorpay);
    await expect(page).toHaveURL('/');
    expect(dialogs).toEqual([]);
  });

  await test.step('the cart is still there and can be paid online', async () => {
    await openCart(page);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
    await checkout.getByRole('button', { name: 'Pay ₹284.05' }).click();
    const provider = page.getByRole('dialog', { name: 'Test payment' });
    await provider.getByRole('button', { name: 'Pay ₹284.05' }).click();
    await expect(page.getByText('✅ Payment Successful!')).toBeVisible();
  });
  expectQuiet();
});
