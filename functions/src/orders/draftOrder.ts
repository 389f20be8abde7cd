import type { Address } from '@/domain/addresses/address';
import {
  priceCart,
  type PricedCart,
  type PricedLine,
  type CatalogueItems,
  type RequestedLine,
} from '@/domain/cart/pricedCart';
import { cartSettingsFrom, isWrapAt, wrapRupees, type CartSettings } from '@/domain/cart/cartSettings';
import { giveSample, goodsOf, type LostSample, type Sample } from '@/domain/cart/sample';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import type { CartPayment } from '@/domain/contracts/orders/payment';
import type { LineChange } from '@/domain/cart/lineChanges';
import { promisedDay, type DeliveryDate } from '@/domain/orders/shipment/deliveryDate';
import { usesIn, type CouponOutcome, type PersonUses } from '@/domain/offers/coupons';
import type { ReservationUpdate } from '@/domain/orders/stock/reservations';
import { dayInIndia } from '@/domain/time/india';
import type { CreditAccount } from '@/domain/credit/account';
import { ZERO, type Paise } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import { countUse } from '@/domain/offers/uses';
import type { Order, PhoneOrder, Reservation } from '@/domain/orders/order/order';
import { allReplacedBy } from '@/domain/payments/settlement/replaced';
import type { PaymentMethod } from '@/domain/pricing/fees';
import { findRefusal, type Breach } from '@/domain/orders/limits/findBreach';
import { quote, type Quote } from '@/domain/pricing/pricing';
import { reserve, showStock, storedUnits, unitsTaken, type Units } from '@/domain/catalogue/stock';
import { pricedUnits } from '../pricing/figures';
import { drawForOrder, type DrawnCredit } from './drawForOrder';
import type { BuyerFacts } from '../limits/buyers';
import { describeBreach } from '../limits/describeBreach';

/** Fields of every request for an order. */
export interface OrderRequest {
  orderId: string;
  requestHash: string;
  wanted: readonly RequestedLine[];
  couponCode: string;
  paymentMethod: PaymentMethod;
  /** Whether the order will wait for its payment. */
  holdsUnpaid: boolean;
  who: { uid: string; email: string };
  /** The team member who places it for the shopper; absent for the shopper's own order. */
  byTeam?: Pick<PhoneOrder, 'placedBy' | 'hasNoAccount'>;
  /** Ten digits, from the address that the request names. */
  phone: string;
  /** Of the address that the order goes to. */
  pincode: string;
  /** Whether the shop takes online payments. */
  takesOnline: boolean;
  now: Date;
  /** The id of the shopper's open payment that this call has closed; absent for none. */
  closed?: string;
  /** The saved address that the request names. */
  findAddress: (saved: readonly Address[]) => Address | undefined;
  /** Store credit that the order takes, as the shopper saw it; absent without any. */
  storeCredit?: Paise;
  /** The present that it is, with the rupees that the shopper saw its wrap cost; absent otherwise. */
  gift?: CartPayment['gift'];
  /** The SKU of the free sample that comes with it; absent without one. */
  sample?: string | undefined;
  /** The first amount of the request that differs from the shop's; null when all agree. */
  wrongSum: (sums: Quote) => string | null;
}

/** The documents that the transaction has read. */
export interface OrderFacts extends PersonUses {
  /** Whether the person's account is being deleted; a token may outlive it. */
  hasTombstone: boolean;
  existing: Order | null;
  /** The person's own order that was last begun online, in any state. */
  begun: Order | null;
  addresses: readonly Address[];
  catalogue: CatalogueItems;
  /** Of every SKU that the lines take. */
  levels: readonly StockLevel[];
  offer: Offer | undefined;
  buyer: BuyerFacts;
  /** Read only where credit is asked for. */
  credit?: CreditAccount | undefined;
  /** Read only where the order is wrapped or has a free sample. */
  cartSettings?: CartSettings | undefined;
  /** When the courier says it delivers there; absent when it was not asked. */
  deliveryDate?: Partial<DeliveryDate> | undefined;
}

/** A possible order: what it reserves and costs. */
export interface Draft {
  kind: 'draft';
  address: Address;
  lines: PricedLine[];
  quote: Quote;
  reserved: Reservation;
  reservations: ReservationUpdate;
  /** The store credit that it takes; null without any. */
  drawn: DrawnCredit | null;
  /** The free sample that comes with it; null without one. */
  sample: Sample | null;
  /** The promised day of delivery; empty when none is known. */
  deliverBy: string;
  /** The expired orders that it replaces, so that a late payment of those goes back. */
  replaced: readonly Order[];
}

export type DraftRefusal =
  | { kind: 'account_deleted' }
  | { kind: 'unknown_address' }
  | { kind: 'changed'; changes: LineChange[]; quote: Quote }
  | { kind: 'coupon_refused'; outcome: CouponOutcome; quote: Quote }
  | { kind: 'sums_differ'; field: string; quote: Quote }
  | { kind: 'credit_changed'; available: Paise }
  | { kind: 'gift_wrap_changed'; wrap: number | null }
  | { kind: 'sample_changed'; lost: LostSample }
  | { kind: 'limit_reached'; breach: Breach; message: string };

/** The lines of a request at today's prices, as far as stock goes, with their sums. */
export function priceRequest(
  { wanted, couponCode, paymentMethod, gift, now }: OrderRequest,
  facts: OrderFacts,
): PricedCart & { sums: Quote } {
  const { catalogue, levels, offer } = facts;
  const cart = priceCart(wanted, catalogue, levels, dayInIndia(now));
  const sums = quote({
    lines: pricedUnits(cart.lines),
    coupon: couponCode ? { code: couponCode, offer } : null,
    paymentMethod,
    context: { ...usesIn(facts), now },
    giftWrap: gift?.wrap === undefined ? null : facts.cartSettings?.wrapPaise,
  });
  return { ...cart, sums };
}

/** Prices a request and reserves its stock, or says why there can be no order. */
export function draftOrder(request: OrderRequest, facts: OrderFacts): Draft | DraftRefusal {
  const { orderId, closed, now } = request;
  const { catalogue, levels } = facts;
  const address = request.findAddress(facts.addresses);
  if (!address) return { kind: 'unknown_address' };
  const wrap = request.gift?.wrap;
  const settings = facts.cartSettings ?? cartSettingsFrom(undefined);
  if (wrap !== undefined && !isWrapAt(settings, wrap)) {
    return { kind: 'gift_wrap_changed', wrap: wrapRupees(settings) };
  }

  const { lines, changes, sums } = priceRequest(request, facts);
  if (changes.length > 0) return { kind: 'changed', changes, quote: sums };
  if (sums.coupon?.applied === false) return { kind: 'coupon_refused', outcome: sums.coupon, quote: sums };
  const field = request.wrongSum(sums);
  if (field) return { kind: 'sums_differ', field, quote: sums };

  const { finalTotal } = sums;
  const bought = unitsTaken(lines);
  const breach = breachOf(request, facts.buyer, { units: bought, finalTotal });
  if (breach) {
    const message = describeBreach(breach, lines, request.takesOnline);
    return { kind: 'limit_reached', breach, message };
  }
  const given = sampleFor(request, facts, { bought, sums });
  if (given && given.kind !== 'given') return { kind: 'sample_changed', lost: given };
  const sample = given?.sample ?? null;
  const units = sample ? withUnit(bought, sample.sku) : bought;
  // A sample counts towards the limits as well, because it takes stock.
  if (sample && breachOf(request, facts.buyer, { units, finalTotal })) {
    return { kind: 'sample_changed', lost: { kind: 'limit' } };
  }
  const drawn = drawForOrder(facts.credit, {
    orderId,
    uid: request.who.uid,
    asked: request.storeCredit ?? ZERO,
    total: finalTotal,
    method: request.paymentMethod,
    attempt: facts.existing?.history.length ?? 0,
    now,
  });
  if (drawn && 'kind' in drawn) return drawn;
  const taken = reserve(levels, units);
  if (!taken.ok) throw new Error('A priced cart holds more units than there are');
  const touched = [...catalogue.products.values()].filter((product) =>
    product.variants.some(({ sku }) => units.has(sku)),
  );
  const reservations: ReservationUpdate = {
    levels: taken.levels,
    products: touched.map((product) => showStock(product, taken.levels)),
    coupon: sums.coupon && countUse(sums.coupon.offer, facts.usedByShopper, 1),
  };
  const deliverBy = promisedDay(facts.deliveryDate, now);
  return {
    kind: 'draft',
    address,
    lines,
    quote: sums,
    reserved: storedUnits(units),
    reservations,
    drawn,
    sample,
    deliverBy,
    replaced: request.byTeam
      ? []
      : allReplacedBy(
          { orderId, closed, reserved: storedUnits(bought) },
          facts.begun,
          facts.buyer.account.orders,
        ),
  };
}

const withUnit = (units: Units, sku: string): Units => new Map([...units, [sku, (units.get(sku) ?? 0) + 1]]);

/** The free sample that the request asks for, from the stock that its lines leave; null where it asks for none. */
function sampleFor(
  { sample }: OrderRequest,
  { cartSettings, catalogue: { products }, levels }: OrderFacts,
  { bought, sums }: { bought: Units; sums: Quote },
) {
  if (sample === undefined) return null;
  const left = levels.map(({ sku, available }) => ({ sku, available: available - (bought.get(sku) ?? 0) }));
  const settings = cartSettings ?? cartSettingsFrom(undefined);
  return giveSample(sample, goodsOf(sums), settings, { products, levels: left });
}

/** The limit that forbids the order; null where none does. */
function breachOf(
  { paymentMethod, holdsUnpaid, now }: OrderRequest,
  buyer: BuyerFacts,
  order: { units: Units; finalTotal: Paise },
): Breach | null {
  return findRefusal({ ...order, paymentMethod, holds: holdsUnpaid, now }, buyer);
}
