import * as v from 'valibot';
import type { LineChange } from '../../cart/lineChanges';
import { isMailAddress, MAX_EMAIL } from '../../mail/outgoingMail';
import type { Amounts } from '../../pricing/pricing';
import { messages as fieldMessages } from '../../text/messages';
import {
  cartItems,
  couponCode,
  digits,
  orderIdIn,
  paymentMethod,
  rupees,
  savedAddress,
  text,
} from '../fields';
import { messages } from '../messages/adminOrders';

const { isDefault: _isDefault, createdAt: _createdAt, ...addressFields } = savedAddress.entries;
/** An address that the team typed. */
export const typedAddress = v.object(addressFields);

/** Empty for a person without an account. */
const uid = text('uid', 128);

const cart = { cartItems, couponCode, paymentMethod };

/** POST /api/admin/phone-orders/quote: a cart's price for a customer now. The phone may still be empty. */
export const phoneQuoteRequest = v.object({
  uid,
  phone: digits('phone', /^(\d{10})?$/, fieldMessages.wrongPhone),
  ...cart,
});
export type PhoneQuoteRequest = v.InferOutput<typeof phoneQuoteRequest>;

/** One line of the cart at the shop's present price. */
export interface PhoneQuoteLine {
  id: string;
  sku: string;
  /** Rupees a unit. */
  price: number;
  quantity: number;
}

/** The sums of the lines that can be sold now; `changes` says how they differ from those that were sent. */
export interface PhoneQuoteResponse extends Amounts {
  success: true;
  couponCode: string;
  freeItems: number;
  lines: PhoneQuoteLine[];
  changes: LineChange[];
  /** The coupon's effect, or the reason why it has none; empty without one. */
  couponMessage: string;
  /** The reason why the order would be refused, besides changes and coupon; empty where it would succeed. */
  problem: string;
}

/** POST /api/admin/phone-orders. The same orderId with the same body is the same order. */
export const phoneOrderRequest = v.object({
  orderId: orderIdIn('orderId'),
  /** Rupees; the total that the team quoted to the customer. */
  amount: rupees('amount'),
  uid,
  /** Only of a person without an account; may be empty. */
  email: v.pipe(
    text('email', MAX_EMAIL),
    v.check((value) => value === '' || isMailAddress(value), 'email must be one email address'),
  ),
  address: typedAddress,
  /** Presents are ordered in the shop only, so that the buyer reads the printed text. */
  gift: v.optional(v.never(messages.noGift)),
  sample: v.optional(v.never(messages.noSample)),
  ...cart,
});
export type PhoneOrderRequest = v.InferOutput<typeof phoneOrderRequest>;

/** POST /api/admin/customers/{id}/erase, for a person without an account. */
export interface EraseCustomerResponse {
  success: true;
  message: string;
}
