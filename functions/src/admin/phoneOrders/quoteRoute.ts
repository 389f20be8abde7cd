import { phoneQuoteRequest, type PhoneQuoteRequest } from '@/domain/contracts/adminOrders/phoneOrders';
import type { PhoneQuoteResponse } from '@/domain/contracts/adminOrders/phoneOrders';
import { EMPTY_ADDRESS, type Address } from '@/domain/addresses/address';
import { toRupees } from '@/domain/money/money';
import { couponMessage } from '@/domain/offers/couponMessage';
import { methodProblem } from '@/domain/pricing/fees';
import { draftOrder, priceRequest, type OrderFacts, type OrderRequest } from '../../orders/draftOrder';
import { readOrderFacts } from '../../orders/readOrderFacts';
import { cartLines } from '../../pricing/cartLines';
import { figures } from '../../pricing/figures';
import { ok, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { unknownCustomer } from './answers';
import { personOf, type Person } from './person';
import { messages } from './messages';

/** The address of a quote: nothing goes there yet. */
const NOWHERE: Address = { ...EMPTY_ADDRESS, isDefault: false, createdAt: '' };
/** No order has this id, and no courier serves this PIN code: the transaction reads documents that are not there. */
const NO_ORDER = 'quote';
const NO_PINCODE = '000000';

function requestOf(
  body: PhoneQuoteRequest,
  { uid, email }: Person,
  { now, takesOnline }: Pick<OrderRequest, 'now' | 'takesOnline'>,
): OrderRequest {
  const { phone, cartItems, couponCode, paymentMethod } = body;
  return {
    orderId: NO_ORDER,
    requestHash: '',
    wanted: cartLines(cartItems),
    couponCode,
    paymentMethod,
    holdsUnpaid: false,
    who: { uid, email },
    phone,
    pincode: NO_PINCODE,
    takesOnline,
    now,
    findAddress: () => ({ ...NOWHERE, phone }),
    wrongSum: () => null,
  };
}

/** The reason for which the order would be refused, besides changes and coupon; empty without one. */
function problemOf(request: OrderRequest, facts: OrderFacts): string {
  if (facts.hasTombstone) return messages.beingDeleted;
  const draft = draftOrder(request, facts);
  if (draft.kind === 'limit_reached') return draft.message;
  return draft.kind === 'draft' ? (methodProblem(draft.quote.finalTotal, request.paymentMethod) ?? '') : '';
}

async function quoteCart(deps: AdminDeps, body: PhoneQuoteRequest): Promise<Answer> {
  const db = await deps.db();
  const person = await personOf(db, { ...body, email: '' });
  if (!person) return unknownCustomer();
  const takesOnline = deps.takesOnlinePayments();
  const request = requestOf(body, person, { now: deps.now(), takesOnline });
  const offerId = body.couponCode ? await deps.offers.idOf(body.couponCode) : null;
  const facts = await db.runTransaction((transaction) => readOrderFacts(db, transaction, request, offerId), {
    readOnly: true,
  });
  const { lines, changes, sums } = priceRequest(request, facts);
  const answer: PhoneQuoteResponse = {
    success: true,
    ...figures(sums, changes),
    lines: lines.map(({ id, sku, unitPrice, quantity }) => ({
      id,
      sku,
      price: toRupees(unitPrice),
      quantity,
    })),
    couponMessage: sums.coupon ? couponMessage(sums.coupon) : '',
    problem: problemOf(request, facts),
  };
  return ok({ ...answer });
}

/** POST /api/admin/phone-orders/quote: the sums of a cart for a customer, by the checkout's own rules; writes nothing. */
export function phoneQuoteRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/phone-orders/quote',
    right: 'orders.create',
    schema: phoneQuoteRequest,
    handle: ({ body }) => quoteCart(deps, body),
  });
}
