import type { Firestore } from 'firebase-admin/firestore';
import { emptyRequest } from '@/domain/contracts/fields';
import { confirmAlert, type Alert } from '@/domain/alerts/alert';
import {
  CART_LINK_DAYS,
  chooseCartMails,
  chooseReviewMails,
  type MailChoice,
} from '@/domain/alerts/cartMail';
import { isAlertMail } from '@/domain/alerts/mails';
import { openQueue } from '@/domain/alerts/turn';
import type { MailLinkDone, MailLinkResponse } from '@/domain/contracts/shoppers/alerts';
import { withholdMail } from '@/domain/mail/delivery';
import type { MailLink } from '@/domain/mail/mailLink';
import { readDelivery } from '@/domain/mail/readDelivery';
import { DAY_MS } from '@/domain/time/calendar';
import { toProduct } from '../catalogue/documents';
import { authenticMailLink } from '../gateways/mail/mailToken';
import { mailChoiceRef, productRef, stockRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import { deleteFound } from '../platform/firestore/pages';
import { type Answer, notSigned, ok, refuse, unknownLink } from '../platform/http/answer';
import { getAsAnyone, postAsAnyone, type Route } from '../platform/http/route';
import { linkUsedTooOften } from '../platform/limiter/linkLimit';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import { sizeOf, type AlertDeps } from './alertRoute';
import { alertRef, alertsTo, mailsTo, queueRef, writeAlert } from './alertDocuments';
import { messages } from './messages';

export interface MailLinkDeps extends AlertDeps {
  /** How often one link may be used. */
  linkLimiter: SharedLimiter;
}

const PATH = '/api/mail-links/{token}';

const over = (): Answer => refuse(410, 'link_over', messages.linkOver);
const gone = (): Answer => refuse(410, 'link_over', messages.notSold);
const done = (message: string): Answer => ok({ success: true, message } satisfies MailLinkDone);

const isOf = (alert: Alert | undefined, { at }: MailLink): alert is Alert =>
  alert !== undefined && Date.parse(alert.askedAt) === at;

/** Answers what an opened link is about; changes nothing. */
async function readLinkPage(db: Firestore, link: MailLink, now: Date): Promise<Answer> {
  const { purpose } = link;
  // Their pages ask `reviews/reviewAskRoutes.ts`, `prepay/prepayRoutes.ts` and `orderLinks/orderLinkRoutes.ts`.
  if (purpose === 'review' || purpose === 'prepay' || purpose === 'order') return unknownLink();
  const nothing = { success: true, purpose, kind: '', product: '', lines: [] } satisfies MailLinkResponse;
  if (purpose === 'cart') {
    const { mailed } = ((await mailChoiceRef(db, link.id).get()).data() ?? {}) as Partial<MailChoice>;
    const endsAt = link.at + CART_LINK_DAYS * DAY_MS;
    if (!mailed || Date.parse(mailed.at) !== link.at || endsAt < now.getTime()) return over();
    return ok({ ...nothing, lines: mailed.lines } satisfies MailLinkResponse);
  }
  if (purpose !== 'confirm') return ok(nothing);
  const alert = (await alertRef(db, link.id).get()).data();
  if (!isOf(alert, link) || !confirmAlert(alert, now)) return over();
  const size = sizeOf(toProduct(await productRef(db, alert.productId).get()), alert.sku);
  if (!size) return gone();
  return ok({ ...nothing, kind: alert.kind, product: size.product.name } satisfies MailLinkResponse);
}

/** A guest's request begins to wait. */
function confirm(db: Firestore, link: MailLink, now: Date): Promise<Answer> {
  return inTransaction(db, async (transaction) => {
    const ref = alertRef(db, link.id);
    const alert = (await transaction.get(ref)).data();
    const next = isOf(alert, link) ? confirmAlert(alert, now) : null;
    if (!next) return over();
    const queue = queueRef(db, next.kind, next.sku);
    const [stored, level, found] = await readTogether(
      transaction,
      queue,
      stockRef(db, next.sku),
      productRef(db, next.productId),
    );
    if (!sizeOf(toProduct(found), next.sku)) return gone();
    const { available } = level.data() ?? { available: 0 };
    writeAlert(transaction, ref, next);
    transaction.set(queue, openQueue(stored.data(), next, available));
    return done(messages.confirmed[next.kind]);
  });
}

/** Forgets all that one address asked for, with the mails that were not sent yet. Nothing more is sent unless it asks again. */
async function stop(db: Firestore, { id }: MailLink): Promise<Answer> {
  await deleteFound(alertsTo(db, id));
  await inTransaction(db, async (transaction) => {
    for (const mail of (await transaction.get(mailsTo(db, id))).docs) {
      const delivery = readDelivery(mail.data());
      if (isAlertMail(mail.id) && delivery.status !== 'sent')
        transaction.update(mail.ref, { delivery: withholdMail(delivery) });
    }
  });
  return done(messages.stopped);
}

/** Switches the mails about carts off; the cart stays. */
function stopCartMails(db: Firestore, { id }: MailLink, now: Date): Promise<Answer> {
  return inTransaction(db, async (transaction) => {
    const stored = (await transaction.get(mailChoiceRef(db, id))).data();
    if (stored)
      transaction.set(mailChoiceRef(db, id), chooseCartMails(stored, id, { cartMails: false, now }));
    return done(messages.cartMailsStopped);
  });
}

/** Switches the mails that ask for reviews off, except for an account that is being deleted. */
function stopReviewMails(db: Firestore, { id }: MailLink, now: Date): Promise<Answer> {
  return inTransaction(db, async (transaction) => {
    const ref = mailChoiceRef(db, id);
    const [stored, tombstone] = await readTogether(transaction, ref, tombstoneRef(db, id));
    const before = stored?.data();
    if (!tombstone?.exists) transaction.set(ref, chooseReviewMails(before, id, { reviewMails: false, now }));
    return done(messages.reviewMailsStopped);
  });
}

/** Does what a pressed link is for: it confirms or stops an alert, or switches mails off. */
async function followLink(deps: MailLinkDeps, token: string): Promise<Answer> {
  const link = authenticMailLink(token, deps.linkSecret());
  // A forged link costs no read.
  if (!link) return unknownLink();
  const now = deps.now();
  const limited = await linkUsedTooOften(deps.linkLimiter, `mail:${link.purpose}:${link.id}`, now);
  if (limited) return limited;
  const db = await deps.db();
  switch (link.purpose) {
    case 'confirm':
      return confirm(db, link, now);
    case 'stop':
      return stop(db, link);
    case 'cart-stop':
      return stopCartMails(db, link, now);
    case 'review-stop':
      return stopReviewMails(db, link, now);
    default:
      return unknownLink();
  }
}

/**
 * The page behind a link in a mail that is not about an order. GET changes nothing, because mail scanners open links. The
 * second POST is for mail programs, which unsubscribe without a page (RFC 8058).
 */
export function mailLinkRoutes(deps: MailLinkDeps): Route[] {
  return [
    getAsAnyone(PATH, { key: true }, async ({ params: { token = '' } }) => {
      const link = authenticMailLink(token, deps.linkSecret());
      return link ? readLinkPage(await deps.db(), link, deps.now()) : unknownLink();
    }),
    postAsAnyone({
      path: PATH,
      schema: emptyRequest,
      handle: ({ params: { token = '' } }) => followLink(deps, token),
    }),
    {
      method: 'POST',
      path: '/api/unsubscribe/{token}',
      key: false,
      identity: 'none',
      raw: true,
      run: async ({ params: { token = '' } }) => {
        const link = authenticMailLink(token, deps.linkSecret());
        const stops = ['stop', 'cart-stop', 'review-stop'].includes(link?.purpose ?? '');
        return stops ? followLink(deps, token) : notSigned();
      },
    },
  ];
}
