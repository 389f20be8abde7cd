import { fireEvent, screen, within } from '@testing-library/react';
import { guestArrived } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { drawerOpened, itemAdded } from '@/features/cart';
import { catalogueLoaded, catalogueSaga, pincodeRecalled } from '@/features/catalogue';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { fail, ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { anAddress, anItem } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import CartDrawer, { preloadCart } from './CartDrawer';

beforeAll(preloadCart);

const ui = (
  <>
    <CartDrawer />
    <ToastHost />
  </>
);

it('shows what to do when the cart is empty', async () => {
  const { user, state } = renderWithStore(ui, { before: [guestArrived(), drawerOpened()] });
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByText('Start adding your favorite products!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue Shopping' }));
  expect(state().cart.drawerOpen).toBe(false);
});

it('does not show an empty cart before the session is known', () => {
  renderWithStore(ui, { before: [drawerOpened()] });
  expect(screen.queryByText('Your cart is empty')).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading content' })).toBeVisible();
});

it('changes quantities, never below one, and updates the sum', async () => {
  const { user } = renderWithStore(ui, { before: [itemAdded(anItem({ price: 300 }))] });
  const stepper = screen.getByRole('group', { name: 'Quantity of Amla C Glow Serum, 30 ml' });
  expect(within(stepper).getByRole('button', { name: 'One less' })).toBeDisabled();
  expect(screen.getByText('Delivery is free online. ₹200 more and it is free in cash too.')).toBeVisible();
  expect(screen.getByText('Cash on delivery adds ₹70')).toBeVisible();
  await user.click(within(stepper).getByRole('button', { name: 'One more' }));
  expect(screen.getByText('Delivery is free now, online or in cash')).toHaveAttribute('role', 'status');
  expect(within(stepper).getByText('2')).toHaveAttribute('aria-live', 'off');
  expect(screen.queryByText(/^Cash on delivery adds/)).toBeNull();
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹600');
  const sum = screen.getByText('At ₹600, delivery is free, online or in cash');
  expect(sum).toBeVisible();
  expect(sum.closest('[role="status"]')).toBeNull();
});

it.each([
  [300, '₹200 more and delivery is free'],
  [600, 'At ₹600, delivery is free'],
])('promises nothing for online payments in a shop that takes none: a cart of ₹%d', (price, text) => {
  const variants = [{ id: '30', label: '30 ml', sku: 'SER-30', price, mrp: price, stock: 9 }];
  const products = [aProduct({ id: 'serum', variants })];
  const cashOnly = catalogueLoaded(aCatalogue({ cashOnly: true, products }));
  renderWithStore(ui, { before: [cashOnly, itemAdded(anItem({ price }))] });
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  [0, 0],
  [9, 1],
])('promises no free delivery and no saving while a line is sold out: %d units', async (stock, promises) => {
  const variants = [{ id: '30', label: '30 ml', sku: 'SER-30', price: 649, mrp: 799, stock }];
  const shop = catalogueLoaded(aCatalogue({ products: [aProduct({ id: 'serum', variants })] }));
  renderWithStore(ui, { before: [shop, itemAdded(anItem({ price: 649 }))] });
  expect(await screen.findByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  expect(screen.queryAllByText(/delivery is free/)).toHaveLength(promises);
  expect(screen.queryAllByText(/You save/)).toHaveLength(promises);
});

it('brings a line above the limit of a person down in one press', async () => {
  const variants = [{ id: '30', label: '30 ml', sku: 'SER-30', price: 649, mrp: 799, stock: 90 }];
  const products = [aProduct({ id: 'serum', variants })];
  const shop = catalogueLoaded(aCatalogue({ products, unitsPerSku: 10 }));
  const { user, state } = renderWithStore(ui, { before: [shop, itemAdded(anItem({ quantity: 15 }))] });
  const limit = 'We can sell 10 per person in a day. Need more? Write to us at care@glumist.example.';
  expect(screen.getByText(limit)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change to 10 of Amla C Glow Serum, 30 ml' }));
  expect(state().cart.items.map(({ quantity }) => quantity)).toEqual([10]);
});

it('names the buttons of two sizes of one product apart', () => {
  const small = anItem({ sku: 'SER-15', variant: '15 ml' });
  renderWithStore(ui, { before: [itemAdded(anItem()), itemAdded(small)] });
  for (const size of ['30 ml', '15 ml']) {
    expect(screen.getByRole('group', { name: `Quantity of Amla C Glow Serum, ${size}` })).toBeVisible();
    expect(screen.getByRole('button', { name: `Remove Amla C Glow Serum, ${size}` })).toBeVisible();
  }
});

it('removes a line and restores it on Undo', async () => {
  const { user, state } = renderWithStore(ui, { sagas: shopSagas, before: [itemAdded(anItem())] });
  await user.click(screen.getByRole('button', { name: 'Remove Amla C Glow Serum, 30 ml' }));
  expect(state().cart.items).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(state().cart.items).toHaveLength(1);
});

it('takes a shopper without an address to the place where one is added', async () => {
  const fake = signedInShopper();
  fake.users.set('aditi', { cart: [anItem()], addresses: [] });
  const { user } = renderWithStore(ui, { fake, sagas: shopSagas });
  const add = await screen.findByRole('button', { name: 'Add New Address' });
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  expect(await screen.findByText('Please select an address before checkout.')).toBeVisible();
  expect(add).toHaveFocus();
});

it('validates a new address beside its fields, then saves and chooses it', async () => {
  const fake = signedInShopper();
  fake.users.set('aditi', { cart: [anItem()], addresses: [] });
  const { user } = renderWithStore(ui, { fake, sagas: shopSagas });
  await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  await user.type(screen.getByLabelText('Mobile Number'), '98450x1');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  const phone = screen.getByLabelText('Mobile Number');
  expect(phone).toHaveValue('984501');
  expect(phone).toHaveAccessibleDescription('Please enter a valid 10-digit mobile number');
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  await user.type(phone, '2345');
  expect(phone).not.toHaveAccessibleDescription();
  for (const [label, value] of [
    ['Full Name', 'Aditi Rao'],
    ['Address Line 1', '22, 4th Cross'],
    ['Pincode', '560034'],
    ['City', 'Bengaluru'],
    ['State', 'Karnataka'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('radio', { name: /Aditi Rao/ })).toBeChecked();
});

/** A shop with the given price and stock of the serum. */
function selling(serum: { price?: number; stock?: number }) {
  const fake = fakeServices();
  const variant = { id: '30', label: '30 ml', sku: 'SER-30', price: 649, mrp: 799, stock: 12, ...serum };
  const face = {
    id: 'serum',
    sku: 'SER-30',
    category: 'Serum',
    concerns: [] as string[],
    skinTypes: [] as string[],
  };
  const products = [{ ...face, variants: [variant] } as ProductSummary];
  fake.services.catalogue.all = async () => ok(aCatalogue({ products }));
  return { fake, sagas: [...shopSagas, catalogueSaga], before: [drawerOpened(), itemAdded(anItem())] };
}

it('stops at the available stock and says so', async () => {
  const { user } = renderWithStore(ui, selling({ stock: 2 }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('Only 2 left')).toBeVisible();
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
});

it('accepts the current price with one click and shows the saving on MRP', async () => {
  const { user, state } = renderWithStore(ui, selling({ price: 699 }));
  expect(await screen.findByText('Now ₹699. It was ₹649 when you added it.')).toBeVisible();
  expect(screen.queryByText(/You save/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Accept ₹699 for Amla C Glow Serum, 30 ml' }));
  expect(state().cart.items[0]?.price).toBe(699);
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹699');
  expect(screen.getByText('You save ₹100 on MRP')).toBeVisible();
});

it('reduces the quantity to the stock with one click', async () => {
  const shop = selling({ stock: 3 });
  const { user, state } = renderWithStore(ui, { ...shop, before: [itemAdded(anItem({ quantity: 9 }))] });
  await user.click(await screen.findByRole('button', { name: 'Change to 3 of Amla C Glow Serum, 30 ml' }));
  expect(state().cart.items[0]?.quantity).toBe(3);
});

it('adds up two lines of one variant, so that together they stay within the stock', async () => {
  const shop = selling({ stock: 3 });
  const lines = [anItem({ quantity: 2 }), anItem({ sku: '', quantity: 2 })];
  const before = [drawerOpened(), ...lines.map(itemAdded)];
  const { user, state } = renderWithStore(ui, { ...shop, before });
  await user.click(await screen.findByRole('button', { name: 'Change to 1 of Amla C Glow Serum, 30 ml' }));
  expect(state().cart.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  for (const more of screen.getAllByRole('button', { name: 'One more' })) expect(more).toBeDisabled();
});

it('has no stepper for a sold-out line, and links to alternatives', async () => {
  renderWithStore(ui, selling({ stock: 0 }));
  expect(screen.getByRole('link', { name: 'Amla C Glow Serum' })).toHaveAttribute('href', '/product/serum');
  expect(await screen.findByText('Sold out. Please remove it before you check out.')).toBeVisible();
  expect(screen.queryByRole('group', { name: /^Quantity/ })).toBeNull();
});

it('moves the focus after a removal to the next line, or to the link on', async () => {
  const lines = ['a', 'b', 'c'].map((id) => itemAdded(anItem({ id, name: `Serum ${id}` })));
  const before = [guestArrived(), ...lines];
  const { user } = renderWithStore(ui, { before });
  await user.click(screen.getByRole('button', { name: 'Remove Serum b, 30 ml' }));
  expect(screen.getByRole('button', { name: 'Remove Serum c, 30 ml' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Serum a, 30 ml' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Continue Shopping' })).toHaveFocus();
});

it('asks a guest for the PIN code once, and lets them change it', async () => {
  const { user, fake } = renderWithStore(ui, {
    sagas: [catalogueSaga],
    before: [guestArrived(), itemAdded(anItem()), drawerOpened()],
  });
  const field = screen.getByRole('textbox', { name: 'Your PIN code' });
  await user.type(field, '560034{Enter}');
  expect(await screen.findByText('We deliver to 560034')).toBeVisible();
  expect(screen.getByText('Cash on delivery available')).toBeVisible();
  await user.clear(field);
  await user.type(field, '400001{Enter}');
  expect(await screen.findByText('We deliver to 400001')).toBeVisible();
  expect(fake.services.storage.pincode.read()).toBe('400001');
});

it.each(['', '123'])('names what is wrong with the PIN code "%s" beside its field', async (code) => {
  const { user } = renderWithStore(ui, {
    sagas: [catalogueSaga],
    before: [guestArrived(), itemAdded(anItem()), drawerOpened()],
  });
  const field = screen.getByRole('textbox', { name: 'Your PIN code' });
  if (code) await user.type(field, code);
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.textContent);
  };
  await user.click(screen.getByRole('button', { name: 'Check' }));
  // On a phone the cart's sum would cover it.
  expect(scrolled).toEqual(['Please enter a valid 6-digit PIN code']);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Please enter a valid 6-digit PIN code');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.clear(field);
  await user.type(field, '560034{Enter}');
  expect(await screen.findByText('We deliver to 560034')).toBeVisible();
  expect(field).toBeValid();
});

it('says of an outage that the date is unknown, never that nothing is delivered', async () => {
  const fake = signedInShopper();
  fake.users.set('aditi', { cart: [anItem()], addresses: [anAddress()] });
  fake.services.shop.serviceability = () => Promise.resolve(fail({ kind: 'network' }));
  const { user, dispatch } = renderWithStore(ui, {
    fake,
    sagas: [catalogueSaga, ...shopSagas],
    before: [drawerOpened()],
  });
  dispatch(pincodeRecalled(anAddress().pincode));
  expect(await screen.findByText(/could not be checked/)).toBeVisible();
  expect(screen.queryByText(/do not deliver/)).toBeNull();
  fake.services.shop.serviceability = (pincode) =>
    Promise.resolve(ok({ pincode, deliverable: true, cod: true, by: '2026-11-28' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Delivered by Sat, 28 Nov/)).toBeVisible();
});
