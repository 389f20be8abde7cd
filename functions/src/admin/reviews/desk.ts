import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { productPath } from '@/app/router/paths';
import type { AuditAction } from '@/domain/admin/audit/actions';
import { reviewsQuery, type DeskAnswer, type DeskPage, type DeskRow } from '@/domain/contracts/admin/reviews';
import { changesBetween } from '@/domain/records/audit';
import { isDocumentId } from '@/domain/records/documentId';
import type { Mail } from '@/domain/mail/mail';
import type { MailAbout } from '@/domain/reviews/mails';
import type { Marked } from '@/domain/reviews/marks';
import type { Decided, Moderated } from '@/domain/reviews/moderated';
import { writeMail } from '../../gateways/mail/writeMail';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { shopUrl } from '../../platform/config';
import { productRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { listAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { boxOf, countBoxes, countToRead, listAfter, placeIn } from './boxes';

export type DeskDeps = Pick<AdminDeps, 'db' | 'now' | 'queue'>;

const PAGE = 30;
const RIGHT = 'reviews.moderate';

/** A decision on one document, before it is written. */
export interface Deciding<T> {
  id: string;
  before: T;
  after: T;
  now: Date;
}

/** The writes that go with a decision. */
export interface Followed<T> {
  after: T;
  /** The writer's address; empty where it is not known. */
  to: string;
  /** Writes what follows from it, after everything was read. */
  write: () => void;
}

/** How the desk treats reviews or questions. */
export interface Desk<T extends Moderated, Row extends DeskRow> {
  of: Marked;
  missing: string;
  describe: (db: Firestore, docs: readonly DocumentSnapshot[], now: Date) => Promise<Row[]>;
  /** Its fields in the audit log. The text stays in the document, which is deleted with its writer's account. */
  audited: (written: T) => object;
  follow: (db: Firestore, transaction: Transaction, deciding: Deciding<T>) => Promise<Followed<T>>;
}

/** GET /api/admin/reviews or /api/admin/questions: a box of them. */
export const listRoute = <T extends Moderated, Row extends DeskRow>(
  { db: open, now }: DeskDeps,
  { of, describe }: Desk<T, Row>,
): Route =>
  listAsAdmin({
    path: `/api/admin/${of}`,
    right: RIGHT,
    schema: reviewsQuery,
    async handle({ box, after }) {
      const db = await open();
      const [{ docs }, counts, reviews, questions] = await Promise.all([
        listAfter(boxOf(db, of, box), box, after)
          .limit(PAGE)
          .get(),
        countBoxes(db, of),
        countToRead(db, 'reviews'),
        countToRead(db, 'questions'),
      ]);
      const last = docs.length === PAGE ? docs.at(-1) : undefined;
      return ok({
        success: true,
        rows: await describe(db, docs, now()),
        counts,
        toRead: { reviews, questions },
        next: last ? placeIn(box, last) : '',
      } satisfies DeskPage<Row>);
    },
  });

export interface Change<T extends Moderated, S extends v.GenericSchema> {
  path: string;
  schema: S;
  decide: (before: T, body: v.InferOutput<S>, now: Date) => Decided<T>;
  action: (after: T) => AuditAction;
  /** The writer is never left to find out alone. */
  mail: (before: T, after: T) => ((about: MailAbout<T>) => Mail) | null;
  /** The message for the team. */
  text: (after: T) => string;
}

/** POST /api/admin/…/{id}/…: reads, decides, counts, mails and writes in one transaction. */
export function moderateRoute<T extends Moderated, Row extends DeskRow, S extends v.GenericSchema>(
  deps: DeskDeps,
  desk: Desk<T, Row>,
  change: Change<T, S>,
): Route {
  const { of } = desk;
  const missing = (): Answer => refuse(404, 'not_found', desk.missing);

  function decideIn(db: Firestore, id: string, body: v.InferOutput<S>, context: AuditContext) {
    const { now } = context;
    return inTransaction(db, async (transaction): Promise<Decided<T> | null> => {
      const ref = db.collection(of).doc(id);
      const before = (await transaction.get(ref)).data() as T | undefined;
      if (!before) return null;
      const decided = change.decide(before, body, now);
      if (decided.kind !== 'done') return decided;
      const [{ after, to, write }, product] = await Promise.all([
        desk.follow(db, transaction, { id, before, after: decided.written, now }),
        transaction.get(productRef(db, before.productId)),
      ]);
      write();
      transaction.set(ref, after);
      const letter = change.mail(before, after);
      const name: unknown = product.get('name');
      const isShown = product.get('status') === 'active';
      const productUrl = isShown ? `${shopUrl()}${productPath(product.id)}#reviews` : '';
      if (letter && to)
        writeMail(
          db,
          transaction,
          letter({
            id,
            to,
            product: String(name ?? 'a product'),
            productUrl,
            written: after,
            at: now.toISOString(),
          }),
        );
      writeAudit(db, transaction, context, {
        action: change.action(after),
        target: `${of}/${id}`,
        ...(typeof name === 'string' ? { name } : {}),
        changes: changesBetween(desk.audited(before), desk.audited(after)),
      });
      return { kind: 'done', written: after };
    });
  }

  async function run(id: string, body: v.InferOutput<S>, context: AuditContext): Promise<Answer> {
    const db = await deps.db();
    const decided = await decideIn(db, id, body, context);
    if (!decided) return missing();
    if (decided.kind === 'refused') return refuse(409, decided.code, decided.text);
    const [item] = await desk.describe(db, [await db.collection(of).doc(id).get()], context.now);
    if (!item) return missing();
    return ok({ success: true, message: change.text(decided.written), item } satisfies DeskAnswer<Row>);
  }

  return postAsAdmin(deps, {
    path: `/api/admin/${of}/{id}/${change.path}`,
    right: RIGHT,
    schema: change.schema,
    async handle({ params: { id = '' }, body }, context) {
      if (!isDocumentId(id)) return missing();
      return deps.queue.run([`${of}:${id}`], () => run(id, body, context));
    },
  });
}
