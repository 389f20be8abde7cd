import { MAX_NOTE } from '@/domain/admin/adminOrder';
import { refundReturnRequest } from '@/domain/contracts/adminOrders/returns';
import { toPaise } from '@/domain/money/money';
import {
  decideReturnRefund,
  refundsToCredit,
  returnRefundNote,
  withReturnRefund,
} from '@/domain/orders/returnDesk/refund';
import type { Route } from '../../platform/http/route';
import { findOrder } from '../../platform/firestore/findOrder';
import { noSuchOrder } from '../../orders/orderAnswers';
import type { AdminDeps } from '../deps';
import { refundOrder } from '../orders/refundRoute';
import { returnStepRoute } from './returnStepRoute';

/**
 * POST /api/admin/returns/{id}/refund: refunds what a judged return is worth, by the way that every refund goes. The sum is the
 * shop's own; the caller names the one that was seen, so that nobody sends another.
 */
export const returnRefundRoute = (deps: AdminDeps): Route =>
  returnStepRoute(deps, {
    step: 'refund',
    schema: refundReturnRequest,
    async handle(action, { refundId, amount, reference }) {
      const order = await findOrder(await deps.db(), action.orderId);
      if (!order) return noSuchOrder();
      // A judged return does not change any more, so the note may use the order that was read before.
      const note = returnRefundNote(order).slice(0, MAX_NOTE);
      return refundOrder(
        deps,
        action,
        { refundId, amount, note, settles: false, reference, refundTo: 'source' },
        {
          prepare: (current) => decideReturnRefund(current, toPaise(amount)),
          note: (current) => withReturnRefund(current, refundId),
          asCredit: refundsToCredit,
        },
      );
    },
  });
