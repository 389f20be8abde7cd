import type { ReturnStep } from '@/domain/orders/returnDesk/steps';
import { oneAtATime } from '../../shared';
import type { OpenReturnState } from './openReturnSlice';

/** The state of a step's button: the desk sends one step of a return at a time. */
export function stepButton(sending: OpenReturnState['sending'], step: ReturnStep) {
  const isSending = sending.status === 'sending';
  return oneAtATime(isSending && sending.step === step, isSending);
}
