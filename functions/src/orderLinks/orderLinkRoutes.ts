import {
  orderLookupRequest,
  type OrderLinkResponse,
  type OrderLookupResponse,
} from '@/domain/contracts/orders/orderLink';
import { LOOKUP_LINK_HOURS, mailLinkUrl } from '@/domain/mail/mailLink';
import { orderLookupMail } from '@/domain/mail/orders/orderLookupMail';
import { withoutPerson } from '@/domain/orders/order/withoutPerson';
import { authenticMailLink, mailToken } from '../gateways/mail/mailToken';
import { writeMail } from '../gateways/mail/writeMail';
import { shopUrl } from '../platform/config';
import { findOrder } from '../platform/firestore/findOrder';
import { orderRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { ok, refuse, unknownLink, type Answer } from '../platform/http/answer';
import { getAsAnyone, postAsAnyone, type Route } from '../platform/http/route';
import { linkUsedTooOften } from '../platform/limiter/linkLimit';
import { refuseTooOften } from '../platform/limiter/refuseTooOften';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import type { DatabaseDeps } from '../platform/storeDeps';
import { HOUR_MS } from '@/domain/time/calendar';
import { messages } from './messages';

export interface OrderLinkDeps extends DatabaseDeps {
  linkSecret: () => string;
  /** How often one link may be looked at. */
  viewLimiter: SharedLimiter;
  /** How often one caller may look an order up, and how often one address is sent a link. */
  lookupLimiter: SharedLimiter;
}

const over = (): Answer => refuse(410, 'link_expired', messages.linkOver);

/** The order of an authentic link that still works, or the refusal. Changes nothing, because mail scanners open every link. */
async function readLinkedOrder(deps: OrderLinkDeps, token: string): Promise<Answer> {
  const link = authenticMailLink(token, deps.linkSecret());
  // A forged link costs no read.
  if (link?.purpose !== 'order') return unknownLink();
  const now = deps.now();
  if (link.at <= now.getTime()) return over();
  const limited = await linkUsedTooOften(deps.viewLimiter, `order:${link.id}`, now);
  if (limited) return limited;
  const order = await findOrder(await deps.db(), link.id);
  if (!order || order.erasedAt) return over();
  return ok({ success: true, order: withoutPerson(order) } satisfies OrderLinkResponse);
}

/**
 * Queues the mail with the link, where the order was placed with this address. Only then the address's limit counts it:
 * otherwise wrong order numbers would use up another person's links.
 */
async function send(deps: OrderLinkDeps, orderId: string, email: string): Promise<void> {
  const db = await deps.db();
  const now = deps.now();
  if ((await findOrder(db, orderId))?.email.toLowerCase() !== email) return;
  // The answer does not tell that an address has had enough links.
  if ((await deps.lookupLimiter.take(`mail:${email}`, now)) > 0) return;
  const at = now.getTime() + LOOKUP_LINK_HOURS * HOUR_MS;
  const url = mailLinkUrl(shopUrl(), mailToken({ purpose: 'order', id: orderId, at }, deps.linkSecret()));
  await inTransaction(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, orderId))).data();
    if (order?.email.toLowerCase() !== email) return;
    writeMail(db, transaction, orderLookupMail(order, { url, now }));
  });
}

/** How an order stands, by the signed link of its mails; and such a link by mail for its number and email address. */
export const orderLinkRoutes = (deps: OrderLinkDeps): Route[] => [
  getAsAnyone('/api/order-links/{token}', { key: true }, ({ params: { token = '' } }) =>
    readLinkedOrder(deps, token),
  ),
  postAsAnyone({
    path: '/api/order-links',
    schema: orderLookupRequest,
    handle: async ({ body: { orderId, email }, address }) => {
      if (!deps.linkSecret()) return refuse(503, 'not_offered', messages.noLinks);
      const now = deps.now();
      const late = await refuseTooOften(deps.lookupLimiter, [`address:${address}`], now, {
        code: 'too_many_lookups',
        message: messages.tooManyLookups,
      });
      if (late) return late;
      await send(deps, orderId, email);
      return ok({ success: true, message: messages.sent } satisfies OrderLookupResponse);
    },
  }),
];
