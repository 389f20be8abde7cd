import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { AuditAction } from '@/domain/admin/audit/actions';
import {
  decideReviewRequest,
  replyToReviewRequest,
  reviewsQuery,
  type AdminReviewAnswer,
  type AdminReviewsResponse,
} from '@/domain/contracts/adminReviews';
import { parse } from '@/domain/contracts/parse';
import { changesBetween } from '@/domain/general/audit';
import { isDocumentId } from '@/domain/general/documentId';
import { answeredMail, refusedMail } from '@/domain/reviews/mails';
import { decideReview, withReply, type Decided } from '@/domain/reviews/moderate';
import type { StoredReview } from '@/domain/reviews/review';
import { publicIdOf } from '../../catalogue/publicReview';
import { writeMail } from '../../gateways/mail/writeMail';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { productRef, reviewRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { orBusy } from '../../platform/http/busy';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { deliveredOrder } from '../../reviews/deliveredOrder';
import { movePhotos } from '../../reviews/photos';
import { moveStars, readCounts } from '../../reviews/starCounts';
import type { AdminDeps } from '../deps';
import { boxOf, countBoxes, describeReviews, inOrder } from './readReviews';

type DeskDeps = Pick<AdminDeps, 'db' | 'now' | 'queue'>;

const PAGE = 30;
const RIGHT = 'reviews.moderate';

const noSuchReview = (): Answer =>
  refuse(404, 'not_found', 'There is no such review. Its writer may have deleted it.');

/** GET /api/admin/reviews: a box of reviews. */
const listRoute = ({ db: open, now }: DeskDeps): Route =>
  getAsAdmin({
    path: '/api/admin/reviews',
    right: RIGHT,
    async handle({ query: given }) {
      const parsed = parse(reviewsQuery, Object.fromEntries(given));
      if (!parsed.ok) return refuse(400, 'bad_request', parsed.message, { field: parsed.field });
      const { box, after } = parsed.value;
      const db = await open();
      const last: DocumentSnapshot | null = isDocumentId(after) ? await reviewRef(db, after).get() : null;
      const query = inOrder(boxOf(db, box), box);
      const [{ docs }, counts] = await Promise.all([
        (last?.exists ? query.startAfter(last) : query).limit(PAGE).get(),
        countBoxes(db),
      ]);
      const next = docs.length === PAGE ? (docs.at(-1)?.id ?? '') : '';
      return ok({
        success: true,
        rows: await describeReviews(db, docs, now()),
        counts,
        next,
      } satisfies AdminReviewsResponse);
    },
  });

interface Change<S extends v.GenericSchema> {
  path: string;
  schema: S;
  decide: (before: StoredReview, body: v.InferOutput<S>, now: Date) => Decided;
  action: (after: StoredReview) => AuditAction;
  /** The writer is never left to find out alone. */
  mail: (before: StoredReview, after: StoredReview) => typeof refusedMail | null;
  /** What the team reads when it is done. */
  text: (after: StoredReview) => string;
}

/** The text stays in the review, which is deleted with its writer's account. */
const auditedOf = ({ status, reply }: StoredReview) => ({ status, answered: reply !== undefined });

/** POST /api/admin/reviews/{id}/…: reads, decides, counts, mails and writes in one transaction. */
function changeRoute<S extends v.GenericSchema>(deps: DeskDeps, change: Change<S>): Route {
  async function run(id: string, body: v.InferOutput<S>, context: AuditContext): Promise<Answer> {
    const db = await deps.db();
    const decided = await inTransaction(db, async (transaction) => {
      const before = (await transaction.get(reviewRef(db, id))).data() as StoredReview | undefined;
      if (!before) return null;
      const result = change.decide(before, body, context.now);
      if (result.kind !== 'done') return result;
      const { productId, userId } = before;
      const [counted, product, order] = await Promise.all([
        readCounts(db, transaction, productId),
        transaction.get(productRef(db, productId)),
        deliveredOrder(db, transaction, { uid: userId, productId }),
      ]);
      const after = { ...result.review, publicId: publicIdOf(id) };
      movePhotos(db, transaction, { before, after });
      moveStars(transaction, counted, { before, after, now: context.now });
      transaction.set(reviewRef(db, id), after);
      const name = String(product.get('name') ?? 'a product');
      const letter = change.mail(before, after);
      const about = {
        id,
        to: order?.email ?? '',
        product: name,
        review: after,
        at: context.now.toISOString(),
      };
      if (letter && about.to) writeMail(db, transaction, letter(about));
      writeAuditOf(db, transaction, { id, context, before, after, action: change.action(after) });
      return { kind: 'done' as const, review: after };
    });
    if (!decided) return noSuchReview();
    if (decided.kind === 'refused') return refuse(409, decided.code, decided.text);
    const [item] = await describeReviews(db, [await reviewRef(db, id).get()], context.now);
    if (!item) return noSuchReview();
    return ok({ success: true, message: change.text(decided.review), item } satisfies AdminReviewAnswer);
  }
  return postAsAdmin({
    path: `/api/admin/reviews/{id}/${change.path}`,
    right: RIGHT,
    schema: change.schema,
    async handle({ requestId, params: { id = '' }, body }, who) {
      if (!isDocumentId(id)) return noSuchReview();
      const context = { who, requestId, now: deps.now() };
      return orBusy(() => deps.queue.run([`review:${id}`], () => run(id, body, context)));
    },
  });
}

interface Audited {
  id: string;
  context: AuditContext;
  before: StoredReview;
  after: StoredReview;
  action: AuditAction;
}

function writeAuditOf(db: Firestore, transaction: Transaction, audited: Audited): void {
  const { id, context, before, after, action } = audited;
  const changes = changesBetween(auditedOf(before), auditedOf(after));
  writeAudit(db, transaction, context, { action, target: `reviews/${id}`, changes });
}

/** The desk of reviews: its boxes, publishing, refusing, answering. */
export const reviewDeskRoutes = (deps: DeskDeps): Route[] => [
  listRoute(deps),
  changeRoute(deps, {
    path: 'decide',
    schema: decideReviewRequest,
    decide: (before, body) => decideReview(before, body, body.seen),
    action: ({ status }) => (status === 'published' ? 'review.published' : 'review.refused'),
    mail: (_before, { status }) => (status === 'rejected' ? refusedMail : null),
    text: ({ status }) =>
      status === 'published'
        ? 'The review is published.'
        : 'The review is refused, and its writer hears why by mail.',
  }),
  changeRoute(deps, {
    path: 'reply',
    schema: replyToReviewRequest,
    decide: (before, { text }, now) => ({ kind: 'done', review: withReply(before, text, now) }),
    action: () => 'review.answered',
    mail: ({ reply }, after) => (after.reply && after.reply.text !== reply?.text ? answeredMail : null),
    text: ({ reply }) => (reply ? 'Your answer stands below the review.' : 'Your answer is gone.'),
  }),
];
