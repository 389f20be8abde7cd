import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { amountsOf, quote } from '@/domain/pricing/pricing';
import { toPaise } from '@/domain/money/money';
import { ok } from '@/services';
import { couponMessage } from '@/domain/offers/couponMessage';
import { findOffer } from '@/domain/offers/coupons';
import { addressFormOpened } from '@/features/addresses';
import { creditLoaded } from '@/features/credit';
import { ConfirmHost, ToastHost } from '@/features/notifications';
import { someUnits } from '@/domain/offers/testing';
import { anAnswer, anItem, anOffer } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { closeTopLayer } from '@/ui';
import { checkoutClosed, checkoutRequested } from '..';
import CheckoutModal from './CheckoutModal';

const offers = [anOffer(), anOffer({ id: 'four', code: 'MIST100', title: 'Four or more', minProducts: 4 })];

/** Two serums of ₹200; the fake server computes like the shop. */
function shopper() {
  const fake = signedInShopper({ cart: [anItem({ price: 200, quantity: 2 })], offers });
  fake.services.shop.validateOffer = async ({ cartItems, couponCode, paymentMethod }) => {
    const sums = quote({
      lines: cartItems.map(({ price, quantity }) => someUnits(toPaise(price), quantity)),
      coupon: couponCode ? { code: couponCode, offer: findOffer(offers, couponCode) } : null,
      paymentMethod,
      context: { now: new Date(), usedByShopper: 0 },
    });
    const message = sums.coupon ? couponMessage(sums.coupon) : 'Free delivery';
    const success = sums.coupon?.applied !== false;
    return ok(anAnswer({ ...amountsOf(sums), success, message, couponCode }));
  };
  return fake;
}

async function open(fake = shopper()) {
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
  await screen.findByText('Free');
  return view;
}
const row = (label: string) => screen.getByText(label).parentElement;
const button = (name: string) => screen.findByRole('button', { name });

it('preselects Pay Online with 5% off and shows the total of each method', async () => {
  const { user } = await open();
  const [online, cash] = screen.getAllByRole('radio');
  expect(online).toHaveAccessibleName('Pay Online Extra 5% OFF Applied ₹380');
  expect(cash).toHaveAccessibleName('Cash on Delivery ₹70 delivery fee for orders below ₹500 ₹470');
  expect(screen.getByRole('radio', { name: /Pay Online/ })).toBeChecked();
  expect(row('Pay Online, 5%')).toHaveTextContent('−₹20');
  expect(screen.getByText('You save ₹20 on this order')).toBeVisible();
  expect(await button('Pay ₹380')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
  expect(await button('Place order, ₹470')).toBeVisible();
  expect(row('Subtotal')).toHaveTextContent('₹400');
  expect(row('Delivery')).toHaveTextContent('₹70');
  expect(row('Total')).toHaveTextContent('₹470');
});

it('marks a test payment, and says when online payment is not available', async () => {
  const fake = shopper();
  const config = { online: true, test: true, keyId: 'rzp_test_1', checkoutUrl: 'checkout.js' };
  fake.services.shop.paymentConfig = async () => ok(config);
  const view = await open(fake);
  expect(await screen.findByRole('radio', { name: /Test payment/ })).toBeChecked();
  view.unmount();

  fake.services.shop.paymentConfig = async () => ok({ ...config, online: false });
  view.fake.services.shop.paymentConfig = fake.services.shop.paymentConfig;
  const again = renderWithStore(<CheckoutModal />, { fake, sagas: shopSagas });
  await screen.findByText('Amla C Glow Serum');
  again.dispatch(checkoutRequested());
  expect(await button('Place order, ₹470')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Pay Online/ })).toBeNull();
});

it('applies a typed coupon and removes it again', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Coupon code'), ' glow10{Enter}');
  expect(await screen.findByText('Coupon Applied: 10% OFF!')).toBeVisible();
  expect(await screen.findByText('You save ₹58 on this order')).toBeVisible();
  expect(await button('Pay ₹342')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove GLOW10' }));
  expect(await button('Pay ₹380')).toBeVisible();
});

it('ignores the second click of a double click after the buttons have moved', async () => {
  const { user, state } = await open();
  await user.type(screen.getByLabelText('Coupon code'), 'glow10');
  const apply = await button('Apply');
  fireEvent.click(apply, { detail: 2 });
  expect(state().checkout).toMatchObject({ coupon: null, couponError: null });
  await user.click(apply);
  const remove = await button('Remove GLOW10');
  fireEvent.click(remove, { detail: 2 });
  expect(state().checkout.coupon?.code).toBe('GLOW10');
  await user.click(remove);
  expect(state().checkout.coupon).toBeNull();
});

it.each([
  ['NOPE', 'Invalid Coupon Code'],
  ['mist100', 'Need at least 4 products for this offer.'],
])('shows at the field what is wrong with %s', async (code, text) => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Coupon code'), `${code}{Enter}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText('Coupon code')).toHaveValue(code);
});

it('keeps the focus among the coupons when the pressed button disappears', async () => {
  const { user } = await open();
  await user.click(await button('View Coupons'));
  const group = screen.getByRole('region', { name: 'Coupon' });
  await user.click(await button('Apply GLOW10'));
  const remove = await button('Remove GLOW10');
  expect(group).toHaveFocus();
  await user.click(remove);
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  expect(group).toHaveFocus();
});

it('lists the coupons with the effect of each', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'View Coupons' }));
  const [glow, four] = within(screen.getByRole('list', { name: 'Coupons' })).getAllByRole('listitem');
  expect(glow).toHaveTextContent('Saves ₹40 now');
  expect(four).toHaveTextContent('Need at least 4 products for this offer.');
});

it('asks for confirmation before it closes', async () => {
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

it('shows an address form that was left open in the cart, and asks for it before the order', async () => {
  const { user, dispatch } = await open();
  act(() => void dispatch(addressFormOpened()));
  await user.click(await button('Pay ₹380'));
  expect(await screen.findByText(/^Please save the address/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save address' })).toHaveFocus();
  await user.click(await button('Cancel'));
  expect(screen.getByRole('button', { name: 'Change delivery address' })).toHaveFocus();
});

it('shows that the order is being placed and stays open', async () => {
  const { user, fake, state } = await open();
  fake.services.shop.createShipment = () => new Promise(() => undefined);
  await user.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
  await user.click(await button('Place order, ₹470'));
  expect(await button('Placing order')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Placing order', { selector: '[role="status"]' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(state().checkout.status).toBe('placing');
});

describe('while Razorpay’s checkout is open', () => {
  /** A provider whose checkout is a button outside our elements. */
  async function pay() {
    const fake = shopper();
    fake.services.shop.createPaymentOrder = async ({ orderId }) =>
      ok({ id: 'order_1', amount: 38_000, currency: 'INR', orderId, keyId: 'key' });
    fake.services.payment.pay = (_request, leave) =>
      new Promise((resolve) => {
        const theirs = document.body.appendChild(document.createElement('button'));
        theirs.textContent = 'Theirs';
        const end = () => {
          theirs.remove();
          resolve({ kind: 'dismissed' });
        };
        theirs.onclick = end;
        leave.addEventListener('abort', end);
        theirs.focus();
      });
    const view = await open(fake);
    await view.user.click(await button('Pay ₹380'));
    return { ...view, theirs: await button('Theirs') };
  }

  it('leaves focus, Tab and Escape to it and takes the focus back afterwards', async () => {
    const { user, theirs } = await pay();
    const ours = screen.getByRole('dialog', { name: 'Complete Your Purchase' });
    const layer = ours.closest('body > div') as HTMLElement;
    await waitFor(() => expect(layer.inert).toBe(true));
    expect(theirs.inert).toBeFalsy();
    await user.tab();
    expect(ours).not.toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await user.click(theirs);
    const again = await button('Pay ₹380');
    expect(layer.inert).toBe(false);
    expect(again).toHaveFocus();
    expect(again).toHaveAccessibleDescription(/^The payment was not completed/);
  });

  it('closes it when the shopper goes back', async () => {
    const { theirs } = await pay();
    act(() => void closeTopLayer());
    expect(await button('Pay ₹380')).toBeVisible();
    expect(theirs).not.toBeInTheDocument();
  });
});

it('offers cash on delivery only while a coupon makes an online payment impossible', async () => {
  const flat = anOffer({ id: 'flat', code: 'FLAT500', type: 'fixed', discount: 500 });
  const fake = signedInShopper({ cart: [anItem({ price: 200 })], offers: [flat] });
  fake.services.shop.validateOffer = async ({ couponCode, paymentMethod }) => {
    const online = paymentMethod === 'Pay Online';
    if (!couponCode) return ok(anAnswer({ subTotal: 200, finalTotal: online ? 190 : 270 }));
    const free = { subTotal: 200, discountAmount: 200, prepaidDiscount: 0, couponCode };
    return online
      ? ok(anAnswer({ ...free, success: false, code: 'not_payable_online', finalTotal: 0 }))
      : ok(anAnswer({ ...free, message: 'Coupon Applied: ₹500 OFF!', deliveryFee: 70, finalTotal: 70 }));
  };
  const { user } = await open(fake);
  await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'flat500');
  await user.click(await button('Apply'));
  expect(await button('Place order, ₹70')).toBeVisible();
  expect(screen.getByText('Coupon Applied: ₹500 OFF!')).toBeVisible();
  const online = screen.getByRole('radio', { name: /Pay Online/ });
  expect(online).toBeDisabled();
  expect(online.closest('label')).toHaveTextContent('There is nothing left to pay online.');
  await user.click(await button('Remove FLAT500'));
  expect(screen.getByRole('radio', { name: /Pay Online/ })).toBeEnabled();
});

it('says why the order would be refused before its button is pressed, and in the next checkout', async () => {
  const fake = shopper();
  const limit = 'Cash on Delivery is for orders up to ₹10,000. Please pay online instead.';
  const { validateOffer } = fake.services.shop;
  fake.services.shop.validateOffer = async (request) => {
    const answer = await validateOffer(request);
    const isCod = request.paymentMethod === 'Cash on Delivery';
    return answer.ok && isCod ? ok({ ...answer.value, limit }) : answer;
  };
  const { user, dispatch } = await open(fake);
  expect(screen.queryByText(limit)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
  expect(await screen.findByText(limit)).toBeVisible();
  expect(await button('Place order, ₹470')).toHaveAccessibleDescription(limit);
  act(() => void dispatch(checkoutClosed()));
  expect(screen.queryByText(limit)).toBeNull();
  act(() => void dispatch(checkoutRequested()));
  expect(await screen.findByText(limit)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Pay Online/ }));
  expect(screen.queryByText(limit)).toBeNull();
});

it('says what Pay Online would save where store credit pays for all of a cash order', async () => {
  const { user, dispatch } = await open();
  const balance = { spendable: 1000, held: 0, balance: 1000, isFrozen: false, lots: [], entries: [] };
  act(() => void dispatch(creditLoaded(balance)));
  await user.click(screen.getByRole('checkbox', { name: /store credit/ }));
  expect(screen.queryByText(/less of it/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
  expect(
    await screen.findByText(
      'Your credit pays for all of it. Choose Pay Online, and the order takes ₹90 less of it.',
    ),
  ).toBeVisible();
});

it('says nothing of it where some of a cash order is paid in cash', async () => {
  const { user, dispatch } = await open();
  const balance = { spendable: 100, held: 0, balance: 100, isFrozen: false, lots: [], entries: [] };
  act(() => void dispatch(creditLoaded(balance)));
  await user.click(screen.getByRole('checkbox', { name: /store credit/ }));
  await user.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
  expect(await screen.findByText('−₹100')).toBeVisible();
  expect(screen.queryByText(/less of it/)).toBeNull();
});
