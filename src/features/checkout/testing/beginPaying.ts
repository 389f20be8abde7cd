import type {
  CartPayment,
  CreateOrderResponse,
  VerifyPaymentResponse,
} from '@/domain/contracts/orders/payment';
import type { CreateShipmentRequest } from '@/domain/contracts/orders/shipment';
import { fail, ok, type CallFailure, type PaymentOutcome, type Result } from '@/services';
import { anAnswer, anItem } from '@/testing/builders';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested, orderPlaced } from '..';
import { checkoutActions } from '../checkoutSlice';

export const PAID: PaymentOutcome = {
  kind: 'paid',
  result: { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 's' },
};

/** A shopper with a serum of ₹300 in the checkout; a test can replace every answer. */
export async function beginPaying(fake = signedInShopper({ cart: [anItem({ price: 300 })] })) {
  const calls = { payments: [] as CartPayment[], shipments: [] as CreateShipmentRequest[], verified: 0 };
  const answers = {
    payment: null as Result<CreateOrderResponse, CallFailure> | null,
    outcome: PAID,
    verify: null as Result<VerifyPaymentResponse, CallFailure> | null,
  };
  const { shop, payment } = fake.services;
  shop.validateOffer = async () =>
    ok(anAnswer({ subTotal: 300, prepaidDiscount: 15, deliveryFee: 0, finalTotal: 285 }));
  shop.createPaymentOrder = async (request) => {
    calls.payments.push(request);
    const { orderId } = request;
    return answers.payment ?? ok({ id: 'order_1', amount: 28_500, currency: 'INR', orderId, keyId: 'key' });
  };
  shop.verifyPayment = async () => {
    calls.verified += 1;
    return (
      answers.verify ?? ok({ success: true, orderId: calls.payments.at(-1)?.orderId ?? '', message: '' })
    );
  };
  shop.createShipment = async (request) => {
    calls.shipments.push(request);
    return fail({ kind: 'network' });
  };
  payment.pay = async () => answers.outcome;
  const run = runSaga(shopSagas, fake.services);
  await run.advance(1000);
  run.dispatch(checkoutRequested());
  await run.advance(0);
  const pay = async () => {
    run.dispatch(checkoutActions.orderSubmitted());
    await run.advance(0);
  };
  const texts = () => run.state().notifications.toasts.map((toast) => toast.text);
  const purchases = () => run.actions.filter(orderPlaced.match).map(({ payload }) => payload);
  const ids = () => calls.payments.map(({ orderId }) => orderId);
  return { ...run, fake, calls, answers, pay, texts, purchases, ids };
}
