import type { AddressForm } from '@/domain/addresses/address';
import type { CatalogueItems, RequestedLine } from '@/domain/cart/pricedCart';
import type { Product, StockLevel } from '@/domain/catalogue/catalogue';
import type { Offer } from '@/domain/offers/offer';
import type { CountedOrders } from '../limits/findBreach';
import type { Order } from '../order/order';

/** Some units of a line that stays; `line` is its index in the order, from 0. */
export interface KeptLine {
  line: number;
  quantity: number;
}

/** The requested order. Lines that are not among those kept are removed. */
export interface RequestedEdit {
  /** Made by the admin's browser; the same id is the same edit. */
  id: string;
  /** How many edits the order had when it was read. */
  seen: number;
  kept: readonly KeptLine[];
  added: readonly RequestedLine[];
  address: AddressForm;
  /** Rupees; the new total that the team quoted to the customer. Null for a preview. */
  total: number | null;
  /** Whether the shop takes online payments. */
  takesOnline: boolean;
  now: Date;
}

/** The documents that the transaction has read. */
export interface EditFacts {
  order: Order;
  /** The catalogue items of the order's lines and of the new ones. */
  catalogue: CatalogueItems;
  /** Of every SKU that the order has or takes. */
  levels: readonly StockLevel[];
  /** Every product whose stock may change. */
  products: readonly Product[];
  /** The offer whose coupon the order has; undefined without one, or when it is gone. */
  offer: Offer | undefined;
  usedByShopper: number;
  /** The customer's limits, and the orders that count towards them. */
  buyer: CountedOrders;
  /** The day of delivery that the courier promises at the new PIN code; empty when none is known. */
  deliverBy: string;
}
