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
  | { kind: 'placed'; message: string }
  /** Nothing was ordered, as far as is known; the same order id may be sent again. */
  | { kind: 'failed'; failure: CallFailure };

/** What places an order in one way of paying. */
export type Placer = (services: Services, order: AgreedOrder) => SagaGenerator<Placement>;
