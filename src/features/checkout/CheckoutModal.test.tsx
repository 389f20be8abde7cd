import { screen, within } from '@testing-library/react';
import { ok } from '@/services';
import { ConfirmHost, ToastHost } from '@/features/notifications';
import { anAnswer, anItem, anOffer } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested } from '.';
import CheckoutModal from './CheckoutModal';

async function open() {
  const offers = [anOffer(), anOffer({ id: 'four', code: 'MIST100', title: 'Four or more', minProducts: 4 })];
  const fake = signedInShopper({ cart: [anItem({ price: 200, quantity: 2 })], offers });
  fake.services.shop.validateOffer = async ({ couponCode }) =>
    ok(
      couponCode
        ? anAnswer({
            message: 'Coupon Applied: 10% OFF!',
            couponCode,
            subTotal: 400,
            discountAmount: 40,
            deliveryFee: 70,
            finalTotal: 430,
          })
        : anAnswer({ subTotal: 400, deliveryFee: 70, finalTotal: 470 }),
    );
  const view = renderWithStore(
    <>
      <CheckoutModal />
      <ConfirmHost />
      <ToastHost />
    </>,
    { fake, sagas: shopSagas },
  );
  await screen.findByRole('dialog', { name: 'Complete Your Purchase' });
  await screen.findByText('Amla C Glow Serum');
  view.dispatch(checkoutRequested());
  await screen.findByRole('button', { name: 'Place order, ₹470' });
  return view;
}
const row = (label: string) => screen.getByText(label).parentElement;

it('shows the sums, the fee and one way to pay', async () => {
  await open();
  expect(row('Subtotal')).toHaveTextContent('₹400');
  expect(row('Delivery')).toHaveTextContent('₹70');
  expect(row('Total')).toHaveTextContent('₹470');
  const methods = screen.getAllByRole('radio');
  expect(methods).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
  expect(screen.getByText('₹70 delivery fee for orders below ₹500')).toBeVisible();
});

it('applies a typed coupon and takes it away again', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Coupon code'), ' glow10{Enter}');
  expect(await screen.findByText('Coupon Applied: 10% OFF!')).toBeVisible();
  expect(await screen.findByText('You save ₹40 on this order')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Place order, ₹430' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove GLOW10' }));
  expect(await screen.findByRole('button', { name: 'Place order, ₹470' })).toBeVisible();
});

it('says what is wrong with a coupon beside the field', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Coupon code'), 'NOPE{Enter}');
  expect(await screen.findByText('Invalid Coupon Code')).toBeVisible();
  expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription('Invalid Coupon Code');
  expect(screen.getByLabelText('Coupon code')).toHaveValue('NOPE');
});

it('lists the coupons with what each would do', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'View Coupons' }));
  const [glow, four] = within(screen.getByRole('list', { name: 'Coupons' })).getAllByRole('listitem');
  expect(glow).toHaveTextContent('Saves ₹40 now');
  expect(four).toHaveTextContent('Need at least 4 products for this offer.');
});

it('asks before it closes', async () => {
  const { user, state } = await open();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: "Wait! Don't go yet" })).toHaveAccessibleDescription(
    'Your cart items might go out of stock soon. Are you sure you want to close?',
  );
  await user.click(screen.getByRole('button', { name: 'No, Keep Shopping' }));
  expect(state().checkout.status).toBe('open');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Yes, Close Anyway' }));
  expect(state().checkout.status).toBe('closed');
});

it('shows that it is placing the order and does not close meanwhile', async () => {
  const { user, fake, state } = await open();
  fake.services.shop.createShipment = () => new Promise(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Place order, ₹470' }));
  expect(await screen.findByRole('button', { name: 'Placing order' })).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(state().checkout.status).toBe('placing');
});
