import { type Reply } from '../../../local/endpoints/testing/shopClient';
import { signedEvent } from '../../../local/razorpay/events';
import { razorpayKeys } from '../../../local/stack/settings';
import { type Purchase, sendWebhook } from '../purchase';
import { type GatedShop } from '../gated';

/** A request that conflicts with the booking of an order's parcel. */
export interface Rival {
  name: string;
  /** Whether the order was paid online. */
  paid: boolean;
  act: (shop: GatedShop, purchase: Purchase) => Promise<Reply | null>;
  /** The required end of the order, and the paise to refund. */
  ends: 'cancelled' | 'stands';
  back: number;
}

/** Of one thing for ₹300, paid online. Paise. */
const WHOLE = 28_500;
const PART = 10_000;

/** A full refund made at Razorpay itself, with its webhook. */
async function giveBackByHand(shop: GatedShop, purchase: Purchase): Promise<Reply | null> {
  const refund = await shop.razorpay.refund(purchase.paymentId);
  const payment = (await shop.razorpay.payments()).find(({ id }) => id === purchase.paymentId);
  if (!payment) throw new Error('The payment is gone');
  return sendWebhook(
    shop,
    signedEvent('refund.processed', { payment, refund }, razorpayKeys.webhookSecret, 0),
  );
}

const ofAdmin =
  (action: string, body: object) =>
  (shop: GatedShop, { orderId }: Purchase) =>
    shop.admin(`orders/${orderId}/${action}`, body).catch(() => null);

export const RIVALS: readonly Rival[] = [
  {
    name: 'the shopper cancels',
    paid: false,
    ends: 'cancelled',
    back: 0,
    act: (_, purchase) => purchase.cancel(),
  },
  {
    name: 'the shopper cancels what was paid',
    paid: true,
    ends: 'cancelled',
    back: WHOLE,
    act: (_, purchase) => purchase.cancel(),
  },
  {
    name: 'the shop cancels',
    paid: true,
    ends: 'cancelled',
    back: WHOLE,
    act: ofAdmin('cancel', { reason: 'Broken in our store room' }),
  },
  {
    name: 'the payment is given back by hand',
    paid: true,
    ends: 'cancelled',
    back: WHOLE,
    act: giveBackByHand,
  },
  {
    name: 'the shop gives a part back',
    paid: true,
    ends: 'stands',
    back: PART,
    act: ofAdmin('refund', { refundId: 'part-of-it', amount: PART / 100, note: 'For the dent in the box' }),
  },
];
