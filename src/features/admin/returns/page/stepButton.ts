import type { ReturnStep } from '@/domain/orders/returnDesk/steps';
import { oneAtATime } from '../../shared';
import type { ReturnActing } from './openReturnSlice';

/** The state of a step's button: the desk sends one step of a return at a time. */
export function stepButton(acting: ReturnActing, step: ReturnStep) {
  const isSending = acting.status === 'sending';
  return oneAtATime(isSending && acting.step === step, isSending);
}
