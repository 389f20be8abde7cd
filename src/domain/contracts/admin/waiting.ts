import * as v from 'valibot';
import { COURIER_TIMES, type CourierSettings } from '../../orders/packing/courierTime';
import type { MailCounts } from './mails';
import type { AdminReviewsResponse } from './reviews';
import type { OrderCounts } from '../adminOrders/list';

/** GET /api/admin/waiting: the counts in the admin's menu. */
export interface WaitingResponse {
  success: true;
  orders: Pick<OrderCounts['waits'], 'pack' | 'parcel' | 'return'>;
  messages: { open: number; late: number };
  /** Unmoderated reviews, and published ones that readers reported. */
  reviews: Pick<AdminReviewsResponse['counts'], 'waiting' | 'reported'>;
  /** Unmoderated questions, and published ones that readers reported. */
  questions: Pick<AdminReviewsResponse['counts'], 'waiting' | 'reported'>;
  mails: MailCounts;
  /** Products on sale that run low. */
  lowStock: number;
  courier: CourierSettings;
}

/** POST /api/admin/courier-time: when the courier comes, or null for no countdown. */
export const saveCourierTimeRequest = v.object({
  comesAt: v.nullable(
    v.picklist(COURIER_TIMES, 'comesAt must be a quarter of an hour from 09:00 to 21:00, or null'),
  ),
});

/** The answer of POST /api/admin/courier-time. */
export interface CourierTimeResponse extends CourierSettings {
  success: true;
  /** The saved time, in a sentence. */
  message: string;
}
