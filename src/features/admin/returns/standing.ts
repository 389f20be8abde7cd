import type { ReturnRow } from '@/domain/contracts/adminOrders/returns';
import type { ReturnState } from '@/domain/orders/order/returnCase';
import type { StatusTone } from '@/ui';
import { messages } from './messages';

type Standing = Pick<ReturnRow, 'state' | 'waits' | 'status' | 'outcome' | 'isReplaced' | 'news'>;

const TONES: Partial<Record<ReturnState, StatusTone>> = {
  accepted: 'good',
  pickup: 'good',
  refused: 'neutral',
  closed: 'neutral',
};

/** How a return stands, in the desk's words. */
export function returnStanding({ state, waits, status, outcome, isReplaced, news }: Standing): {
  word: string;
  tone: StatusTone;
} {
  if (waits === 'back') return { word: messages.toSendBack, tone: 'wait' };
  // The courier's own words say more than the state.
  if (state === 'pickup' && news)
    return { word: messages.news[news], tone: waits === 'decide' ? 'bad' : 'good' };
  if (state !== 'judged') return { word: messages.states[state], tone: TONES[state] ?? 'wait' };
  if (waits === 'refund') {
    return {
      word: outcome === 'replace' && !isReplaced ? messages.replacementDue : messages.refundDue,
      tone: 'wait',
    };
  }
  if (status === 'refunded') return { word: messages.refunded, tone: 'neutral' };
  return { word: outcome === 'replace' ? messages.replaced : messages.states.judged, tone: 'neutral' };
}
