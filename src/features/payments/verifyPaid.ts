import { call, delay, type SagaGenerator } from 'typed-redux-saga';
import type { VerifyPaymentRequest } from '@/domain/contracts/orders/payment';
import type { CallFailure, Services } from '@/services';

/** Delays in milliseconds before verify-payment is repeated: the money has moved, only the answer is missing. */
const VERIFY_DELAYS_MS = [1500, 4000];

export const codeOf = (failure: CallFailure): string =>
  failure.kind === 'refused' ? failure.code : failure.kind;
/** Whether the failure says nothing of the payment: no answer, or one of a server that is overloaded or out of order. */
const isUndecided = (failure: CallFailure): boolean =>
  failure.kind === 'network' ||
  (failure.kind === 'refused' && (failure.status === 429 || failure.status >= 500));

export type Verified =
  /** `orderId` is empty if the payment is for no order. */
  | { kind: 'paid'; orderId: string }
  /** The money goes back, and the server says why. */
  | { kind: 'refund_due'; message: string }
  /** 'pending': the server does not know yet. 'refused': it is not a valid payment. */
  | { kind: 'pending' | 'refused' };

/** Has the server verify the provider's report, because a payment counts only then. */
export function* verifyPaid({ shop }: Services, result: VerifyPaymentRequest): SagaGenerator<Verified> {
  let answer = yield* call(shop.verifyPayment, result);
  for (const wait of VERIFY_DELAYS_MS) {
    if (answer.ok || !isUndecided(answer.error)) break;
    yield* delay(wait);
    answer = yield* call(shop.verifyPayment, result);
  }
  if (answer.ok) return { kind: 'paid', orderId: answer.value.orderId };
  const { error } = answer;
  if (error.kind === 'refused' && error.code === 'refund_due') {
    return { kind: 'refund_due', message: error.message };
  }
  return { kind: isUndecided(error) ? 'pending' : 'refused' };
}
