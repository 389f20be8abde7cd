import { claimRequest, type ClaimResponse, type ClaimsResponse } from '@/domain/contracts/orders/undelivered';
import { changesBetween } from '@/domain/records/audit';
import { formatPaise } from '@/domain/money/money';
import { markTroubleSeen } from '@/domain/orders/shipment/parcelTrouble';
import { decideClaim, noLoss, type Claim, type ClaimDecision } from '@/domain/orders/undelivered/claim';
import { lostParcel } from '@/domain/orders/returnDesk/lossBack';
import { noSuchOrder } from '../../orders/orderAnswers';
import { writeOrder } from '../../orders/writeOrder';
import { writeAudit } from '../../platform/audit';
import { findOrder } from '../../platform/firestore/findOrder';
import { claimRef, orderRef } from '../../platform/firestore/refs';
import { inTransaction, readTogether } from '../../platform/firestore/transaction';
import { ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { actionRoute } from '../orders/actionRoute';
import { refuseAction } from '../orders/changeOrder';
import { readClaimsOf } from './readUndelivered';

/** The fields of a claim in the audit log, without its note. */
const audited = ({ awb, amount, status }: Claim) => ({
  awb,
  claimed: formatPaise(amount),
  claim: status,
});

/** POST /api/admin/orders/{id}/claim: makes or changes the claim for a lost parcel. */
const writeRoute = (deps: AdminDeps): Route =>
  actionRoute(deps, {
    path: '/api/admin/orders/{id}/claim',
    right: 'parcels.replace',
    name: 'order.claimed',
    schema: claimRequest,
    async handle(action, { awb, ...input }) {
      const { orderId, context, name } = action;
      const db = await deps.db();
      const decided = await inTransaction<ClaimDecision | null>(db, async (transaction) => {
        const [found, stored] = await readTogether(transaction, orderRef(db, orderId), claimRef(db, awb));
        const order = found?.data();
        if (!order) return null;
        const known = stored?.data() ?? null;
        // The order forgets a parcel back that turned up, or that another return replaced; its claim goes on.
        const loss = lostParcel(order, awb) ?? (known?.orderId === orderId ? known : null);
        if (!loss) return noLoss(orderId);
        const decision = decideClaim({ loss, orderId, known }, input, context.now);
        if (decision.kind !== 'done') return decision;
        transaction.set(claimRef(db, awb), decision.claim);
        // The team deals with the loss, so it no longer waits to be seen.
        const seen = loss.isBack ? order : markTroubleSeen(order, context.now.toISOString());
        if (seen !== order) writeOrder(db, transaction, order, seen);
        const changes = changesBetween(known ? audited(known) : {}, audited(decision.claim));
        writeAudit(db, transaction, context, { action: name, target: `orders/${orderId}`, changes });
        return decision;
      });
      if (!decided) return noSuchOrder();
      if (decided.kind === 'refused') return refuseAction(deps, action, decided);
      const { claim, message } = decided;
      return ok({ success: true, message, claim } satisfies ClaimResponse);
    },
  });

/** GET /api/admin/orders/{id}/claims */
const readRoute = (deps: AdminDeps): Route =>
  getAsAdmin({
    path: '/api/admin/orders/{id}/claims',
    right: 'orders.read',
    async handle({ params: { id = '' } }) {
      const db = await deps.db();
      const order = await findOrder(db, id);
      if (!order) return noSuchOrder();
      return ok({ success: true, claims: await readClaimsOf(db, order) } satisfies ClaimsResponse);
    },
  });

export const claimRoutes = (deps: AdminDeps): Route[] => [writeRoute(deps), readRoute(deps)];
