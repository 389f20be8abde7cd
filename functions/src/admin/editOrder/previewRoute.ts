import {
  editPreviewRequest,
  type EditPreviewRequest,
  type EditPreviewResponse,
} from '@/domain/contracts/adminOrders/editOrder';
import { isDocumentId } from '@/domain/records/documentId';
import { toRupees } from '@/domain/money/money';
import { decideEdit, type EditDecision } from '@/domain/orders/edit/decideEdit';
import type { Order } from '@/domain/orders/order/order';
import { noSuchOrder } from '../../orders/orderAnswers';
import { orderRef } from '../../platform/firestore/refs';
import { ok, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { findCourierProblem } from '../phoneOrders/courierProblem';
import { readEditFacts } from './readEditFacts';
import { requestedEdit } from './requestedEdit';

/** No edit has this id: a preview writes nothing. */
const NO_EDIT = '';

function answerOf(order: Order, decision: EditDecision, courierProblem: string): EditPreviewResponse {
  if (decision.kind === 'edited') {
    const { amounts, couponCode } = decision.order;
    return {
      success: true,
      ...amounts,
      couponCode,
      difference: toRupees(decision.difference),
      what: decision.words,
      couponMessage: decision.couponProblem,
      problem: courierProblem,
      isStale: false,
    };
  }
  const isIdle = decision.kind === 'refused' && decision.code === 'nothing_changed';
  return {
    success: true,
    ...order.amounts,
    couponCode: order.couponCode,
    difference: 0,
    what: [],
    couponMessage: '',
    problem: decision.kind === 'refused' && !isIdle ? decision.message : '',
    isStale: decision.kind === 'refused' && decision.code === 'changed_since',
  };
}

async function preview(deps: AdminDeps, orderId: string, body: EditPreviewRequest): Promise<Answer> {
  const db = await deps.db();
  const request = requestedEdit(body, {
    id: NO_EDIT,
    total: null,
    takesOnline: deps.takesOnlinePayments(),
    now: deps.now(),
  });
  const decided = await db.runTransaction(
    async (transaction) => {
      const order = (await transaction.get(orderRef(db, orderId))).data();
      if (!order) return null;
      return { order, decision: decideEdit(await readEditFacts(db, transaction, order, request), request) };
    },
    { readOnly: true },
  );
  if (!decided) return noSuchOrder();
  const { order, decision } = decided;
  const { pincode } = request.address;
  const isMoved = decision.kind === 'edited' && pincode !== order.address.pincode;
  const refusal = isMoved ? await findCourierProblem(deps, pincode, order.paymentMethod) : null;
  return ok({ ...answerOf(order, decision, refusal?.body.message ?? '') });
}

/** POST /api/admin/orders/{id}/edit/preview: what an edit would cost or refund, by today's rules; writes nothing. */
export function editPreviewRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/orders/{id}/edit/preview',
    right: 'orders.edit',
    schema: editPreviewRequest,
    handle: ({ params: { id = '' }, body }) =>
      isDocumentId(id) ? preview(deps, id, body) : Promise.resolve(noSuchOrder()),
  });
}
