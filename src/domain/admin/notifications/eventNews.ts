import { adminMessagePath, adminOrderPath, adminPaths } from '@/app/router/paths';
import { messages } from './messages';
import type { News } from './news';

const { giftCards, mails, mismatches } = adminPaths;
const orderOr = (orderId: string, path: string): string => (orderId ? adminOrderPath(orderId) : path);

/** News of a customer message. It names only the ticket; the sender and text stay in the inbox. */
export const messageNews = (
  id: string,
  { ticket, createdAt: at }: { ticket: string; createdAt: string },
): News => ({
  id: `message-${id}`,
  kind: 'message',
  at,
  about: ticket,
  path: adminMessagePath(id),
});

/**
 * A mail whose retries are exhausted. The id has the time, because a mail that was sent again by hand may
 * fail again.
 */
export const failedMailNews = (id: string, orderId: string, now: Date): News => ({
  id: `mail-${id}-${now.getTime()}`,
  kind: 'failed_mail',
  at: now.toISOString(),
  about: orderId || messages.mail,
  path: mails,
});

/** A stray parcel. */
export const strayNews = (awb: string, at: string): News => ({
  id: `stray-${awb}`,
  kind: 'mismatch',
  at,
  about: messages.parcel(awb),
  path: mismatches,
});

/** A parcel that the courier cancelled by itself; its order ships with another. */
export const cancelledParcelNews = (orderId: string, awb: string, at: string): News => ({
  id: `taken-out-${awb}`,
  kind: 'mismatch',
  at,
  about: messages.parcelCancelled(orderId),
  path: adminOrderPath(orderId),
});

/** A lost parcel that the courier has after all, although its order ended. */
export const foundNews = (orderId: string, at: string): News => ({
  id: `found-${orderId}`,
  kind: 'mismatch',
  at,
  about: messages.parcelFound(orderId),
  path: adminOrderPath(orderId),
});

/** A refund that Razorpay could not pay out. */
export const failedRefundNews = (
  refundId: string,
  of: { orderId: string; razorpayOrderId: string },
  now: Date,
): News => ({
  id: `refund-${refundId}`,
  kind: 'mismatch',
  at: now.toISOString(),
  about: messages.refundFailed(of.orderId || of.razorpayOrderId),
  path: orderOr(of.orderId, mismatches),
});

/** A refund that Razorpay refused; its id has the sum, so that each is announced once. `amount` is rupees. */
export const refusedRefundNews = (
  of: { orderId: string; razorpayOrderId: string; amount: number },
  now: Date,
): News => ({
  id: `refund-refused-${of.razorpayOrderId}-${of.amount}`,
  kind: 'mismatch',
  at: now.toISOString(),
  about: messages.refundRefused(of.orderId || of.razorpayOrderId),
  path: orderOr(of.orderId, mismatches),
});

/** A refund that Razorpay sent although the team had transferred it. */
export const refundedTwiceNews = (
  refundId: string,
  of: { orderId: string; razorpayOrderId: string },
  now: Date,
): News => ({
  id: `refund-twice-${refundId}`,
  kind: 'mismatch',
  at: now.toISOString(),
  about: messages.refundedTwice(of.orderId || of.razorpayOrderId),
  path: mismatches,
});

/** A refunded gift card whose credit was already redeemed; the team finds it by Razorpay's order. */
export const giftCardSpentTwiceNews = (refundId: string, razorpayOrderId: string, now: Date): News => ({
  id: `gift-refund-${refundId}`,
  kind: 'mismatch',
  at: now.toISOString(),
  about: messages.giftCardUsed(razorpayOrderId),
  path: giftCards,
});

/** A payment that a bank disputes; `orderId` is empty where the shop has no order of it. */
export const disputeNews = (
  eventId: string,
  of: { orderId: string; paymentId: string },
  now: Date,
): News => ({
  id: `dispute-${eventId}`,
  kind: 'dispute',
  at: now.toISOString(),
  about: of.orderId || of.paymentId || messages.payment,
  path: orderOr(of.orderId, mismatches),
});
