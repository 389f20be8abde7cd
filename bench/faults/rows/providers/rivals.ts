import { type Reply } from '../../../../local/endpoints/testing/calls/shopClient';
import { signedEvent } from '../../../../local/razorpay/events';
import { razorpayKeys } from '../../../../local/stack/settings';
import { type Purchase, sendWebhook } from '../../purchase';
import { type GatedShop } from '../../gated';

/** A request that conflicts with the booking of an order's parcel. */
export interface Rival {
  name: string;
  /** Whether the order was paid online. */
  paid: boolean;
  act: (shop: GatedShop, purchase: Purchase) => Promise<Reply | null>;
  /** The required result: the order's status, and the refund in paise. */
  ends: 'cancelled' | 'stands';
  back: number;
}

/** The total of one ₹300 product with the prepaid discount, in paise. */
const PAID_PAISE = 28_500;
const PART_PAISE = 10_000;

/** A full refund made in the Razorpay dashboard, with its webhook. */
async function refundInDashboard(shop: GatedShop, purchase: Purchase): Promise<Reply | null> {
  const refund = await shop.razorpay.refund(purchase.paymentId);
  const payment = (await shop.razorpay.payments()).find(({ id }) => id === purchase.paymentId);
  if (!payment) throw new Error('The payment was not found');
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
    name: 'the shopper cancels a paid order',
    paid: true,
    ends: 'cancelled',
    back: PAID_PAISE,
    act: (_, purchase) => purchase.cancel(),
  },
  {
    name: 'the shop cancels',
    paid: true,
    ends: 'cancelled',
    back: PAID_PAISE,
    act: ofAdmin('cancel', { reason: 'Broken in our store room' }),
  },
  {
    name: 'the payment is refunded in the Razorpay dashboard',
    paid: true,
    ends: 'cancelled',
    back: PAID_PAISE,
    act: refundInDashboard,
  },
  {
    name: 'the shop refunds a part',
    paid: true,
    ends: 'stands',
    back: PART_PAISE,
    act: ofAdmin('refund', {
      refundId: 'part-of-it',
      amount: PART_PAISE / 100,
      note: 'For the dent in the box',
    }),
  },
];
