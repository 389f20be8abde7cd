import { claimRequest, type ClaimResponse, type ClaimsResponse } from '@/domain/contracts/undelivered';
import { changesBetween } from '@/domain/general/audit';
import { isDocumentId } from '@/domain/general/documentId';
import { formatPaise, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { markTroubleSeen } from '@/domain/orders/shipment/parcelTrouble';
import { decideClaim, noLoss, type Claim, type ClaimDecision } from '@/domain/orders/undelivered/claim';
import { noSuchOrder } from '../../orders/orderAnswers';
import { writeOrder } from '../../orders/writeOrder';
import { writeAudit } from '../../platform/audit';
import { claimRef, orderRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { ok } from '../../platform/http/answer';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { refuseAction, runOnOrder } from '../orders/changeOrder';
import { readClaims } from './readUndelivered';

const NAME = 'order.claimed';

/** What the audit log holds of a claim: no word of the note. */
const audited = ({ awb, amount, status }: Claim) => ({
  awb,
  claimed: formatPaise(amount as Paise),
  claim: status,
});

/** POST /api/admin/orders/{id}/claim: makes or changes the claim for a lost parcel. */
const writeRoute = (deps: AdminDeps): Route =>
  postAsAdmin({
    path: '/api/admin/orders/{id}/claim',
    right: 'parcels.replace',
    schema: claimRequest,
    handle: ({ requestId, params: { id: orderId = '' }, body: { awb, ...wish } }, who) =>
      runOnOrder(deps, orderId, async () => {
        const db = await deps.db();
        const context = { who, requestId, now: deps.now() };
        const decided = await inTransaction<ClaimDecision | null>(db, async (transaction) => {
          const [found, stored] = await transaction.getAll(orderRef(db, orderId), claimRef(db, awb));
          const order = found?.data() as Order | undefined;
          if (!order) return null;
          const loss = order.undelivered?.losses.find((one) => one.awb === awb);
          if (!loss) return noLoss(orderId);
          const known = (stored?.data() as Claim | undefined) ?? null;
          const decision = decideClaim({ loss, orderId, known }, wish, context.now);
          if (decision.kind !== 'done') return decision;
          transaction.set(claimRef(db, awb), decision.claim);
          // Somebody deals with the loss, so it no longer waits to be seen.
          const seen = markTroubleSeen(order, context.now.toISOString());
          if (seen !== order) writeOrder(db, transaction, order, seen);
          const changes = changesBetween(known ? audited(known) : {}, audited(decision.claim));
          writeAudit(db, transaction, context, { action: NAME, target: `orders/${orderId}`, changes });
          return decision;
        });
        if (!decided) return noSuchOrder();
        if (decided.kind === 'refused') return refuseAction(deps, { orderId, name: NAME, context }, decided);
        const { claim, message } = decided;
        return ok({ success: true, message, claim } satisfies ClaimResponse);
      }),
  });

/** GET /api/admin/orders/{id}/claims */
const readRoute = (deps: AdminDeps): Route =>
  getAsAdmin({
    path: '/api/admin/orders/{id}/claims',
    right: 'orders.read',
    async handle({ params: { id = '' } }) {
      if (!isDocumentId(id)) return noSuchOrder();
      const db = await deps.db();
      const order = (await orderRef(db, id).get()).data() as Order | undefined;
      if (!order) return noSuchOrder();
      const awbs = (order.undelivered?.losses ?? []).map(({ awb }) => awb).filter(Boolean);
      return ok({ success: true, claims: await readClaims(db, awbs) } satisfies ClaimsResponse);
    },
  });

export const claimRoutes = (deps: AdminDeps): Route[] => [writeRoute(deps), readRoute(deps)];
