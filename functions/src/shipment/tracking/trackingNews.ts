import type { Tracking } from '../../gateways/courier';
import { eventTime } from '../../gateways/nimbuspost/replies/eventTime';

/** The courier's news of a parcel. */
export interface TrackingNews {
  awb: string;
  /** In the courier's words. */
  status: string;
  at: Date;
  /** The courier's remark; may be empty. */
  words: string;
  /** ISO; when it happened. Empty where the courier does not say. */
  happenedAt: string;
}

/** The news in the answer to a tracking request; the latest event tells when and why. */
export function newsOf(
  awb: string,
  tracking: Extract<Tracking, { kind: 'tracked' }>,
  at: Date,
): TrackingNews {
  const [latest] = tracking.events;
  return {
    awb,
    at,
    status: tracking.status,
    words: latest?.text ?? '',
    happenedAt: eventTime(latest?.at ?? ''),
  };
}
