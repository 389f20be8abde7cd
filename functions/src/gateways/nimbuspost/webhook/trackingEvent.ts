import * as v from 'valibot';
import { eventTime } from '../replies/eventTime';
import { fields, type Fields } from '../replies/fields';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

const first = (event: Fields, names: readonly string[]): unknown =>
  names.map((name) => event[name]).find((value) => value !== undefined && value !== null && value !== '');

/**
 * Clients of Partner v2 disagree about its webhook: the event itself or an envelope with `data`, in either spelling.
 * The parcel's status comes before the order's.
 */
function inV1Words(body: unknown): unknown {
  const outer = fields(body);
  const event = fields(outer?.['data']) ?? outer;
  if (!event) return body;
  return {
    awb_number: first(event, ['awb_number', 'awb']),
    status: first(event, ['status', 'shipStatus', 'ship_status', 'order_status', 'orderStatus']),
    message: first(event, ['message', 'remarks']),
    event_time: first(event, ['event_time', 'eventTime']),
  };
}

/** The body of NimbusPost's tracking webhook in any dialect, as far as the shop reads it. */
export const trackingEvent = v.pipe(
  v.unknown(),
  v.transform(inV1Words),
  v.object({
    // Some couriers send the AWB as a number.
    awb_number: v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String), text),
    status: text,
    // Free text of the courier: odd words must not refuse a status that counts.
    message: v.fallback(v.pipe(v.string(), v.maxLength(1000)), ''),
    event_time: v.fallback(v.pipe(v.string(), v.maxLength(40), v.transform(eventTime)), ''),
  }),
);
