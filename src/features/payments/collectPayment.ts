import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { call, cancelled, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { PaymentOutcome, PaymentRequest, Services } from '@/services';

/** Opens the provider's checkout over the page until it closes or the shopper presses Back, which `left` reports. */
export function* collectPayment(
  { payment }: Services,
  request: PaymentRequest,
  left: ActionCreatorWithoutPayload,
): SagaGenerator<PaymentOutcome> {
  const leaving = new AbortController();
  try {
    const { outcome } = yield* race({
      outcome: call(payment.pay, request, leaving.signal),
      left: take(left),
    });
    if (!outcome) leaving.abort();
    return outcome ?? { kind: 'dismissed' };
  } finally {
    // The session ended.
    if (yield* cancelled()) leaving.abort();
  }
}
