import type { SagaGenerator } from 'typed-redux-saga';
import type { Address } from '@/domain/address';
import type { CartItem } from '@/domain/cart';
import type { Amounts } from '@/domain/pricing';
import type { CallFailure, Services, SignedInUser } from '@/services';

/** An order that the server has agreed to the sums of. */
export interface AgreedOrder {
  orderId: string;
  user: SignedInUser;
  address: Address;
  items: CartItem[];
  couponCode: string;
  amounts: Amounts;
}

/** What others hear of an order that stands. */
export type PlacedOrder = Pick<AgreedOrder, 'orderId' | 'items' | 'couponCode' | 'amounts'>;

export type Placement =
  /** The order stands; its id may be another than was asked for. `items` is what it holds, as far as this call knows. */
  | { kind: 'placed'; orderId: string; items: CartItem[]; message: string }
  /** Nothing was ordered, as far as is known; the same order id may be sent again. */
  | { kind: 'failed'; failure: CallFailure }
  /** Not paid, as far as is known; the same payment can be tried again. */
  | { kind: 'unpaid'; why: 'dismissed' | 'failed' | 'not_offered' }
  /** Money may have moved, but the server does not confirm it. */
  | { kind: 'unconfirmed'; orderId: string; why: 'refused' | 'pending' | 'refund_due' };

/** What places an order in one way of paying. */
export type Placer = (services: Services, order: AgreedOrder) => SagaGenerator<Placement>;

/** The order that was paid for before, where that is why a new one was refused. */
export function paidOrderOf(failure: CallFailure): string | undefined {
  return failure.kind === 'refused' && failure.code === 'already_paid' ? failure.orderId : undefined;
}
