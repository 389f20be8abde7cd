import { MINUTE_MS } from '@/domain/time/calendar';
import { isPickedUp } from './tracking';

/**
 * `strayParcels/{awb}`: a parcel that the courier reports and no order has, or that comes although it was cancelled, or
 * its order cancelled, or its return closed.
 */
export interface StrayParcel {
  awb: string;
  /** In the courier's words. */
  status: string;
  /** ISO; when the courier last reported it. */
  at: string;
  /** ISO; when the courier first reported it; absent on older ones, of which the team was told at once. */
  firstAt?: string;
  /** Whether the team was told. */
  isTold?: true;
}

/** Milliseconds in which a booking is stored whose answer was lost; its first webhook comes before that. */
const BOOKING_MS = 15 * MINUTE_MS;

/** A stray parcel after a report, and whether the team is told now: once it was picked up, or has no order by then. */
export function reportStray(
  before: StrayParcel | undefined,
  { awb, status, at }: Pick<StrayParcel, 'awb' | 'status' | 'at'>,
): { stray: StrayParcel; isNews: boolean } {
  const firstAt = before?.firstAt ?? before?.at ?? at;
  const wasTold = before !== undefined && (before.isTold === true || before.firstAt === undefined);
  const isLate = Date.parse(at) - Date.parse(firstAt) >= BOOKING_MS;
  const isNews = !wasTold && (isLate || isPickedUp(status));
  return {
    stray: { awb, status, at, firstAt, ...(wasTold || isNews ? { isTold: true as const } : {}) },
    isNews,
  };
}
