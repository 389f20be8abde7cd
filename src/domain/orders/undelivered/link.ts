import { isDocumentId } from '@/domain/records/documentId';
import type { Order } from '../order/order';
import { allowedActs } from './answerUndelivered';

/** The scope of a link in a mail: one failed attempt of one order, until the courier stops waiting. */
export interface DeliveryLink {
  orderId: string;
  /** From 1. */
  attempt: number;
  /** ISO. */
  dueAt: string;
}

/** The signed text, which names the purpose so that the link serves no other. */
export const signedText = (payload: string): string => `delivery-link:1:${payload}`;

/** The delivery link of an order's last failed attempt; null where no answer is possible. */
export function linkOf({
  orderId,
  undelivered,
}: Pick<Order, 'orderId' | 'undelivered'>): DeliveryLink | null {
  // After the last attempt the courier only returns the parcel, so the shopper has no choice.
  if (!undelivered?.dueAt || !allowedActs(undelivered).includes('again')) return null;
  return { orderId, attempt: undelivered.attempts.length, dueAt: undelivered.dueAt };
}

export const linkPayload = ({ orderId, attempt, dueAt }: DeliveryLink): string =>
  `${orderId}~${attempt}~${Date.parse(dueAt)}`;

/** Maximum of characters of a token; longer ones are rejected. */
export const MAX_TOKEN = 160;

/** Splits a token into its link and signature; null for an invalid one. */
export function readToken(token: string): { link: DeliveryLink; payload: string; signature: string } | null {
  if (token.length > MAX_TOKEN) return null;
  const [, payload = '', orderId = '', attempt = '', due = '', signature = ''] =
    /^(([A-Za-z0-9_-]{4,60})~([1-9]\d?)~(\d{13}))\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  if (!signature || !isDocumentId(orderId)) return null;
  const dueAt = new Date(Number(due)).toISOString();
  return { payload, signature, link: { orderId, attempt: Number(attempt), dueAt } };
}

export type LinkState = 'open' | 'expired' | 'used' | 'other';

/**
 * Whether an authentic link can still answer. It is used once anyone answered its attempt, and never
 * answers another attempt.
 */
export function stateOfLink(link: DeliveryLink, order: Order | null, now: Date): LinkState {
  const { undelivered } = order ?? {};
  if (!order || order.erasedAt || !undelivered) return 'other';
  const isThisOne = undelivered.attempts.length === link.attempt && undelivered.dueAt === link.dueAt;
  const isAnswered = undelivered.answers.some(({ attempt }) => attempt === link.attempt);
  if (isThisOne && isAnswered) return 'used';
  if (link.dueAt <= now.toISOString()) return 'expired';
  if (!isThisOne) return undelivered.attempts.length > link.attempt ? 'used' : 'other';
  return undelivered.state === 'waits' ? 'open' : 'other';
}
