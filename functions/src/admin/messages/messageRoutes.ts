import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { changesBetween } from '@/domain/general/audit';
import { emptyRequest } from '@/domain/contracts/admin';
import { messageStatusRequest, replyRequest, type MessageAnswer } from '@/domain/contracts/adminMessages';
import { isDocumentId } from '@/domain/general/documentId';
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
import { orBusy } from '../../orders/orderAnswers';
import { inTransaction } from '../../payments/records';
import { writeAudit, type Doing } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { messagesOf, withDeliveries } from './readMessages';

const noSuchMessage = (): Answer =>
  refuse(404, 'not_found', 'There is no such message. Its writer may have deleted their account.');

interface Work<Body> {
  id: string;
  body: Body;
  doing: Doing;
}

interface Change<S extends v.GenericSchema> {
  /** Behind the message's id. */
  path: string;
  /** As the audit log calls it. */
  name: string;
  schema: S;
  decide: (before: StoredMessage, work: Work<v.InferOutput<S>>) => MessageDecision;
  /** Writes the mails that go with it. */
  send?: (
    within: { db: Firestore; transaction: Transaction },
    after: StoredMessage,
    work: Work<v.InferOutput<S>>,
  ) => void;
}

/** What the audit log tells of: the words stay in the message, which goes with its writer's account. */
const auditedOf = ({ status, acknowledgedAt, replies }: StoredMessage) => ({
  ...{ status, acknowledgedAt, replies: replies.length },
});

/** POST /api/admin/messages/{id}/…: read, decided and written in one transaction. */
function changeRoute<S extends v.GenericSchema>(deps: AdminDeps, change: Change<S>): Route {
  async function run(id: string, work: Work<v.InferOutput<S>>): Promise<Answer> {
    const db = await deps.db();
    const decided = await inTransaction(db, async (transaction) => {
      const ref = messagesOf(db).doc(id);
      const before = (await transaction.get(ref)).data() as StoredMessage | undefined;
      if (!before) return null;
      const decision = change.decide(before, work);
      if (decision.kind !== 'done') return decision;
      transaction.set(ref, decision.message);
      change.send?.({ db, transaction }, decision.message, work);
      const changes = changesBetween(auditedOf(before), auditedOf(decision.message));
      writeAudit(db, transaction, work.doing, { action: change.name, target: `messages/${id}`, changes });
      return decision;
    });
    if (!decided) return noSuchMessage();
    if (decided.kind === 'refused') return refuse(409, decided.code, decided.text);
    const item = await withDeliveries(db, id, decided.message);
    return ok({ success: true, message: decided.text, item } satisfies MessageAnswer);
  }
  return postAsAdmin({
    path: `/api/admin/messages/{id}/${change.path}`,
    schema: change.schema,
    async handle({ requestId, params: { id = '' }, body }, who) {
      if (!isDocumentId(id)) return noSuchMessage();
      const work = { id, body, doing: { who, requestId, now: deps.now() } };
      return orBusy(() => deps.queue.run([`message:${id}`], () => run(id, work)));
    },
  });
}

/** What the admin does with what people write: reads, answers by mail, puts away. */
export function messageRoutes(deps: AdminDeps): Route[] {
  return [
    getAsAdmin({
      path: '/api/admin/messages/{id}',
      async handle({ params: { id = '' } }) {
        if (!isDocumentId(id)) return noSuchMessage();
        const db = await deps.db();
        const message = (await messagesOf(db).doc(id).get()).data() as StoredMessage | undefined;
        if (!message) return noSuchMessage();
        const item = await withDeliveries(db, id, message);
        return ok({ success: true, message: '', item } satisfies MessageAnswer);
      },
    }),
    changeRoute(deps, {
      ...{ path: 'status', name: 'message.moved', schema: messageStatusRequest },
      decide: (before, { body, doing }) => decideStatus(before, body.status, doing.now),
    }),
    changeRoute(deps, {
      ...{ path: 'acknowledge', name: 'message.acknowledged', schema: emptyRequest },
      decide: (before, { doing }) => decideAcknowledge(before, doing.now),
      send: ({ db, transaction }, after, { id, doing }) =>
        writeMail(db, transaction, receivedMail(id, after, doing.now.toISOString())),
    }),
    changeRoute(deps, {
      ...{ path: 'reply', name: 'message.answered', schema: replyRequest },
      decide: (before, { body: { replyId, text, settles }, doing: { who, now } }) =>
        decideReply(before, {
          ...{ id: replyId, text, settles, at: now.toISOString() },
          by: { uid: who.uid, email: who.email },
        }),
      send({ db, transaction }, after, { id }) {
        const reply = after.replies.at(-1);
        if (reply) writeMail(db, transaction, replyMail(id, after, reply));
      },
    }),
  ];
}
