import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/calendar';
import type { CartItem } from '../cart/cart';
import type { BoughtLine } from '../cart/reorder';
import type { OrderStatus } from '../orders/order/order';

/** Hours that a cart rests before its owner is reminded of it. */
export const CART_REST_HOURS = 6;
/** Days after which a cart is too old to be reminded of, and an order to count as made lately. */
export const CART_WINDOW_DAYS = 7;
/** Days that the link of the mail shows the cart. */
export const CART_LINK_DAYS = 30;
/** Minutes between two checks of a cart. */
const LOOK_MINUTES = 60;

/** `mailChoices/{uid}`: whether a person wants a mail about a cart that they left, and the last one. */
export interface MailChoice {
  userId: string;
  /** Off until the person switches it on. */
  cartMails: boolean;
  /** ISO: when they last chose. */
  changedAt: string;
  /** ISO: the next check of their cart; null while it is off. */
  nextAt: string | null;
  /** The last mail; null before the first. */
  mailed: MailedCart | null;
  /** False once the person stopped the mails that ask for reviews; absent before. */
  reviewMails?: boolean;
}

export interface MailedCart {
  /** ISO. */
  at: string;
  lines: BoughtLine[];
  /** Whether that cart was emptied or ordered since, so that another one may get a mail. */
  isOver: boolean;
}

/** The choice as the person makes it now. The last mail stays, so that switching does not bring a second one for its cart. */
export function chooseCartMails(
  stored: MailChoice | undefined,
  userId: string,
  { cartMails, now }: { cartMails: boolean; now: Date },
): MailChoice {
  const at = now.toISOString();
  const isSame = stored?.cartMails === cartMails;
  return {
    userId,
    cartMails,
    changedAt: isSame ? stored.changedAt : at,
    nextAt: cartMails ? (isSame ? stored.nextAt : at) : null,
    mailed: stored?.mailed ?? null,
    ...(stored?.reviewMails === undefined ? {} : { reviewMails: stored.reviewMails }),
  };
}

/** The choice about mails that ask for reviews, which are on until it is made. */
export const chooseReviewMails = (
  stored: MailChoice | undefined,
  userId: string,
  { reviewMails, now }: { reviewMails: boolean; now: Date },
): MailChoice => ({
  ...(stored ?? chooseCartMails(undefined, userId, { cartMails: false, now })),
  reviewMails,
});

/** An order as far as a reminder of a cart depends on it. */
export interface CartOrder {
  /** ISO. */
  createdAt: string;
  status: OrderStatus;
  lines: readonly Pick<CartItem, 'id' | 'sku'>[];
}

/** Whether an order makes a reminder needless: one whose payment was opened and left is no purchase. */
export const isPurchase = ({ status }: Pick<CartOrder, 'status'>): boolean => status !== 'expired';

/** Whether an order is certainly made; while its payment is open it may still end without one. */
export const isMade = (order: Pick<CartOrder, 'status'>): boolean =>
  isPurchase(order) && order.status !== 'pending_payment';

export interface CartFacts {
  choice: MailChoice;
  cart: readonly CartItem[];
  /** ISO: when the document with the cart was last saved. */
  cartAt: string;
  /** The person's newest orders, of any age and status. */
  orders: readonly CartOrder[];
  now: Date;
}

const keyOf = ({ id, sku }: Pick<CartItem, 'id' | 'sku'>) => `${id}|${sku}`;

/** Whether the person ordered after saving the cart, or lately ordered an item still in it. */
function isBought({ cart, cartAt, orders, now }: CartFacts): boolean {
  const kept = new Set(cart.map(keyOf));
  const since = new Date(now.getTime() - CART_WINDOW_DAYS * DAY_MS).toISOString();
  const isInCart = ({ createdAt, lines }: CartOrder) =>
    createdAt > since && lines.some((line) => kept.has(keyOf(line)));
  return orders.filter(isPurchase).some((order) => order.createdAt >= cartAt || isInCart(order));
}

/**
 * Decides whether a cart gets its one mail, and returns the updated choice. The cart must have rested, none
 * of it may be bought, and no mail may have been sent since it was last empty or ordered.
 */
export function decideCartMail(facts: CartFacts): { choice: MailChoice; isDue: boolean } {
  const { choice, cart, cartAt, orders, now } = facts;
  const next = (ms: number) => new Date(ms).toISOString();
  const { mailed } = choice;
  const isOver =
    mailed !== null &&
    (mailed.isOver ||
      cart.length === 0 ||
      orders.some((order) => order.createdAt > mailed.at && isMade(order)));
  const later: MailChoice = {
    ...choice,
    nextAt: choice.cartMails ? next(now.getTime() + LOOK_MINUTES * MINUTE_MS) : null,
    mailed: mailed && { ...mailed, isOver },
  };
  const hasMail = mailed !== null && !isOver;
  if (!choice.cartMails || cart.length === 0 || hasMail || isBought(facts))
    return { choice: later, isDue: false };
  // Switching mails on does not send one at once.
  const restsSince = Math.max(Date.parse(cartAt), Date.parse(choice.changedAt));
  const dueAt = restsSince + CART_REST_HOURS * HOUR_MS;
  if (dueAt > now.getTime()) return { choice: { ...later, nextAt: next(dueAt) }, isDue: false };
  const isTooOld = now.getTime() - Date.parse(cartAt) > CART_WINDOW_DAYS * DAY_MS;
  return { choice: later, isDue: !isTooOld };
}

/** The choice once the mail is queued. */
export const cartMailed = (choice: MailChoice, lines: BoughtLine[], now: Date): MailChoice => ({
  ...choice,
  mailed: { at: now.toISOString(), lines, isOver: false },
});
