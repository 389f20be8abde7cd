import type { AuditAction } from '@/domain/admin/audit/actions';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { changesBetween } from '@/domain/records/audit';
import { emptyRequest } from '@/domain/contracts/fields';
import { messageStatusRequest, replyRequest, type MessageAnswer } from '@/domain/contracts/admin/messages';
import { isDocumentId } from '@/domain/records/documentId';
import {
  decideAcknowledge,
  decideReply,
  decideStatus,
  type MessageDecision,
} from '@/domain/messages/inbox/decide';
import { receivedMail, replyMail } from '@/domain/messages/inbox/mails';
import type { StoredMessage } from '@/domain/messages/inbox/message';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { writeMail } from '../../gateways/mail/writeMail';
import { writeAudit, type AuditContext } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { messagesOf, withDeliveries } from './readMessages';
import { inTransaction } from '../../platform/firestore/transaction';
import { messages } from './messages';

const noSuchMessage = (): Answer => refuse(404, 'not_found', messages.noSuchMessage);

interface Work<Body> {
  id: string;
  body: Body;
  context: AuditContext;
}

interface Change<S extends v.GenericSchema> {
  /** The path after the message's id. */
  path: string;
  /** The action's name in the audit log. */
  name: AuditAction;
  schema: S;
  decide: (before: StoredMessage, work: Work<v.InferOutput<S>>) => MessageDecision;
  /** Writes the mails that go with the change. */
  send?: (
    within: { db: Firestore; transaction: Transaction },
    after: StoredMessage,
    work: Work<v.InferOutput<S>>,
  ) => void;
}

/**
 * The fields that the audit log compares. The text stays in the message, which is deleted with its writer's account.
 */
const auditedOf = ({ status, acknowledgedAt, replies }: StoredMessage) => ({
  status,
  acknowledgedAt,
  replies: replies.length,
});

/** POST /api/admin/messages/{id}/…: reads, decides and writes in one transaction. */
function changeMessageRoute<S extends v.GenericSchema>(deps: AdminDeps, change: Change<S>): Route {
  async function run(id: string, work: Work<v.InferOutput<S>>): Promise<Answer> {
    const db = await deps.db();
    const decided = await inTransaction(db, async (transaction) => {
      const ref = messagesOf(db).doc(id);
      const before = (await transaction.get(ref)).data();
      if (!before) return null;
      const decision = change.decide(before, work);
      if (decision.kind !== 'done') return decision;
      transaction.set(ref, decision.message);
      change.send?.({ db, transaction }, decision.message, work);
      const changes = changesBetween(auditedOf(before), auditedOf(decision.message));
      writeAudit(db, transaction, work.context, { action: change.name, target: `messages/${id}`, changes });
      return decision;
    });
    if (!decided) return noSuchMessage();
    if (decided.kind === 'refused') return refuse(409, decided.code, decided.text);
    const item = await withDeliveries(db, id, decided.message);
    return ok({ success: true, message: decided.text, item } satisfies MessageAnswer);
  }
  return postAsAdmin(deps, {
    path: `/api/admin/messages/{id}/${change.path}`,
    right: 'messages.answer',
    schema: change.schema,
    async handle({ params: { id = '' }, body }, context) {
      if (!isDocumentId(id)) return noSuchMessage();
      return deps.queue.run([`message:${id}`], () => run(id, { id, body, context }));
    },
  });
}

/** Routes for one message: read, move, acknowledge, reply. */
export function messageRoutes(deps: AdminDeps): Route[] {
  return [
    getAsAdmin({
      path: '/api/admin/messages/{id}',
      right: 'messages.answer',
      async handle({ params: { id = '' } }) {
        if (!isDocumentId(id)) return noSuchMessage();
        const db = await deps.db();
        const message = (await messagesOf(db).doc(id).get()).data();
        if (!message) return noSuchMessage();
        const item = await withDeliveries(db, id, message);
        return ok({ success: true, message: '', item } satisfies MessageAnswer);
      },
    }),
    changeMessageRoute(deps, {
      path: 'status',
      name: 'message.moved',
      schema: messageStatusRequest,
      decide: (before, { body, context }) => decideStatus(before, body.status, context.now, body.from),
    }),
    changeMessageRoute(deps, {
      path: 'acknowledge',
      name: 'message.acknowledged',
      schema: emptyRequest,
      decide: (before, { context }) => decideAcknowledge(before, context.now),
      send: ({ db, transaction }, after, { id, context }) =>
        writeMail(db, transaction, receivedMail(id, after, context.now.toISOString())),
    }),
    changeMessageRoute(deps, {
      path: 'reply',
      name: 'message.answered',
      schema: replyRequest,
      decide: (before, { body: { replyId, text, settles, seen }, context: { who, now } }) =>
        decideReply(before, {
          id: replyId,
          text,
          settles,
          seen,
          at: now.toISOString(),
          by: { uid: who.uid, email: who.email },
        }),
      send({ db, transaction }, after, { id }) {
        const reply = after.replies.at(-1);
        if (reply) writeMail(db, transaction, replyMail(id, after, reply));
      },
    }),
  ];
}
