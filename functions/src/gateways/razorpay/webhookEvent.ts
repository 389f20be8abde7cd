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

const payload = v.object({ payment: entity(payment), refund: entity(refund) });

/**
 * Razorpay's webhooks, as far as the shop reads them. Unknown content is ignored: Razorpay disables a webhook that is
 * refused too often, and with it the events that matter.
 */
export const webhookEvent = v.object({
  event: v.pipe(v.string('event must be text'), v.maxLength(60)),
  payload: v.fallback(payload, { payment: null, refund: null }),
});
export type WebhookEvent = v.InferOutput<typeof webhookEvent>;
