import { call, delay, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import type { BuyGiftRequest } from '@/domain/contracts/giftCards';
import type { CreateOrderResponse, VerifyPaymentRequest } from '@/domain/contracts/payment';
import { selectUser } from '@/features/auth';
import { creditRequested } from '@/features/credit';
import { failureText } from '@/features/failures';
import { selectPhoneNumber } from '@/features/userProfile';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { CallFailure, Services } from '@/services';
import { createGiftCardApi, type GiftCardApi } from '@/services/giftCards/createGiftCardApi';
import { giftCardActions as actions, type GiftAct } from './giftCardsSlice';
import { messages } from './messages';

/** Delays in milliseconds before verify-payment is repeated: the money has moved, only the answer is missing. */
const VERIFY_DELAYS_MS = [1500, 4000];

function* refuse(act: GiftAct, message: string) {
  yield* put(actions.actFailed({ act, message }));
}

function* finish(act: GiftAct, text: string) {
  yield* put(actions.actFinished(act));
  yield* put(toastShown({ text, topic: 'gift card', tone: 'success' }));
}

const isUndecided = (failure: CallFailure): boolean =>
  failure.kind === 'network' || (failure.kind === 'refused' && failure.code === 'payment_pending');

/** Opens Razorpay's checkout over the page; null where it was closed unpaid, which is then said. */
function* collect({ payment }: Services, made: CreateOrderResponse) {
  const user = yield* select(selectUser);
  const phone = yield* select(selectPhoneNumber);
  const request = {
    orderId: made.orderId,
    keyId: made.keyId,
    razorpayOrderId: made.id,
    amount: made.amount,
    currency: made.currency,
    prefill: {
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      contact: phone ? `+91${phone}` : '',
    },
  };
  const outcome = yield* call(payment.pay, request, new AbortController().signal);
  if (outcome.kind === 'paid') return outcome.result;
  const { notPaid, declined } = messages.buy;
  yield* refuse('buy', outcome.kind === 'failed' ? declined : notPaid);
  return null;
}

/** Has the server verify the payment, which counts only then. */
function* confirm({ shop }: Services, result: VerifyPaymentRequest) {
  let answer = yield* call(shop.verifyPayment, result);
  for (const wait of VERIFY_DELAYS_MS) {
    if (answer.ok || !isUndecided(answer.error)) break;
    yield* delay(wait);
    answer = yield* call(shop.verifyPayment, result);
  }
  return answer;
}

function* buy(services: Services, api: GiftCardApi, request: BuyGiftRequest): SagaGenerator<void> {
  const config = yield* call(services.shop.paymentConfig);
  if (!config.ok) return yield* refuse('buy', failureText(config.error));
  if (!config.value.online) return yield* refuse('buy', messages.buy.off);
  if (!(yield* call(services.payment.prepare, config.value.checkoutUrl)))
    return yield* refuse('buy', messages.buy.noScript);
  const made = yield* call(api.buy, request);
  if (!made.ok) return yield* refuse('buy', failureText(made.error));
  const result = yield* collect(services, made.value);
  if (!result) return;
  const verified = yield* confirm(services, result);
  if (verified.ok) yield* finish('buy', messages.buy.done);
  else yield* finish('buy', messages.buy.unconfirmed);
  yield* put(actions.pageRequested());
}

/** Reads, buys, redeems and cancels gift cards. A second press while a request runs is ignored. */
export function* giftCardsSaga(services: Services) {
  const api = createGiftCardApi(services.http);
  yield* takeLatest(
    actions.pageRequested,
    safely(function* load() {
      const answer = yield* call(api.read);
      if (answer.ok) yield* put(actions.pageLoaded(answer.value));
      else yield* put(actions.pageFailed(failureText(answer.error)));
    }),
  );
  yield* takeLeading(
    actions.redeemRequested,
    safely(function* redeem({ payload: code }: ReturnType<typeof actions.redeemRequested>) {
      const answer = yield* call(api.redeem, code);
      if (!answer.ok) return yield* refuse('redeem', failureText(answer.error));
      yield* put(creditRequested());
      return yield* finish('redeem', answer.value.message);
    }),
  );
  yield* takeLeading(
    actions.buyRequested,
    safely(function* buyOne({ payload }: ReturnType<typeof actions.buyRequested>) {
      yield* buy(services, api, payload);
    }),
  );
  yield* takeLeading(
    actions.cancelRequested,
    safely(function* cancel({ payload: id }: ReturnType<typeof actions.cancelRequested>) {
      const answer = yield* call(api.cancel, id);
      if (!answer.ok) return yield* refuse('cancel', failureText(answer.error));
      yield* put(actions.cardChanged(answer.value.card));
      return yield* finish('cancel', answer.value.message);
    }),
  );
}
