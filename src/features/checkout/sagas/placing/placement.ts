import type { SagaGenerator } from 'typed-redux-saga';
import type { Address } from '@/domain/addresses/address';
import type { giftOf } from '@/domain/cart/extras';
import type { CartItem } from '@/domain/cart/cart';
import type { Amounts } from '@/domain/pricing/pricing';
import type { CallFailure, Services, SignedInUser } from '@/services';

/** An order whose price the server has confirmed. */
export interface AgreedOrder {
  orderId: string;
  user: SignedInUser;
  address: Address;
  items: CartItem[];
  couponCode: string;
  amounts: Amounts;
  /** Rupees of store credit that it uses. */
  storeCredit: number;
  /** The gift options; absent if it is no present. */
  gift?: ReturnType<typeof giftOf>;
  /** The SKU of its free sample; empty without one. */
  sample: string;
}

/** A placed order, as other features see it. */
export type PlacedOrder = Pick<AgreedOrder, 'orderId' | 'items' | 'couponCode' | 'amounts'>;

export type Placement =
  /** The order is placed. Its id may differ from the requested one. */
  | { kind: 'placed'; orderId: string; message: string }
  /** No order was placed, as far as the browser knows. The same order id can be sent again. */
  | { kind: 'failed'; failure: CallFailure }
  /** Not paid, as far as the browser knows. The same payment can be tried again. */
  | { kind: 'unpaid'; why: 'dismissed' | 'failed' | 'not_offered' }
  /** Money may have moved, but the server has not confirmed it. */
  | { kind: 'unconfirmed'; why: 'refused' | 'pending' }
  /** Paid without an order: the money goes back, for the reason in the message. */
  | { kind: 'refunded'; orderId: string; message: string };

/** Places an order with one payment method. */
export type PaymentStrategy = (services: Services, order: AgreedOrder) => SagaGenerator<Placement>;

/** Returns the id of the already paid order when the server refused a new one because of it. */
export function paidOrderOf(failure: CallFailure): string | undefined {
  return failure.kind === 'refused' && failure.code === 'already_paid' ? failure.orderId : undefined;
}
