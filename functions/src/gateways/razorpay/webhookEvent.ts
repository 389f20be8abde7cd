import * as v from 'valibot';
import { payment, refund } from './entities';

/** An entity of a webhook's payload; null when it is missing or unknown to the shop. */
const entity = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(
    v.nullable(
      v.pipe(
        v.object({ entity: schema }),
        v.transform(({ entity: one }) => one),
      ),
    ),
    null,
  );

const linkId = v.pipe(
  v.object({ id: v.pipe(v.string(), v.regex(/^plink_\w{1,40}$/)) }),
  v.transform(({ id }) => id),
);

/** An event of a link names the link's id as the order of its payment, as all records of it do. */
const payload = v.pipe(
  v.object({ payment: entity(payment), refund: entity(refund), payment_link: entity(linkId) }),
  v.transform(({ payment: one, refund: given, payment_link: link }) => ({
    payment: one && link ? { ...one, orderId: link, linkOrderId: one.orderId } : one,
    refund: given,
    link,
  })),
);

/**
 * Razorpay's webhooks, as far as the shop reads them. Unknown content is ignored: Razorpay disables a webhook that is
 * refused too often, and with it the events that matter.
 */
export const webhookEvent = v.object({
  event: v.pipe(v.string('event must be text'), v.maxLength(60)),
  payload: v.fallback(payload, { payment: null, refund: null, link: null }),
});
export type WebhookEvent = v.InferOutput<typeof webhookEvent>;
