import { expect, test } from '@playwright/test';
import { startSession } from '../../support/people/session';
import { fillAddress, HOME, open, openCart, watchConsole } from '../../support/page/steps';
import { saveNote, linksFor, readDocument, readStack } from '../../support/shop/stack';

/** The whole purchase: browse, sign up, verify, address, coupon, cash on delivery, the order, and the team sees it. */
test('a new shopper buys two serums with cash on delivery', async ({ page, context, browser }, info) => {
  const email = `aditi.${info.project.name}.${Date.now()}@shopper.example`;
  const password = 'dew-on-leaves-7';
  const expectQuiet = watchConsole(page);

  await open(page, '/product/amla-c-glow-serum');
  await expect(page.getByRole('heading', { level: 1, name: 'Amla C Glow Serum' })).toBeVisible();
  await page.getByRole('button', { name: /^15 ml/ }).click();
  await page.getByRole('button', { name: 'One more' }).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: /^Cart/ });
  await expect(drawer.getByText('Amla C Glow Serum')).toBeVisible();
  await expect(drawer.getByText('15 ml')).toBeVisible();

  // Not logged in: the login modal opens and the drawer closes.
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(drawer).toHaveCount(0);
  const panel = page.getByRole('dialog', { name: /^(Login|Registration)$/ });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Register', exact: true }).first().click();
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill(password);
  await panel.locator('form').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(
    page.getByText(
      `A verification email has been sent to ${email}. Please check your inbox (and spam folder), verify your email, and refresh the page to continue.`,
    ),
  ).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Verifying...' })).toBeDisabled();

  // The console shows the link; the waiting page notices when it is opened.
  const mailbox = await context.newPage();
  await mailbox.goto(readStack().consoleUrl);
  const [link] = await linksFor(email, 'VERIFY_EMAIL');
  const oobCode = new URL(link ?? '').searchParams.get('oobCode') ?? 'none';
  await mailbox.locator(`a[href*="${oobCode}"]`).first().click();
  await mailbox.waitForLoadState('load');
  await expect(panel).toHaveCount(0);
  await mailbox.close();
  await expect(page).toHaveURL('/');

  // The guest's cart is kept, and the drawer is open again.
  await expect(drawer.getByText('Amla C Glow Serum')).toBeVisible();
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('Please select an address before checkout.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Add New Address' }).click();
  await fillAddress(page, { ...HOME, phone: '98450' });
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Please enter a valid 10-digit mobile number')).toBeVisible();
  await page.getByLabel('Mobile Number').fill(HOME.phone);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(drawer.getByText(HOME.line1)).toBeVisible();

  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(checkout).toBeVisible();
  await checkout.getByLabel('Coupon code').fill('nonsense');
  await checkout.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expect(checkout.getByText('Invalid Coupon Code')).toBeVisible();
  await checkout.getByLabel('Coupon code').fill('glow10');
  await checkout.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expect(checkout.getByText('Coupon Applied: 10% OFF!')).toBeVisible();
  await checkout.getByRole('radio', { name: /Cash on Delivery/ }).check();
  const place = checkout.getByRole('button', { name: /^Place order/ });
  await place.dblclick();
  await expect(page.getByText('✅ COD Order Placed Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(checkout).toHaveCount(0);
  await expect(page.getByText('Amla C Glow Serum').first()).toBeVisible();
  await expect(page.getByText(/^AWB \d+$/)).toBeVisible();

  // One order and one shipment despite the double click; the cart is empty, also after a reload.
  const orders = page.getByRole('article', { name: /^Order GLM/ });
  await expect(orders).toHaveCount(1);
  const orderId = /GLM\d+/.exec(await orders.innerText())?.[0] ?? 'none';
  const { shipments } = (await (await fetch(`${readStack().nimbuspostUrl}/__sandbox/shipments`)).json()) as {
    shipments: { order_number: string }[];
  };
  expect(shipments.filter((shipment) => shipment.order_number === orderId)).toHaveLength(1);
  const awb = /AWB (\d+)/.exec(await page.getByText(/^AWB \d+$/).innerText())?.[1] ?? 'none';
  await page.reload();
  await openCart(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();

  // The order follows the parcel.
  await fetch(`${readStack().nimbuspostUrl}/__sandbox/shipments/${awb}/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'out for delivery' }),
  });
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(orders.getByText('Out for delivery').first()).toBeVisible();
  expectQuiet();
  expect((await readDocument(`orders/${orderId}`))?.status).toEqual({ stringValue: 'out_for_delivery' });

  saveNote(`purchase-${info.project.name}`, { email, password, orderId });

  // The team sees it.
  const { admin } = readStack().accounts;
  const office = await browser.newPage();
  await startSession(office, admin.email, admin.password);
  await open(office, '/admin/orders');
  await expect(office.getByRole('link', { name: orderId })).toBeVisible();
  await office.close();
});

test('the admin area is closed to other accounts @desktop', async ({ page }) => {
  const { shopper } = readStack().accounts;
  await startSession(page, shopper.email, shopper.password);
  await open(page, '/admin/orders');
  await expect(page.getByText('Access denied')).toBeVisible();
  await expect(page.getByText('Access denied')).toHaveCSS('color', 'rgb(179, 38, 30)');
});
