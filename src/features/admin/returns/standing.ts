import type { ReturnRow } from '@/domain/contracts/adminReturns';
import type { StatusTone } from '@/ui';
import { messages } from './messages';

type Standing = Pick<ReturnRow, 'state' | 'waits' | 'status' | 'outcome'>;

/** How a return stands, in the desk's words. */
export function returnStanding({ state, waits, status, outcome }: Standing): {
  word: string;
  tone: StatusTone;
} {
  if (state !== 'judged') {
    const tone =
      state === 'refused' ? 'neutral' : state === 'accepted' || state === 'pickup' ? 'good' : 'wait';
    return { word: messages.states[state], tone };
  }
  if (waits === 'refund') {
    return { word: outcome === 'replace' ? messages.replacementDue : messages.refundDue, tone: 'wait' };
  }
  if (status === 'refunded') return { word: messages.refunded, tone: 'neutral' };
  return { word: outcome === 'replace' ? messages.replaced : messages.states.judged, tone: 'neutral' };
}
