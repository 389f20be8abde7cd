import {
  deliveryRequest,
  type DeliveryAnswerResponse,
  type DeliveryResponse,
  type DeliveryRequest,
} from '@/domain/contracts/orders/undelivered';
import { addDays } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import type { Order } from '@/domain/orders/order/order';
import { MAX_DAYS_AHEAD } from '@/domain/orders/undelivered/answerUndelivered';
import { stateOfLink, type DeliveryLink, type LinkState } from '@/domain/orders/undelivered/link';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { getAsAnyone, postAsAnyone, type Route } from '../../platform/http/route';
import { findOrder } from '../../platform/firestore/findOrder';
import { linkUsedTooOften } from '../../platform/limiter/linkLimit';
import type { SharedLimiter } from '../../platform/limiter/sharedLimiter';
import type { BookingDeps } from '../bookShipment';
import { answerUndelivered } from './answerUndelivered';
import { authenticLink } from './deliveryLink';
import { messages } from './messages';

export interface DeliveryDeps extends BookingDeps {
  /** How often one link may answer. */
  linkLimiter: SharedLimiter;
}

const PATH = '/api/delivery/{token}';

const unknownLink = (): Answer => refuse(404, 'no_link', messages.unknownLink);

const CLOSED: Record<Exclude<LinkState, 'open'>, () => Answer> = {
  expired: () => refuse(410, 'link_expired', messages.linkOver),
  used: () => refuse(409, 'link_used', messages.answered),
  other: () => refuse(410, 'link_over', messages.nothingToAnswer),
};

/** The order of an authentic link that may still answer, or the refusal. Writes nothing. */
async function openLink(
  deps: BookingDeps,
  token: string,
): Promise<{ link: DeliveryLink; order: Order } | Answer> {
  // A forged link costs no read.
  const link = authenticLink(token, deps.linkSecret());
  if (!link) return unknownLink();
  const order = await findOrder(await deps.db(), link.orderId);
  const state = stateOfLink(link, order, deps.now());
  return order && state === 'open' ? { link, order } : CLOSED[state === 'open' ? 'other' : state]();
}

/** GET /api/delivery/{token}: what the courier asks. Changes nothing, because mail scanners open every link. */
const readRoute = (deps: DeliveryDeps): Route =>
  getAsAnyone(PATH, { key: true }, async ({ params: { token = '' } }) => {
    const open = await openLink(deps, token);
    if ('status' in open) return open;
    const { order, link } = open;
    const today = dayInIndia(deps.now());
    return ok({
      success: true,
      city: order.address.city,
      phoneEnd: order.address.phone.slice(-4),
      reason: order.undelivered?.attempts.at(-1)?.reason ?? 'other',
      dueAt: link.dueAt,
      days: Array.from({ length: MAX_DAYS_AHEAD }, (_, ahead) => addDays(today, ahead + 1)),
    } satisfies DeliveryResponse);
  });

const instructionOf = ({ day, phone, landmark, notRefused }: DeliveryRequest) => ({
  act: 'again' as const,
  day,
  phone,
  landmark,
  address: '',
  note: notRefused ? messages.notRefused : '',
});

/** POST /api/delivery/{token}: the shopper's answer, once for each failed attempt. */
const answerRoute = (deps: DeliveryDeps): Route =>
  postAsAnyone({
    path: PATH,
    schema: deliveryRequest,
    handle: async ({ params: { token = '' }, body }) => {
      const link = authenticLink(token, deps.linkSecret());
      if (!link) return unknownLink();
      const used = `link:${link.orderId}:${link.attempt}`;
      const limited = await linkUsedTooOften(deps.linkLimiter, used, deps.now());
      if (limited) return limited;
      const open = await openLink(deps, token);
      if ('status' in open) return open;
      const { attempt, orderId } = link;
      const answered = await answerUndelivered(deps, orderId, {
        instruction: instructionOf(body),
        by: 'shopper',
        attempt,
      });
      switch (answered.kind) {
        case 'done': {
          const message = messages.triesAgain(body.day);
          return ok({ success: true, message } satisfies DeliveryAnswerResponse);
        }
        case 'missing':
          return unknownLink();
        case 'refused':
          if (answered.code === 'answered') return CLOSED.used();
          if (answered.code === 'time_up') return CLOSED.expired();
          return refuse(409, answered.code, answered.message);
        case 'courier':
          return refuse(answered.code === 'courier_refused' ? 409 : 502, answered.code, answered.message);
      }
    },
  });

/** The page behind the link in the mail about a failed attempt. */
export const deliveryRoutes = (deps: DeliveryDeps): Route[] => [readRoute(deps), answerRoute(deps)];
