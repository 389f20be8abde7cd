import { call, delay, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { BuyGiftCardRequest } from '@/domain/contracts/shoppers/giftCards';
import type { CreateOrderResponse } from '@/domain/contracts/orders/payment';
import { formatPaise, type Paise } from '@/domain/money/money';
import type { GiftCardView } from '@/domain/giftCards/view';
import { selectUser, untilSignedOut } from '@/features/auth';
import { failureText } from '@/features/failures';
import { codeOf, collectPayment, paymentRequestOf, verifyPaid } from '@/features/payments';
import { selectPhoneNumber } from '@/features/userProfile';
import { closeWithSaga } from '@/lib/closeWithSaga';
import { returnChannel } from '@/lib/returnChannel';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { PaymentOutcome, Services } from '@/services';
import type { GiftCardApi } from '@/services/giftCards/createGiftCardApi';
import { giftCardActions as actions, selectGiftCards } from './giftCardsSlice';
import { messages } from './messages';

const texts = messages.buy;
/** Delays in milliseconds before each check: a payment may arrive minutes after its window was closed. */
const LOOK_DELAYS_MS = [0, 3_000, 7_000, 20_000, 60_000, 120_000];

function* refuse(message: string) {
  yield* put(actions.actFailed({ act: 'buy', message }));
}

function* finish(id: string) {
  yield* put(actions.cardBought(id));
  yield* put(toastShown({ text: texts.done, topic: 'gift card', tone: 'success' }));
}

/** Shows the state of a payment that the server has not confirmed, and starts polling for the card. */
function* leaveOpen(id: string, message: string) {
  yield* refuse(message);
  yield* put(actions.paymentUnfinished(id));
}

/** Whether the payment of a card has arrived, and the card was not cancelled since. */
export const isPaid = (card: GiftCardView | undefined): boolean =>
  card !== undefined && card.status !== 'pending' && card.status !== 'cancelled';

/** Loads the cards, and returns whether this one is paid. */
function* isBought(api: GiftCardApi, id: string) {
  const answer = yield* call(api.read);
  if (!answer.ok) return false;
  yield* put(actions.pageLoaded(answer.value));
  return isPaid(answer.value.cards.find((card) => card.id === id));
}

/** Opens Razorpay's checkout over the page, and returns how it closed. */
function* collect(services: Services, made: CreateOrderResponse): SagaGenerator<PaymentOutcome> {
  const user = yield* select(selectUser);
  const phone = yield* select(selectPhoneNumber);
  const payer = { name: user?.displayName ?? '', email: user?.email ?? '', phone };
  // The recipient's name is not the provider's business.
  const description = texts.payment(formatPaise(made.amount as Paise));
  const request = paymentRequestOf(made, { orderId: made.orderId, description }, payer);
  yield* put(actions.paymentOpened());
  try {
    return yield* collectPayment(services, request, actions.paymentLeft);
  } finally {
    yield* put(actions.paymentClosed());
  }
}

/** Pays for a stored card. */
function* pay(services: Services, api: GiftCardApi, made: CreateOrderResponse): SagaGenerator<void> {
  const id = made.orderId;
  const outcome = yield* call(collect, services, made);
  if (outcome.kind !== 'paid')
    return yield* leaveOpen(id, outcome.kind === 'failed' ? texts.declined : texts.notPaid);
  const { kind } = yield* call(verifyPaid, services, outcome.result);
  if (kind === 'refund_due') return yield* refuse(texts.refundDue);
  if (kind !== 'paid') return yield* leaveOpen(id, texts[kind]);
  yield* finish(id);
  yield* call(isBought, api, id);
}

function* buy(services: Services, api: GiftCardApi, request: BuyGiftCardRequest): SagaGenerator<void> {
  const config = yield* call(services.shop.paymentConfig);
  if (!config.ok) return yield* refuse(failureText(config.error));
  if (!config.value.online) return yield* refuse(texts.off);
  if (!(yield* call(services.payment.prepare, config.value.checkoutUrl)))
    return yield* refuse(texts.noScript);
  const made = yield* call(api.buy, request);
  if (made.ok) return yield* pay(services, api, made.value);
  // The payment of an earlier attempt may have arrived since.
  if (codeOf(made.error) === 'gift_exists' && (yield* call(isBought, api, request.id)))
    return yield* finish(request.id);
  return yield* refuse(failureText(made.error));
}

/** Buys a card. An exception also frees the button and starts polling for the payment. */
export function* buyCard(
  services: Services,
  api: GiftCardApi,
  request: BuyGiftCardRequest,
): SagaGenerator<void> {
  try {
    yield* buy(services, api, request);
  } catch (error) {
    yield* leaveOpen(request.id, texts.notPaid);
    throw error;
  }
}

/** Polls for the card of an unconfirmed payment until it arrives or the delays run out. */
function* follow(api: GiftCardApi) {
  for (const wait of LOOK_DELAYS_MS) {
    yield* delay(wait);
    const { unsure } = yield* select(selectGiftCards);
    if (!unsure) return;
    if (yield* call(isBought, api, unsure)) return yield* finish(unsure);
  }
}

/** Polls after an unconfirmed payment, and again when the shopper returns from the payment app. */
export function* watchUnfinished({ page }: Services, api: GiftCardApi) {
  const returns = returnChannel(page);
  const followOwn = untilSignedOut(follow);
  yield* takeLatest(actions.paymentUnfinished, followOwn, api);
  yield* takeLatest(returns, followOwn, api);
  yield* fork(closeWithSaga, returns);
}
