import { createShipmentRequest, type CreateShipmentRequest } from '@/domain/contracts/shipment';
import { refuse, type Answer } from '../http/answer';
import type { Identity } from '../http/identity';
import { postAsPerson, type Call, type Route } from '../http/route';
import type { KeyedQueue } from '../keyedQueue';
import type { FindOffer } from '../offers/findOffer';
import { bookShipment, LEASE, type BookingDeps } from '../shipment/bookShipment';
import type { OrderRequest } from './decideOrder';
import { orderAnswer, refusalAnswer } from './orderAnswers';
import { placeOrder } from './placeOrder';
import { requestHash } from './requestHash';
import { wantedLines } from './wantedLines';

export interface CreateShipmentDeps extends BookingDeps {
  findOffer: FindOffer;
  queue: KeyedQueue;
}

/** Firestore's code for a transaction that lost every race. */
const ABORTED = 10;

function orderRequest(body: CreateShipmentRequest, who: Identity, now: Date): OrderRequest {
  return {
    ...{ body, now },
    requestHash: requestHash(body),
    wanted: wantedLines(body),
    who: { uid: who.uid, email: who.email },
    bookingUntil: new Date(now.getTime() + LEASE),
  };
}

async function createOrder(
  deps: CreateShipmentDeps,
  { body, requestId }: Call<CreateShipmentRequest>,
  who: Identity,
): Promise<Answer> {
  const request = orderRequest(body, who, deps.now());
  if (request.wanted.length === 0) {
    return refuse(400, 'bad_request', 'products must not be empty', { field: 'products' });
  }
  const offer = body.coupon_code ? await deps.findOffer(body.coupon_code) : undefined;
  const decision = await placeOrder(await deps.db(), deps.queue, request, offer?.id ?? null);
  if (decision.kind === 'replay') return orderAnswer(decision.order);
  if (decision.kind !== 'place') return refusalAnswer(decision);
  const { orderId, amounts } = decision.order;
  deps.log('order.placed', { requestId, orderId, finalTotal: amounts.finalTotal });
  return orderAnswer(await bookShipment(deps, decision.order));
}

/**
 * POST /api/nimbus/create-shipment: a cash-on-delivery order, and its shipment. The order stands from the moment its
 * transaction commits; what the courier says after that never fails the call.
 */
export function createShipment(deps: CreateShipmentDeps): Route {
  return postAsPerson({
    path: '/api/nimbus/create-shipment',
    schema: createShipmentRequest,
    async handle(call, who) {
      try {
        // The same order twice at once waits for the first, and so gets the same answer.
        return await deps.queue.run([`order:${call.body.order_id}`], () => createOrder(deps, call, who));
      } catch (error) {
        if ((error as { code?: unknown }).code !== ABORTED) throw error;
        return refuse(503, 'busy', 'Many people are ordering right now. Please try again.');
      }
    },
  });
}
