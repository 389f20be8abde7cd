import type { Firestore } from 'firebase-admin/firestore';
import type { AlertQueue } from '@/domain/alerts/alert';
import { alertMail } from '@/domain/alerts/mails';
import { closeQueue, isDue, takeTurn, turnSize, type Offered } from '@/domain/alerts/turn';
import type { MailSettings } from '@/domain/mail/mailSettings';
import { MINUTE_MS } from '@/domain/time/calendar';
import { toProduct } from '../catalogue/documents';
import { readMailSettings } from '../gateways/mail/mailSettings';
import { mailToken } from '../gateways/mail/mailToken';
import { writeMail } from '../gateways/mail/writeMail';
import { shopUrl } from '../platform/config';
import { runDueWork, type StepRun } from '../platform/dueWork';
import { pagesOf } from '../platform/firestore/pages';
import { productRef, stockRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import { queueRef, waitingIn } from './alertDocuments';
import { alertProduct, sizeOf, type AlertDeps } from './alertRoute';
import { collectionOf } from '../platform/firestore/collections';

type SendDeps = Pick<AlertDeps, 'db' | 'now' | 'linkSecret'>;

export interface AlertReport {
  /** Mails about products that are back or cheaper. */
  alerts: number;
}

/** Open queues read at a time. One stays open while a request waits in it. */
const PAGE = 500;

/**
 * Open queues that each run looks into for a request: it may have been ended or deleted since. The minute says which, so
 * that each of 300 is looked into within the hour.
 */
const LOOKED_INTO = 5;

const NOT_ON_SALE: Offered = { available: 0, price: Number.POSITIVE_INFINITY };

/** Those of some open queues whose product has another stock or price than at their last turn. */
async function dueOf(db: Firestore, queues: readonly AlertQueue[]): Promise<AlertQueue[]> {
  if (queues.length === 0) return [];
  const ids = [...new Set(queues.map(({ productId }) => productId))];
  const found = await db.getAll(...ids.map((id) => productRef(db, id)), {
    fieldMask: ['status', 'variants'],
  });
  const products = new Map(found.map((one) => [one.id, toProduct(one)]));
  return queues.filter((queue) => {
    const size = sizeOf(products.get(queue.productId) ?? null, queue.sku);
    return isDue(queue, size ? { available: size.variant.stock, price: size.variant.price } : NOT_ON_SALE);
  });
}

/** A queue with work for a run: a turn, or a look for its end. */
interface Work {
  queue: AlertQueue;
  isTurn: boolean;
}

/** The open queues that this run looks into. */
function lookedInto(open: readonly AlertQueue[], now: Date): AlertQueue[] {
  const start = (Math.floor(now.getTime() / MINUTE_MS) * LOOKED_INTO) % Math.max(open.length, 1);
  return [...open.slice(start), ...open.slice(0, start)].slice(0, LOOKED_INTO);
}

/** All open queues that are due and whose mails are on, and those that may have ended. */
async function findWork(db: Firestore, now: Date): Promise<Work[]> {
  const due: AlertQueue[] = [];
  const all: AlertQueue[] = [];
  let settings: MailSettings | null = null;
  const open = collectionOf(db, 'alertQueues').where('isOpen', '==', true);
  for await (const docs of pagesOf(open, { page: PAGE })) {
    const isOn: MailSettings = (settings ??= await readMailSettings(db));
    const queues = docs.map((doc) => doc.data());
    all.push(...queues);
    due.push(
      ...(await dueOf(
        db,
        queues.filter(({ kind }) => isOn[kind]),
      )),
    );
  }
  const ended = lookedInto(all, now).filter((queue) => !due.includes(queue));
  return [
    ...due.map((queue) => ({ queue, isTurn: true })),
    ...ended.map((queue) => ({ queue, isTurn: false })),
  ];
}

/** Closes a queue in which no request waits any more. A request that joins at the same time opens it again. */
function closeIfEmpty(db: Firestore, { kind, sku }: AlertQueue): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const ref = queueRef(db, kind, sku);
    const queue = (await transaction.get(ref)).data();
    if (!queue?.isOpen) return;
    const { empty } = await transaction.get(waitingIn(db, queue).limit(1));
    if (empty) transaction.set(ref, closeQueue(queue));
  });
}

/** Takes one turn of a queue: the mails, the end of their requests and the new count are one transaction. */
function takeOneTurn(deps: SendDeps, db: Firestore, { kind, productId, sku }: AlertQueue) {
  return inTransaction(db, async (transaction) => {
    const ref = queueRef(db, kind, sku);
    const [stored, found, level] = await readTogether(
      transaction,
      ref,
      productRef(db, productId),
      stockRef(db, sku),
    );
    const queue = stored.data();
    const size = sizeOf(toProduct(found), sku);
    const { available } = level.data() ?? NOT_ON_SALE;
    const offered = size ? { available, price: size.variant.price } : NOT_ON_SALE;
    if (!queue || !isDue(queue, offered)) return { count: 0, hasMore: false };
    const { docs } = await transaction.get(waitingIn(db, queue).limit(turnSize(queue, offered)));
    const waiting = docs.map((doc) => ({ ...doc.data(), ref: doc.ref }));
    const { notified, queue: next, hasMore } = takeTurn(queue, offered, waiting);
    const now = deps.now();
    const product = size && alertProduct(size);
    if (product) {
      for (const { ref: asked, ...alert } of notified) {
        const link = { purpose: 'stop' as const, id: alert.mailKey, at: now.getTime() };
        const token = mailToken(link, deps.linkSecret());
        writeMail(
          db,
          transaction,
          alertMail({ id: asked.id, alert, product, siteUrl: shopUrl(), token, now }),
        );
        transaction.delete(asked);
      }
    }
    transaction.set(ref, next);
    return { count: notified.length, hasMore };
  });
}

/** Queues the mails of alerts that are due, as long as there is time; the next run continues. */
export async function sendAlerts(deps: SendDeps, run: StepRun): Promise<AlertReport> {
  const db = await deps.db();
  return runDueWork(run, {
    // Without a secret no link can be signed; the alerts keep waiting.
    read: async () => (deps.linkSecret() ? findWork(db, deps.now()) : []),
    empty: { alerts: 0 },
    async work({ queue, isTurn }) {
      if (!isTurn) {
        await closeIfEmpty(db, queue);
        return { alerts: 0 };
      }
      let alerts = 0;
      for (let goesOn = true; goesOn;) {
        const { count, hasMore } = await takeOneTurn(deps, db, queue);
        alerts += count;
        goesOn = hasMore && run.hasTime();
      }
      return { alerts };
    },
    crashEvent: 'alerts.crashed',
    about: ({ queue: { kind, sku } }) => ({ kind, sku }),
  });
}
