import * as v from 'valibot';
import type { FailureCause } from '../../mail/delivery';
import type { MailSettings } from '../../mail/mailSettings';

/** A dead letter in the admin's list. */
export interface FailedMail {
  id: string;
  to: string;
  subject: string;
  /** The id of its order; empty for a mail without an order. */
  orderId: string;
  createdAt: string;
  failedAt: string;
  attempts: number;
  cause: FailureCause;
  reason: string;
}

/** Mails that were not sent. */
export interface MailCounts {
  /** Dead letters. */
  failed: number;
  /** Mails that are overdue. */
  late: number;
}

/** The answer of GET /api/admin/mails and of every change. */
export interface MailsResponse {
  success: true;
  /** The result of a change in a sentence; empty for the list. */
  message: string;
  /** The newest failure first, a page of them at most. */
  mails: FailedMail[];
  counts: MailCounts;
  /** The reason why no mail can be sent at all, in a sentence; empty if mails can be sent. */
  problem: string;
  /** Which mails the shop sends beyond those about orders and questions. */
  settings: MailSettings;
}

const isOn = (name: keyof MailSettings) => v.optional(v.boolean(`${name} must be true or false`));

/**
 * POST /api/admin/mails/settings: only the changed settings, so that two colleagues do not overwrite each
 * other.
 */
export const mailSettingsRequest = v.object({
  changes: v.strictObject(
    {
      back: isOn('back'),
      price: isOn('price'),
      cart: isOn('cart'),
      review: isOn('review'),
      friend: isOn('friend'),
    },
    'changes must be an object of settings',
  ),
});
