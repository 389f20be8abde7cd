import type { Page } from '@playwright/test';
import { addToCart, open, openCart } from '../page/steps';
import type { Screen } from './screen';

const checkout = (page: Page) => page.getByRole('dialog', { name: 'Complete Your Purchase' });

/** Waits until the cart shows the delivery date. */
const dated = (page: Page) =>
  page
    .getByRole('dialog', { name: /^Cart/ })
    .getByText('Checking the delivery date')
    .waitFor({ state: 'hidden' });

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel', { name }).waitFor();
}

const cart: Screen[] = [
  {
    name: 'cart',
    reach: async (page) => {
      await addToCart(page, 'amla-c-glow-serum');
      await addToCart(page, 'neem-clear-face-wash');
      await openCart(page);
      await dated(page);
    },
  },
  {
    name: 'cart-removed',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Remove/ })
        .last()
        .click();
      await dated(page);
      // A message that has the focus stays.
      await page.getByRole('button', { name: 'Undo' }).focus();
    },
  },
  {
    name: 'address-errors',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Add New Address' }).click();
      await page.getByLabel('Full Name').fill('Aditi Rao');
      await page.getByLabel('Mobile Number').fill('98450');
      await page.getByRole('button', { name: /^Save/ }).click();
      await page.getByText('Please enter a valid 10-digit mobile number').waitFor();
    },
  },
];

const buying: Screen[] = [
  {
    name: 'checkout',
    reach: async (page) => {
      const drawer = page.getByRole('dialog', { name: /^Cart/ });
      await drawer.getByRole('button', { name: 'Cancel' }).click();
      await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
      await checkout(page).getByLabel('Coupon code').fill('GLOW10');
      await checkout(page).getByRole('button', { name: 'Apply', exact: true }).first().click();
      await page.getByText('Coupon Applied: 10% OFF!').waitFor();
    },
  },
  {
    name: 'coupons',
    reach: async (page) => {
      await checkout(page).getByRole('button', { name: 'View Coupons' }).click();
      await checkout(page).getByRole('list', { name: 'Coupons' }).waitFor();
    },
  },
  {
    name: 'coupon-error',
    reach: async (page) => {
      await checkout(page).getByLabel('Coupon code').fill('NONSENSE');
      await checkout(page).getByRole('button', { name: 'Apply', exact: true }).first().click();
      await page.getByText('Invalid Coupon Code').waitFor();
    },
  },
  {
    name: 'close-confirmation',
    reach: async (page) => {
      await checkout(page).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'order-placed',
    reach: async (page) => {
      await page.getByRole('button', { name: 'No, Keep Shopping' }).click();
      await checkout(page).getByText('Cash on Delivery', { exact: true }).click();
      await checkout(page)
        .getByRole('button', { name: /^Place order/ })
        .click();
      await page.waitForURL('**/profile');
      await page.getByText(/^AWB/).first().waitFor();
    },
  },
];

const account: Screen[] = [
  {
    name: 'orders',
    reach: async (page) => {
      await page.getByText('COD Order Placed Successfully!').waitFor({ state: 'hidden' });
    },
    whole: true,
  },
  {
    name: 'cancel-order',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Cancel order' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Keep order' }).waitFor();
    },
  },
  {
    name: 'profile',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Keep order' }).click();
      await openTab(page, 'Overview');
      await page.getByRole('region', { name: 'Delivers to' }).waitFor();
    },
    whole: true,
  },
  {
    name: 'details',
    reach: (page) => openTab(page, 'Details and sign-in'),
  },
  {
    name: 'details-errors',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Edit details' }).click();
      await page.getByLabel('Mobile Number').fill('98450');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Please enter a valid 10-digit mobile number').waitFor();
    },
    without: 'picture',
  },
  {
    name: 'delete-account',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account' });
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await dialog.getByText('Please enter your password.').waitFor();
    },
  },
  {
    name: 'addresses',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Keep my account' }).click();
      await openTab(page, 'Addresses');
    },
  },
  {
    name: 'address-form',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add New Address' }).click();
      await page.getByLabel('Full Name').waitFor();
    },
    without: 'picture',
  },
  {
    name: 'user-menu',
    reach: async (page) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('button', { name: 'Logout' }).waitFor();
    },
  },
  {
    name: 'side-menu-signed-in',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
    only: 'phone',
    without: 'picture',
  },
  { name: 'access-denied', reach: (page) => open(page, '/admin/orders') },
];

/** The screens of a signed-in person with an address, from empty cart to order. */
export const shopping: Screen[] = [...cart, ...buying, ...account];
