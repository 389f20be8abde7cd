import type { FailureCause } from '../mail/delivery';

/** A dead letter in the admin's list. */
export interface FailedMail {
  id: string;
  to: string;
  subject: string;
  /** The order that it is about; empty where it is about none. */
  orderId: string;
  createdAt: string;
  failedAt: string;
  attempts: number;
  cause: FailureCause;
  reason: string;
}

/** Mails that did not leave. */
export interface MailCounts {
  /** Dead letters. */
  failed: number;
  /** Mails that should have left a while ago and still wait. */
  late: number;
}

/** GET /api/admin/mails, and what every change of one answers. */
export interface MailsResponse {
  success: true;
  /** What came of it, in a sentence; empty where nothing was asked for but the list. */
  message: string;
  /** The newest failure first, a page of them at most. */
  mails: FailedMail[];
  counts: MailCounts;
  /** Why no mail can be sent at all, in a sentence; empty where it can. */
  problem: string;
}
