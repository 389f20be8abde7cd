import type { RefundTarget } from '@/domain/contracts/orders/cancel';
import type { ReturnOrderRequest } from '@/domain/contracts/orders/return';
import type { Order } from '@/domain/orders/order/order';
import { MAX_RETURN_REASON } from '@/domain/orders/returns/returns';
import { OTHER } from './cancelReason';
import { messages } from '../messages';

/** The state of the return dialog. */
export interface ReturnDraft {
  /** Indexes of the returned lines in the order. */
  lines: number[];
  chosen: string;
  more: string;
  refundTo: RefundTarget;
}

/** Everything is returned by default. */
export function emptyDraft({ lines }: Order): ReturnDraft {
  return { lines: lines.map((_, at) => at), chosen: '', more: '', refundTo: 'source' };
}

/** Characters that may be typed in addition to the chosen reason. */
export function roomFor({ chosen }: ReturnDraft): number {
  return chosen === OTHER ? MAX_RETURN_REASON : MAX_RETURN_REASON - chosen.length - 2;
}

export type ReadReturn =
  | { ok: true; request: ReturnOrderRequest }
  /** What is missing, at which field. */
  | { ok: false; lines?: string; chosen?: string; more?: string };

/** The request, or the errors to correct. */
export function readReturnDraft(order: Order, draft: ReturnDraft): ReadReturn {
  const { lines, chosen, refundTo } = draft;
  const more = draft.more.replace(/\s+/g, ' ').trim().slice(0, roomFor(draft));
  const missing = {
    lines: lines.length === 0 ? messages.returnWhat : undefined,
    chosen: chosen ? undefined : messages.returnWhy,
    more: chosen === OTHER && !more ? messages.returnWhy : undefined,
  };
  if (missing.lines || missing.chosen || missing.more) return { ok: false, ...missing };
  const reason = chosen === OTHER ? more : [chosen, more].filter(Boolean).join(': ');
  const all = lines.length === order.lines.length;
  const some = order.lines.flatMap(({ quantity }, line) =>
    lines.includes(line) ? [{ line, quantity }] : [],
  );
  return { ok: true, request: { reason, refundTo, ...(all ? {} : { lines: some }) } };
}

/** The name of the first field with an error, in their order on the screen. */
export const firstWrong = (read: Extract<ReadReturn, { ok: false }>) =>
  (['lines', 'chosen', 'more'] as const).find((field) => read[field]);
