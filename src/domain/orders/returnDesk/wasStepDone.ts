import type { Order } from '../order/order';
import type { ReturnState } from '../order/returnCase';
import { wholePart } from '@/domain/payments/refund/refundShares';
import { returnCaseOf, type ReturnStep } from './steps';

/** The states in which a step leaves a return, or in which it is later. */
const STATES: Partial<Record<ReturnStep, readonly ReturnState[]>> = {
  accept: ['accepted', 'pickup', 'received', 'judged'],
  refuse: ['refused'],
  pickup: ['pickup'],
  close: ['closed'],
  receive: ['received', 'judged'],
  // A return whose every unit is refused ends as refused.
  judge: ['judged', 'refused'],
};

/**
 * Whether a step whose answer was lost was done: the return has moved on since `before`, to where the step leads, and not
 * to where another step of a colleague led. `refundId` is the id of a refund.
 */
export function wasStepDone(step: ReturnStep, before: Order, now: Order, refundId = ''): boolean {
  if (step === 'refund') return wholePart(now.payment.parts ?? [], refundId) !== undefined;
  const [earlier, later] = [returnCaseOf(before), returnCaseOf(now)];
  if (!later) return false;
  if (step === 'replace') return !earlier?.replacement && later.replacement !== undefined;
  if (step === 'send-back') return !earlier?.sentBack && later.sentBack !== undefined;
  const hasMoved = before.status !== now.status || earlier?.state !== later.state;
  const isThere = step === 'open' ? later.openedBy === 'shop' : STATES[step]?.includes(later.state);
  return hasMoved && (isThere ?? false);
}
