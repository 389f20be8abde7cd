import { call, put, select } from 'typed-redux-saga';
import type { PaymentConfigResponse } from '@/domain/contracts/orders/payment';
import { takeLatest } from '@/lib/watch';
import type { CallFailure, Result, Services } from '@/services';
import { selectCheckout } from '../checkoutSelectors';
import { checkoutActions, checkoutOpened } from '../checkoutSlice';
import type { OnlinePayment } from '../offeredMethods';

/** Reads whether the shop takes online payments. A refusal means no; a network failure leaves it unknown. */
function readConfig(answer: Result<PaymentConfigResponse, CallFailure>): OnlinePayment {
  if (!answer.ok) return answer.error.kind === 'network' ? { kind: 'unasked' } : { kind: 'off' };
  const { online, test, checkoutUrl } = answer.value;
  return online ? { kind: 'offered', test, checkoutUrl } : { kind: 'off' };
}

/** Asks whether the shop takes online payments. */
export function* loadOnlinePayment({ shop }: Services) {
  const answer = yield* call(shop.paymentConfig);
  const online = readConfig(answer);
  yield* put(checkoutActions.onlinePaymentChecked(online));
  const { status, method } = yield* select(selectCheckout);
  if (online.kind === 'off' && status === 'open' && method === 'Pay Online') {
    yield* put(checkoutActions.methodChanged('Cash on Delivery'));
  }
}

export function* watchOnlinePayment(services: Services) {
  yield* takeLatest(checkoutOpened, loadOnlinePayment, services);
}
