import { DAY_MS, MINUTE_MS } from '@/domain/time/calendar';
import { reserve, showStock, unitsOf, type StoredUnits } from '@/domain/catalogue/stock';
import { formatRupees } from '@/domain/money/money';
import { addMs } from '@/domain/time/addMs';
import { MIN_REFUND, isPaidOnline } from '@/domain/payments/refund/refundable';
import { withNote } from '../order/note';
import { BY_SHOP, type Order } from '../order/order';
import type { PrepayLink } from '../order/prepay';
import type { EditedFields, WaitingEdit } from '../order/waitingEdit';
import type { ReservationUpdate } from '../stock/reservations';
import type { Edited } from './decideEdit';
import type { EditFacts } from './facts';
import { notes } from './messages';

/** Milliseconds until the payment page of a dearer edit expires; its units are reserved as long. */
export const EDIT_PAGE_MS = DAY_MS;
/** Milliseconds after expiry in which a payment may still be reported. */
const GRACE_MS = 15 * MINUTE_MS;
/** Payment pages of one order. */
export const MAX_EDIT_PAGES = 30;

/** Whether an edit needs a further payment. A difference below ₹1 is not charged. */
export const isDearer = (before: Order, { difference }: Edited): boolean =>
  isPaidOnline(before) && difference >= MIN_REFUND;

/** The units in `more` beyond those in `less`. */
function unitsBeyond(more: StoredUnits, less: StoredUnits): StoredUnits {
  const others = unitsOf(less);
  const left = [...unitsOf(more)].map(([sku, units]) => [sku, units - (others.get(sku) ?? 0)] as const);
  return Object.fromEntries(left.filter(([, units]) => units > 0));
}

function fieldsOf({
  lines,
  amounts,
  couponCode,
  address,
  deliverBy,
  offerId,
  reservedFrom,
}: Order): EditedFields {
  return {
    lines,
    amounts,
    couponCode,
    address,
    ...(deliverBy ? { deliverBy } : {}),
    ...(offerId ? { offerId } : {}),
    ...(reservedFrom ? { reservedFrom } : {}),
  };
}

const plus = (a: StoredUnits, b: StoredUnits): StoredUnits => {
  const units = new Map(unitsOf(a));
  for (const [sku, count] of unitsOf(b)) units.set(sku, (units.get(sku) ?? 0) + count);
  return Object.fromEntries(units);
};

/** The unchanged order, with the edit that waits for its payment and the units reserved for it. */
export function holdEdit(
  { order: before, levels, products }: EditFacts,
  { order: after, taken: takes, words }: Edited,
  { id, link, pages }: { id: string; link: PrepayLink; pages: number },
  now: Date,
): { order: Order; reservations: ReservationUpdate } {
  const taken = reserve(levels, unitsOf(takes));
  if (!taken.ok) throw new Error(`${before.orderId} has an edit whose units are not there`);
  const gives = unitsBeyond(plus(before.reserved, takes), after.reserved);
  const from = products
    .filter(({ variants }) => variants.some(({ sku }) => (takes[sku] ?? 0) > 0 || (gives[sku] ?? 0) > 0))
    .map((product) => product.id);
  const what = words.join(' ');
  const waitingEdit: WaitingEdit = {
    id,
    at: now.toISOString(),
    seen: before.edits?.length ?? 0,
    what,
    link,
    takes,
    gives,
    from,
    after: fieldsOf(after),
    dueAt: addMs(new Date(link.expiresAt), GRACE_MS),
  };
  const note = notes.toPay(formatRupees(link.amount), what);
  const touched = products.filter(({ variants }) => variants.some(({ sku }) => (takes[sku] ?? 0) > 0));
  return {
    order: withNote({ ...before, waitingEdit, editPages: pages }, BY_SHOP, note, now),
    reservations: {
      levels: taken.levels,
      products: touched.map((product) => showStock(product, taken.levels)),
      coupon: null,
    },
  };
}
