import { expect, test } from '@playwright/test';
import { NOTHING_GRANTED } from '../../../src/domain/customers/consent';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { bringGtag } from '../../support/network/gtag';
import { startSession } from '../../support/people/session';
import { open, openCart, watchConsole } from '../../support/page/steps';

const denied = NOTHING_GRANTED;
const granted = { ...NOTHING_GRANTED, analytics_storage: 'granted' };
const toner = {
  item_id: 'tamarind-clarity-toner',
  item_name: 'Tamarind Clarity Toner',
  item_variant: '120 ml',
  item_category: 'Toner',
  price: 399,
  quantity: 1,
  currency: 'INR',
};
const one = { currency: 'INR', value: 399, items: [toner] };

test('a visit from the home page to an order sends each analytics event once @phone', async ({
  page,
}, info) => {
  const email = `counted.${info.project.name}.${Date.now()}@shopper.example`;
  // WELCOME50 is once per phone number.
  await readyShopper(email, `9${String(Date.now()).slice(-9)}`);
  await startSession(page, email, 'many-hands-9');
  const gtag = await bringGtag(page);
  const expectQuiet = watchConsole(page);

  // Nothing is granted before consent; the question blocks nothing and is shown above the tab bar.
  await open(page, '/');
  const { origin } = new URL(page.url());
  const pageView = (path: string, title: string) => ({
    page_path: path,
    page_location: `${origin}${path}`,
    page_title: title,
  });
  const question = page.getByRole('region', { name: 'Cookie choices' });
  await expect(question).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await expect.poll(() => gtag.names()).toEqual(['page_view']);
  expect(gtag.calls[0]).toEqual(['consent', 'default', denied]);
  expect(gtag.sent('page_view')).toEqual([pageView('/', await page.title())]);
  await expectAccessible(page, 'the question');

  // The list updates its address with every letter, but page view, search and result count once.
  await page
    .getByRole('searchbox')
    .locator('visible=true')
    .first()
    .pressSequentially('Tamrind', { delay: 30 });
  const result = page.getByRole('main').getByRole('link', { name: toner.item_name });
  await expect(result).toBeVisible();
  await expect
    .poll(() => gtag.names().sort())
    .toEqual(['page_view', 'page_view', 'search', 'view_item_list']);
  expect(gtag.sent('page_view')[1]).toEqual({
    ...pageView('/products', 'Search results | Glumist'),
    page_location: expect.stringMatching(/\/products\?q=t[amrind]*$/),
  });
  expect(gtag.sent('search')).toEqual([{ search_term: 'tamrind' }]);
  expect(gtag.sent('view_item_list')).toEqual([
    {
      item_list_id: 'search_results',
      item_list_name: 'Search results',
      currency: 'INR',
      items: expect.arrayContaining([{ ...toner, index: 0 }]),
    },
  ]);

  await result.click();
  await expect(page.getByRole('heading', { level: 1, name: toner.item_name })).toBeVisible();
  await expect.poll(() => gtag.names().slice(4)).toEqual(['page_view', 'view_item']);
  expect(gtag.sent('page_view')[2]).toEqual(
    pageView('/product/tamarind-clarity-toner', 'Tamarind Clarity Toner | Glumist'),
  );
  expect(gtag.sent('view_item')).toEqual([one]);

  // The question does not cover the buy buttons, and its answer is stored.
  const add = page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first();
  const [answerBox, bar] = [
    await question.getByRole('button').first().boundingBox(),
    await add.boundingBox(),
  ];
  expect((answerBox?.y ?? 0) + (answerBox?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await add.click();
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect(question).toHaveCount(0);
  expect(gtag.consents()).toEqual([{ default: denied }, { update: granted }]);

  // A change of quantity is no event. Undoing a removal counts as adding.
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: /^Cart/ });
  await drawer.getByRole('button', { name: 'One more' }).click();
  await drawer.getByRole('button', { name: 'One less' }).click();
  await drawer.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const proceed = drawer.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeVisible();
  const cartEvents = ['add_to_cart', 'view_cart', 'remove_from_cart', 'add_to_cart'];
  await expect.poll(() => gtag.names().slice(6)).toEqual(cartEvents);
  for (const name of cartEvents) expect(gtag.sent(name)[0]).toEqual(one);

  await proceed.click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await checkout.getByLabel('Coupon code').fill('welcome50');
  await checkout.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expect(checkout.getByText('Coupon Applied: ₹50 OFF!')).toBeVisible();
  await checkout.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await checkout.getByRole('button', { name: /^Place order/ }).dblclick();
  await expect(page.getByText('✅ COD Order Placed Successfully!')).toBeVisible();
  await expect.poll(() => gtag.names().slice(10)).toEqual(['begin_checkout', 'purchase', 'page_view']);
  expect(gtag.sent('begin_checkout')).toEqual([one]);
  const orderId = /GLM\d+/.exec(await page.getByRole('article', { name: /^Order GLM/ }).innerText())?.[0];
  expect(gtag.sent('purchase')).toEqual([
    {
      transaction_id: orderId,
      currency: 'INR',
      value: 349,
      shipping: 70,
      coupon: 'WELCOME50',
      items: [toner],
    },
  ]);
  expect(gtag.sent('page_view')[3]).toEqual(pageView('/profile', 'Your profile | Glumist'));

  // A reload repeats neither question nor order; the footer can change the answer.
  await page.reload();
  await expect(page.getByRole('article', { name: /^Order GLM/ })).toBeVisible();
  await expect.poll(() => gtag.names().slice(13)).toEqual(['page_view']);
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  const choices = page.getByRole('dialog', { name: 'Cookie choices' });
  await expect(choices).toContainText('You chose Allow.');
  await expectAccessible(page, 'the cookie choices');
  await choices.getByRole('button', { name: 'No thanks' }).click();
  await expect(choices).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeFocused();
  expect(gtag.consents().slice(2)).toEqual([{ default: denied }, { update: granted }, { update: denied }]);
  expectQuiet();
});

test('without an analytics function no consent is asked and the shop works @phone', async ({
  page,
  baseURL,
}) => {
  const expectQuiet = watchConsole(page);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== new URL(baseURL ?? '').hostname) strangers.push(request.url());
  });
  await open(page, '/product/nilgiri-tea-toner');
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await openCart(page);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Cookie choices' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie choices' })).toContainText('nothing to choose');
  expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  expect(strangers.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([]);
  expectQuiet();
});

test('the cookie question and the buy bar leave 85% of a phone to the product @phone', async ({ page }) => {
  await bringGtag(page);
  await open(page, '/product/amla-c-glow-serum');
  const question = page.getByRole('region', { name: 'Cookie choices' });
  await expect(question).toBeVisible();
  const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox();
  await expect
    .poll(async () => {
      const { y } = (await question.boundingBox()) ?? { y: 0 };
      return ((tabs?.y ?? 0) - y) / (page.viewportSize()?.height ?? 1);
    })
    .toBeLessThanOrEqual(0.15);
});
