import * as v from 'valibot';
import { payment, refund } from './entities';

/** A thing in a webhook's payload; null where there is none, or another one than the shop knows. */
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
 * Razorpay's webhooks, as far as the shop reads them. What it cannot read it leaves: a webhook that is refused too often is
 * switched off, and takes with it those that matter.
 */
export const webhookEvent = v.object({
  event: v.pipe(v.string('event must be text'), v.maxLength(60)),
  payload: v.fallback(payload, { payment: null, refund: null }),
});
export type WebhookEvent = v.InferOutput<typeof webhookEvent>;
