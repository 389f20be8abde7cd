import { emptyRequest } from '@/domain/contracts/fields';
import type { PrepayLinkResponse, PrepayResponse } from '@/domain/contracts/orders/prepay';
import { countUnits } from '@/domain/cart/cart';
import { isDocumentId } from '@/domain/records/documentId';
import { toRupees } from '@/domain/money/money';
import { prepaidAmounts, prepayProblem, prepaySaving } from '@/domain/orders/prepay/prepay';
import { authenticMailLink } from '../gateways/mail/mailToken';
import { noSuchOrder, paymentUnavailable } from '../orders/orderAnswers';
import { SHOPPER_DEADLINE_MS, withDeadline } from '../payments/deadline';
import type { PaymentDeps } from '../payments/deps';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { findOrder } from '../platform/firestore/findOrder';
import { isAborted } from '../platform/firestore/transaction';
import { type Answer, ok, refuse, unknownLink } from '../platform/http/answer';
import { getAsAnyone, postAsAnyone, postAsPerson, type Route } from '../platform/http/route';
import { linkUsedTooOften } from '../platform/limiter/linkLimit';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import { makePrepayLink } from './makePrepayLink';
import { messages } from './messages';

export interface PrepayDeps extends PaymentDeps {
  queue: KeyedQueue;
  /** Signs the links in mails; empty where none is set. */
  linkSecret: () => string;
  linkLimiter: SharedLimiter;
}

const PATH = '/api/payment/prepay/{token}';

const expired = (): Answer => refuse(410, 'link_expired', messages.linkOver);
const notOffered = (): Answer => refuse(503, 'not_offered', messages.notOffered);
const prepayBusy = (): Answer => refuse(503, 'busy', messages.busy);

async function makeLink(baseDeps: PrepayDeps, orderId: string): Promise<Answer> {
  const deps = withDeadline(baseDeps, SHOPPER_DEADLINE_MS);
  const gateway = deps.payments();
  if (!gateway) return notOffered();
  const made = await makePrepayLink(deps, gateway, orderId);
  switch (made.kind) {
    case 'ready': {
      const { url, amount, expiresAt } = made.link;
      return ok({ success: true, url, amount, expiresAt } satisfies PrepayLinkResponse);
    }
    case 'missing':
      return noSuchOrder();
    case 'refused':
      return refuse(409, made.code, made.message, { orderId });
    case 'unavailable':
      deps.log('payment.unavailable', { orderId, problem: made.problem }, 'WARNING');
      return paymentUnavailable(messages.gatewayDown);
  }
}

/** Where the order's transaction was lost, the answer says what no other call's does: that nothing was charged. */
const linkFor = (deps: PrepayDeps, orderId: string): Promise<Answer> =>
  deps.queue
    .run([`prepay:${orderId}`], () => makeLink(deps, orderId))
    .catch((error: unknown) => {
      if (!isAborted(error)) throw error;
      return prepayBusy();
    });

/** The order of an authentic link that still works, or the refusal. A forged link costs no read. */
function orderOf({ linkSecret, now }: PrepayDeps, token = ''): string | Answer {
  const link = authenticMailLink(token, linkSecret());
  if (link?.purpose !== 'prepay') return unknownLink();
  return link.at <= now().getTime() ? expired() : link.id;
}

/** Paying a cash order online before it ships: from the order itself, and by the link of its mail. */
export const prepayRoutes = (deps: PrepayDeps): Route[] => [
  // Changes nothing, because mail scanners open every link.
  getAsAnyone(PATH, { key: true }, async ({ params: { token } }) => {
    const orderId = orderOf(deps, token);
    if (typeof orderId !== 'string') return orderId;
    const order = await findOrder(await deps.db(), orderId);
    if (!order) return unknownLink();
    const problem = prepayProblem(order);
    if (problem) return refuse(409, problem.code, problem.message, { orderId });
    return ok({
      success: true,
      orderId,
      units: countUnits(order.lines),
      cash: order.amounts.finalTotal,
      online: prepaidAmounts(order).finalTotal,
      saving: toRupees(prepaySaving(order)),
    } satisfies PrepayResponse);
  }),
  postAsAnyone({
    path: PATH,
    schema: emptyRequest,
    handle: async ({ params: { token } }) => {
      const orderId = orderOf(deps, token);
      if (typeof orderId !== 'string') return orderId;
      const limited = await linkUsedTooOften(deps.linkLimiter, `prepay:${orderId}`, deps.now());
      return limited ?? linkFor(deps, orderId);
    },
  }),
  postAsPerson({
    path: '/api/payment/orders/{id}/prepay',
    schema: emptyRequest,
    handle: async ({ params: { id = '' } }, who) => {
      const order = isDocumentId(id) ? await findOrder(await deps.db(), id) : null;
      return order?.userId === who.uid ? linkFor(deps, id) : noSuchOrder();
    },
  }),
];
