import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { ValidateOfferResponse } from '@/domain/contracts/payment';
import { newOrderId } from '@/domain/order';
import { store } from '@/domain/store';
import { selectChosenAddress } from '@/features/addresses';
import { loginPanelOpened, selectUser } from '@/features/auth';
import { cartCleared, drawerClosed, selectCartItems } from '@/features/cart';
import { toastShown } from '@/features/notifications';
import { ordersRequested } from '@/features/orders';
import type { CallFailure, Services } from '@/services';
import { selectCheckout, selectPricingRequest } from './checkoutSelectors';
import { checkoutActions, orderPlaced } from './checkoutSlice';
import { messages } from './messages';
import type { AgreedOrder } from './placement';
import { PLACERS } from './placers';
import { takeChanges } from './pricingSaga';

const error = (text: string) => toastShown({ text, tone: 'error' });

/** The same id until the order stands, so that a retry, a reload or a second press orders nothing twice. */
function attemptId({ storage, clock, random }: Services, uid: string): string {
  const known = storage.session.readAttempt(uid);
  if (known) return known.orderId;
  const orderId = newOrderId(store.orderPrefix, clock.now(), random);
  storage.session.writeAttempt({ uid, orderId });
  return orderId;
}

/** The offer is validated with the server first; null when the shopper has to look again. */
function* agreeOnSums({ shop }: Services) {
  const request = yield* select(selectPricingRequest);
  const answer = yield* call(shop.validateOffer, request);
  if (answer.ok && answer.value.success) return answer.value;
  if (!answer.ok && answer.error.kind === 'changed') {
    yield* call(takeChanges, answer.error);
    return null;
  }
  const said = answer.ok ? answer.value.message : answer.error.kind === 'refused' ? answer.error.message : '';
  const text = said || messages.couponFailed;
  yield* put(error(text));
  if (answer.ok) {
    yield* put(checkoutActions.couponDropped(text));
    yield* put(checkoutActions.repricingRequested());
  }
  return null;
}

/** Nothing was ordered: the cart stays, and the shopper is told what to do. */
function* explain({ storage }: Services, failure: CallFailure) {
  if (failure.kind === 'changed') {
    yield* call(takeChanges, failure);
    // What the order call calls a line may differ from the cart's name for it; pricing names it as the cart does.
    yield* put(checkoutActions.repricingRequested());
    return;
  }
  if (failure.kind === 'network') {
    yield* put(error(messages.orderFailed));
    return;
  }
  if (failure.status === 401) {
    yield* put(error(messages.logInAgain));
    yield* put(loginPanelOpened({ mode: 'login' }));
    return;
  }
  if (failure.code === 'order_exists') {
    storage.session.clearAttempt();
    yield* put(error(messages.orderExists));
    yield* put(ordersRequested());
    return;
  }
  const text = failure.message || messages.orderFailed;
  yield* put(error(text));
  if (failure.code === 'coupon_refused') yield* put(checkoutActions.couponDropped(text));
  if (failure.status === 409) yield* put(checkoutActions.repricingRequested());
}

function* celebrate({ navigation, storage }: Services, order: AgreedOrder, text: string) {
  storage.session.clearAttempt();
  yield* put(toastShown({ text, tone: 'success' }));
  const { orderId, items, couponCode, amounts } = order;
  yield* put(orderPlaced({ orderId, items, couponCode, amounts }));
  yield* put(drawerClosed());
  yield* put(cartCleared());
  yield* put(ordersRequested());
  yield* call(navigation.go, '/profile', { activeTab: 'orders' });
}

function* readOrder(services: Services, agreed: ValidateOfferResponse) {
  const user = yield* select(selectUser);
  const address = yield* select(selectChosenAddress);
  const items = yield* select(selectCartItems);
  if (!user || !address) return null;
  const orderId = attemptId(services, user.uid);
  const order: AgreedOrder = {
    orderId,
    user,
    address,
    items,
    couponCode: agreed.couponCode,
    amounts: agreed,
  };
  return order;
}

function* placeOrder(services: Services) {
  try {
    const agreed = yield* call(agreeOnSums, services);
    if (!agreed) return;
    const order = yield* call(readOrder, services, agreed);
    if (!order) {
      yield* put(error(messages.noAddress));
      return;
    }
    const { method } = yield* select(selectCheckout);
    const placement = yield* call(PLACERS[method], services, order);
    if (placement.kind === 'placed') yield* call(celebrate, services, order, placement.message);
    else yield* call(explain, services, placement.failure);
  } finally {
    yield* put(checkoutActions.orderAttemptEnded());
  }
}

/** One order at a time: a second press while one is under way is nothing. */
export function* watchPlacing(services: Services) {
  yield* takeLeading(checkoutActions.orderSubmitted, placeOrder, services);
}
