import { expect, test, type Page } from '@playwright/test';
import type { Offer } from '../../../src/domain/offers/offer';
import { asAdmin, callAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { startSession } from '../../support/people/session';
import { addToCart, open, openCart, watchConsole } from '../../support/page/steps';

// Typed times are Indian time, independent of the admin's clock.
test.use({ timezoneId: 'America/Los_Angeles' });

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A time in India some days from now, in the field's format. */
const inIndia = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 330 * 60_000).toISOString().slice(0, 16);
const momentOf = (typed: string) => new Date(`${typed}:00.000+05:30`).toISOString();

test('an offer is created, tried, used by a shopper, and refused once it is switched off @desktop', async ({
  page,
  browser,
}, info) => {
  const expectQuiet = watchConsole(page, [/^Failed to load resource: /]);
  page.on('dialog', (dialog) => void dialog.accept());
  const code = `BOGO${Date.now() % 1e8}${info.project.name.charAt(0).toUpperCase()}`;
  const title = `Two mists, one free ${code}`;
  const [starts, ends] = [inIndia(-1), inIndia(2)];
  let id = '';

  await test.step('errors are shown at their fields, and typed text survives a reload', async () => {
    await asAdmin(page, '/admin/offers/new');
    await field(page, 'Code').fill('glow10');
    await field(page, 'Title').fill(title);
    await page.getByLabel('Type').selectOption('Buy one, get one');
    await field(page, /^Free items at most/).fill('1');
    await page.getByLabel(/^Starts/).fill(ends);
    await page.getByLabel(/^Ends/).fill(starts);
    await press(page, 'Save');
    await expect(page.getByText('The end is after the start.', { exact: true })).toBeVisible();
    await page.getByLabel(/^Starts/).fill(starts);
    await page.getByLabel(/^Ends/).fill(ends);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/GLOW10 is already the code of/).first()).toBeVisible();
    await page.reload();
    await expect(field(page, 'Title')).toHaveValue(title);
    await field(page, 'Code').fill(code);
  });

  await test.step('the trial shows what a cart would pay', async () => {
    await press(page, 'Add to the cart');
    const picker = page.getByRole('dialog', { name: 'Add a product or combo' });
    await picker.getByRole('searchbox').fill('neem clear');
    await picker
      .getByRole('button', { name: /^Add Neem Clear/ })
      .first()
      .click();
    await page.keyboard.press('Escape');
    const trial = page.getByRole('region', { name: 'Trial' });
    await trial.getByRole('button', { name: 'One more' }).click();
    await expect(trial.getByText('Coupon Applied: BOGO - ₹299 OFF! (1 Free Item(s))')).toBeVisible();
    await expect(trial.getByText(/Now shoppers would be told: Invalid Coupon Code/)).toBeVisible();
    await expect(trial.getByText('₹369')).toBeVisible();
    await trial.getByLabel('Paid by').selectOption('Pay Online');
    await expect(trial.getByText('₹284.05')).toBeVisible();
    await expectAccessible(page, 'an offer with its trial');
  });

  await test.step('a conflict with another admin’s save shows the difference, and nothing is lost', async () => {
    await press(page, 'Save');
    await expect(page).toHaveURL(/\/admin\/offers\/(?!new)/);
    id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { offer } = await callAdmin<{ offer: Offer }>(`offers/${id}`);
    expect(offer).toMatchObject({ code, type: 'bogo', maxFreeItems: 1, enabled: false });
    expect([offer.startsAt, offer.endsAt]).toEqual([momentOf(starts), momentOf(ends)]);
    await callAdmin(`offers/${id}/switch`, { version: offer.updatedAt, enabled: true });
    await field(page, /^Uses per person/).fill('5');
    await press(page, 'Save');
    await expect(page.getByText(/Somebody else saved this while you were writing/)).toBeVisible();
    await expect(page.getByLabel('What differs').getByText(/Saved now\s*on/i)).toBeVisible();
    await press(page, 'Keep mine');
    await press(page, 'Save');
    await expect
      .poll(() => callAdmin(`offers/${id}`))
      .toMatchObject({ offer: { enabled: true, perUserLimit: 5 } });
  });

  const shopping = await browser.newContext();
  const shopper = await shopping.newPage();
  const checkout = shopper.getByRole('dialog', { name: 'Complete Your Purchase' });

  await test.step('the shop advertises the offer, and a shopper uses it', async () => {
    const { email, password } = await readyShopper(`bogo.${Date.now()}@shopper.example`);
    await startSession(shopper, email, password);
    await open(shopper, '/');
    const next = shopper.getByRole('button', { name: 'Next offer' });
    await expect(async () => {
      await next.click();
      await expect(shopper.getByText(title)).toBeVisible({ timeout: 300 });
    }).toPass();
    await addToCart(shopper, 'neem-clear-face-wash');
    await openCart(shopper);
    await shopper.getByRole('dialog', { name: /^Cart/ }).getByRole('button', { name: 'One more' }).click();
    await shopper.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await checkout.getByLabel('Coupon code').fill(code.toLowerCase());
    await shopper.keyboard.press('Enter');
    await expect(checkout.getByText('Coupon Applied: BOGO - ₹299 OFF! (1 Free Item(s))')).toBeVisible();
  });

  await test.step('after it is switched off in the list the next quote refuses it with a reason', async () => {
    await open(page, '/admin/offers');
    await page.getByRole('searchbox', { name: 'Search offers' }).fill(code);
    await expect(page.getByText('1 offer', { exact: true })).toBeVisible();
    await press(page, `Switch off ${code}`);
    await expect(page.getByText(`${code} is off, at once for everyone.`)).toBeVisible();
    await expectAccessible(page, 'the list of offers');
    await checkout.getByText('Cash on Delivery', { exact: true }).click();
    await expect(checkout.getByText('Invalid Coupon Code')).toBeVisible();
    await shopping.close();
  });

  await test.step('the deleted offer can be restored', async () => {
    await page.getByRole('link', { name: code }).click();
    await press(page, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${code} is deleted.`)).toBeVisible();
    await expect(page).toHaveURL('/admin/offers');
    await press(page, 'Undo');
    await expect(page.getByText(`${code} is back.`)).toBeVisible();
    const { offer } = await callAdmin<{ offer: Offer }>(`offers/${id}`);
    await callAdmin(`offers/${id}/delete`, { version: offer.updatedAt });
  });
  expectQuiet();
});
