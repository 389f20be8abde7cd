import { callAdmin } from '../people/admin';
import { readyShopper } from '../people/buyer';
import { advanceParcel, liveParcelOf, reconcile } from '../shop/courier';
import { itemsOf } from '../shop/items';
import { open } from '../page/steps';
import type { Screen } from './screen';

/** An order that came back and is here, whose return waits for its verdicts. Returns its number. */
async function returnToJudge(): Promise<string> {
  const { buy, orderId } = await readyShopper(`judge.${Date.now()}@shopper.example`);
  await buy(...(await itemsOf('neem-and-tulsi-bar')));
  await advanceParcel((await liveParcelOf(orderId)).awb_number, 'delivered');
  await callAdmin(`returns/${orderId}/open`, { reason: 'Damaged or leaking' });
  await callAdmin(`returns/${orderId}/receive`, {});
  return orderId;
}

/** The admin's screens by area. */
export const admin: Screen[] = [
  {
    name: 'admin-dashboard',
    filledByOthers: true,
    reach: async (page) => {
      await open(page, '/admin');
      await page.getByText(/^As of /).waitFor();
    },
  },
  { name: 'admin-orders', filledByOthers: true, reach: (page) => open(page, '/admin/orders') },
  {
    name: 'admin-order',
    reach: async (page) => {
      await open(page, '/admin/orders');
      await page
        .getByRole('link', { name: /^GLM\d+$/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    },
  },
  {
    name: 'admin-new-order',
    reach: async (page) => {
      page.once('dialog', (dialog) => void dialog.accept());
      await open(page, '/admin/orders/new');
      await page.getByLabel('Add a product').fill('serum');
      await page.getByRole('list', { name: 'Products found' }).getByRole('button').first().click();
      await page.getByRole('button', { name: /^Create payment link, ₹/ }).waitFor();
      await page.getByLabel('Add a product').fill('serum');
      await page.getByRole('list', { name: 'Products found' }).waitFor();
    },
  },
  { name: 'admin-customers', filledByOthers: true, reach: (page) => open(page, '/admin/customers') },
  {
    name: 'admin-customer',
    reach: async (page) => {
      // The demo's shopper, entered by the reconciler: the newest account may be one that another test deletes just now.
      await reconcile();
      await open(page, '/admin/customers?q=demo@glumist.example');
      await page.getByRole('table').getByRole('link', { name: 'Meera Nair' }).click();
      await page.getByRole('heading', { name: 'Private notes' }).waitFor();
    },
  },
  {
    name: 'admin-return',
    reach: async (page) => {
      const orderId = await returnToJudge();
      await open(page, `/admin/returns/${orderId}`);
      await page
        .getByRole('group', { name: /^Verdict for/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin-returns',
    filledByOthers: true,
    reach: async (page) => {
      await open(page, '/admin/returns?tab=judge');
      await page.getByRole('table').getByRole('link').first().waitFor();
    },
  },
  { name: 'admin-pack', reach: (page) => open(page, '/admin/pack') },
  {
    name: 'admin-reviews',
    filledByOthers: true,
    reach: (page) => open(page, '/admin/reviews?box=published'),
  },
  { name: 'admin-mails', filledByOthers: true, reach: (page) => open(page, '/admin/mails') },
  {
    name: 'admin-undelivered',
    filledByOthers: true,
    reach: async (page) => {
      await open(page, '/admin/undelivered');
      // On a phone the panel comes with a press on a row.
      await page
        .getByText(/Nothing is waiting for you|\d of 3/)
        .locator('visible=true')
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin-lost',
    filledByOthers: true,
    reach: async (page) => {
      await open(page, '/admin/undelivered?tab=lost');
      await page.getByText('Claims open').waitFor();
    },
  },
  {
    name: 'admin-gst',
    filledByOthers: true,
    reach: async (page) => {
      await returnToJudge();
      await reconcile();
      await open(page, '/admin/gst');
      await page.getByRole('heading', { name: 'Documents issued' }).waitFor();
    },
  },
  {
    name: 'admin-courier-cash',
    filledByOthers: true,
    reach: async (page) => {
      await returnToJudge();
      await reconcile();
      await open(page, '/admin/remittances');
      await page.getByRole('button', { name: 'Add a remittance list' }).click();
      await page.getByRole('region', { name: 'Delivered cash orders' }).waitFor();
    },
  },
  { name: 'admin-mismatches', filledByOthers: true, reach: (page) => open(page, '/admin/mismatches') },
  {
    name: 'admin-products',
    reach: async (page) => {
      await open(page, '/admin/products');
      await page.getByRole('checkbox', { name: 'All on this page' }).check();
    },
  },
  {
    name: 'admin-import',
    reach: async (page) => {
      await open(page, '/admin/products/import');
      const prices = 'SKU,Price,Box\nGLM-SER-AMC-30ML,645,blue\nNOT-THERE-1,5,red\n';
      const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(prices) };
      await page.getByLabel('CSV file').setInputFiles(file);
      await page.getByRole('button', { name: 'Import the good one' }).waitFor();
    },
  },
  {
    name: 'admin-product',
    reach: async (page) => {
      await open(page, '/admin/products/amla-c-glow-serum');
      await page.getByLabel('Price in ₹').first().fill('9999');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Not saved: The price is above the MRP.').waitFor();
    },
  },
  {
    name: 'admin-new-combo',
    reach: async (page) => {
      page.once('dialog', (dialog) => void dialog.accept());
      await open(page, '/admin/addcombos');
      await page.getByRole('button', { name: 'Add a product' }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'admin-offers',
    reach: (page) => open(page, '/admin/offers'),
  },
  {
    name: 'admin-offer',
    reach: async (page) => {
      await open(page, '/admin/offers/glow10');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { name: 'admin-banners', reach: (page) => open(page, '/admin/banner') },
  { name: 'admin-highlights', reach: (page) => open(page, '/admin/glumisthighlights') },
  { name: 'admin-messages', filledByOthers: true, reach: (page) => open(page, '/admin/messages') },
  { name: 'admin-team', reach: (page) => open(page, '/admin/team') },
  { name: 'admin-limits', reach: (page) => open(page, '/admin/limits') },
  { name: 'admin-activity', filledByOthers: true, reach: (page) => open(page, '/admin/activity') },
  { name: 'admin-notifications', reach: (page) => open(page, '/admin/notifications') },
];
