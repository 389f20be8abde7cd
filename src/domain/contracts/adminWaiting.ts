import type { MailCounts } from './adminMails';
import type { OrderCounts } from './adminOrders';

/** Where a count of the menu stops; it stands for this many or more. Each count is one read. */
export const MAX_WAITING = 1000;

/** GET /api/admin/waiting: what the admin's menu counts. */
export interface WaitingResponse {
  success: true;
  orders: Pick<OrderCounts['waits'], 'pack' | 'parcel' | 'return'>;
  messages: { open: number; late: number };
  mails: MailCounts;
  /** Products on sale that run low. */
  lowStock: number;
}
