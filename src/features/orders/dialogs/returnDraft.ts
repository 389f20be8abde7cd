import type { RefundTarget } from '@/domain/contracts/orders/cancel';
import type { ReturnOrderRequest } from '@/domain/contracts/orders/return';
import type { Order } from '@/domain/orders/order/order';
import { isAllOf, MAX_RETURN_REASON } from '@/domain/orders/returns/returns';
import { OTHER } from './cancelReason';
import { messages } from '../messages';

/** The state of the return dialog. */
export interface ReturnDraft {
  /** Units that come back of each line, by its index in the order; 0 where it stays. */
  counts: number[];
  chosen: string;
  more: string;
  refundTo: RefundTarget;
}

/** Everything is returned by default. */
export function emptyDraft({ lines }: Order): ReturnDraft {
  return { counts: lines.map(({ quantity }) => quantity), chosen: '', more: '', refundTo: 'source' };
}

/** Characters that may be typed in addition to the chosen reason. */
export function roomFor({ chosen }: ReturnDraft): number {
  return chosen === OTHER ? MAX_RETURN_REASON : MAX_RETURN_REASON - chosen.length - 2;
}

export type ReadReturn =
  | { ok: true; request: ReturnOrderRequest }
  /** The missing parts, by field. */
  | { ok: false; lines?: string; chosen?: string; more?: string };

/** The request, or the errors to correct. */
export function readReturnDraft(order: Order, draft: ReturnDraft): ReadReturn {
  const { counts, chosen, refundTo } = draft;
  const lines = counts.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
  const more = draft.more.replace(/\s+/g, ' ').trim().slice(0, roomFor(draft));
  const missing = {
    lines: lines.length === 0 ? messages.returnWhat : undefined,
    chosen: chosen ? undefined : messages.returnWhy,
    more: chosen === OTHER && !more ? messages.returnWhy : undefined,
  };
  if (missing.lines || missing.chosen || missing.more) return { ok: false, ...missing };
  const reason = chosen === OTHER ? more : [chosen, more].filter(Boolean).join(': ');
  const request = { reason, refundTo };
  return { ok: true, request: isAllOf(order, lines) ? request : { ...request, lines } };
}

/** The name of the first field with an error, in their order on the screen. */
export const firstWrong = (read: Extract<ReadReturn, { ok: false }>) =>
  (['lines', 'chosen', 'more'] as const).find((field) => read[field]);
