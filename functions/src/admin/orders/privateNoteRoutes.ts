import { decidePrivateNote, type NoteDecision, type OrderNotes } from '@/domain/admin/privateNotes';
import { refused } from '@/domain/orders/order/decision';
import { privateNoteRequest, type PrivateNotesResponse } from '@/domain/contracts/adminOrders/notes';
import { isDocumentId } from '@/domain/records/documentId';
import type { Order } from '@/domain/orders/order/order';
import { ok, type Answer } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import { inTransaction, readTogether } from '../../platform/firestore/transaction';
import { orderNotesRef, orderRef } from '../../platform/firestore/refs';
import { noSuchOrder } from '../../orders/orderAnswers';
import { byOf, writeAudit } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { actionRoute } from './actionRoute';
import { refuseAction } from './changeOrder';
import { messages } from './messages';

const PATH = '/api/admin/orders/{id}/private-notes';

/** The action's name in the audit log, by what was decided. */
const NAMES = {
  added: 'order.private_noted',
  changed: 'order.private_note_changed',
  removed: 'order.private_note_removed',
} as const;

const answerOf = ({ notes }: Pick<OrderNotes, 'notes'>): Answer =>
  ok({ success: true, notes } satisfies PrivateNotesResponse);

/** GET …/private-notes */
const readRoute = (deps: AdminDeps): Route =>
  getAsAdmin({
    path: PATH,
    right: 'orders.read',
    async handle({ params: { id = '' } }) {
      if (!isDocumentId(id)) return noSuchOrder();
      const db = await deps.db();
      const [order, stored] = await Promise.all([orderRef(db, id).get(), orderNotesRef(db, id).get()]);
      if (!order.exists) return noSuchOrder();
      return answerOf(stored.data() ?? { notes: [] });
    },
  });

/**
 * POST …/private-notes: adds, changes or removes a note of the caller. The transaction reads the order too, so that an account
 * that is being deleted gets no new note. The audit entry holds no word of the note, because it outlives the account.
 */
const writeRoute = (deps: AdminDeps): Route =>
  actionRoute(deps, {
    path: PATH,
    right: 'orders.note',
    name: 'order.private_noted',
    schema: privateNoteRequest,
    async handle(action, body) {
      const { orderId, context } = action;
      const db = await deps.db();
      const decided = await inTransaction<NoteDecision | null>(db, async (transaction) => {
        const ref = orderNotesRef(db, orderId);
        const [order, stored] = await readTogether(transaction, orderRef(db, orderId), ref);
        if (!order?.exists) return null;
        const { userId, erasedAt } = order.data() as Order;
        if (erasedAt) return refused('erased', messages.erased);
        const { notes } = stored?.data() ?? { notes: [] };
        const decision = decidePrivateNote(notes, body, byOf(context.who), context.now);
        if (decision.kind === 'refused' || decision.kind === 'known') return decision;
        transaction.set(ref, { orderId, userId, notes: decision.notes } satisfies OrderNotes);
        writeAudit(db, transaction, context, {
          action: NAMES[decision.kind],
          target: `orders/${orderId}`,
          changes: [],
        });
        return decision;
      });
      if (!decided) return noSuchOrder();
      return decided.kind === 'refused' ? refuseAction(deps, action, decided) : answerOf(decided);
    },
  });

/** Routes of an order's private notes. */
export const privateNoteRoutes = (deps: AdminDeps): Route[] => [readRoute(deps), writeRoute(deps)];
