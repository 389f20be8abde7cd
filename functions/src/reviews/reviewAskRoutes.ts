import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { reviewRequest, type ReviewAskResponse } from '@/domain/contracts/shoppers/reviews';
import { isDocumentId } from '@/domain/records/documentId';
import type { MailLink } from '@/domain/mail/mailLink';
import type { Order } from '@/domain/orders/order/order';
import { isAskLinkOpen } from '@/domain/reviews/ask';
import { shownName } from '@/domain/reviews/draft';
import { authenticMailLink } from '../gateways/mail/mailToken';
import { isLeaving } from '../platform/firestore/isLeaving';
import { orderRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { type Answer, ok, refuse, unknownLink } from '../platform/http/answer';
import { getAsAnyone, postAsAnyone, type Route } from '../platform/http/route';
import { linkUsedTooOften } from '../platform/limiter/linkLimit';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import type { DatabaseDeps } from '../platform/storeDeps';
import { messages } from './messages';
import { readUnreviewed } from './readUnreviewed';
import { saveOwnReview } from './ownReview';
import { savedAnswer } from './reviewRoutes';

export interface ReviewAskDeps extends DatabaseDeps {
  linkSecret: () => string;
  /** How often one link may be used. */
  linkLimiter: SharedLimiter;
}

const PATH = '/api/reviews/asked/{token}';

const over = (): Answer => refuse(410, 'link_over', messages.linkOver);

/** The order that a link is about; null where it has ended. */
async function openOrder(
  db: Firestore,
  transaction: Transaction,
  link: MailLink,
  now: Date,
): Promise<Order | null> {
  const order = (await transaction.get(orderRef(db, link.id))).data();
  if (!order || !isAskLinkOpen(order, link.at, now)) return null;
  return (await isLeaving(db, transaction, order.userId)) ? null : order;
}

async function readAskPage(db: Firestore, link: MailLink, now: Date): Promise<Answer> {
  return inTransaction(db, async (transaction) => {
    const order = await openOrder(db, transaction, link, now);
    const products = order ? await readUnreviewed(db, transaction, order) : [];
    if (!order || products.length === 0) return over();
    return ok({
      success: true,
      products,
      suggested: { author: shownName(order.address.name), city: order.address.city },
    } satisfies ReviewAskResponse);
  });
}

/** The reviews of one order, by the link of the mail that asks for them: first ones only, which the team reads as all others. */
export function reviewAskRoutes(deps: ReviewAskDeps): Route[] {
  const linkOf = (token = '') => {
    const link = authenticMailLink(token, deps.linkSecret());
    return link?.purpose === 'review' ? link : null;
  };
  return [
    getAsAnyone(PATH, { key: true }, async ({ params: { token } }) => {
      const link = linkOf(token);
      return link ? readAskPage(await deps.db(), link, deps.now()) : unknownLink();
    }),
    postAsAnyone({
      path: `${PATH}/{product}`,
      schema: reviewRequest,
      handle: async ({ params: { token, product = '' }, body }) => {
        const link = linkOf(token);
        // A forged link costs no read.
        if (!link) return unknownLink();
        if (!isDocumentId(product)) return savedAnswer('no_product');
        const now = deps.now();
        const limited = await linkUsedTooOften(deps.linkLimiter, `mail:review:${link.id}`, now);
        if (limited) return limited;
        const db = await deps.db();
        const order = await inTransaction(db, (transaction) => openOrder(db, transaction, link, now));
        if (!order) return over();
        const own = { uid: order.userId, productId: product };
        return savedAnswer(await saveOwnReview(db, own, { ...body, photos: [] }, { now, isFirst: true }));
      },
    }),
  ];
}
