import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

/** The body of NimbusPost's tracking webhook, as far as the shop needs it. */
export const trackingEvent = v.object({
  // Some couriers' numbers arrive as numbers.
  awb_number: v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String), text),
  status: text,
});
