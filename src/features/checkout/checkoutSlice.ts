import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentMethod } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import { cartLoaded, isCartChange } from '@/features/cart';
import { firstMethod, offeredMethods, type OnlinePayment } from './offeredMethods';
import type { PlacedOrder } from './sagas/placing/placement';

/** The server's price of the order, and how far the request for it is. */
export type ServerSums =
  { kind: 'none' } | { kind: 'asking' } | { kind: 'priced'; amounts: Amounts } | { kind: 'failed' };

export type CheckoutStatus =
  | 'closed'
  | 'open'
  /** The order request is pending. */
  | 'placing'
  /** The payment provider's checkout is open over ours. */
  | 'paying'
  /** The server is verifying the payment. */
  | 'confirming';

export interface AppliedCoupon {
  code: string;
  message: string;
}

export interface CheckoutState {
  status: CheckoutStatus;
  /** Opening time, ISO. Offers are judged at this time. */
  openedAt: string;
  method: PaymentMethod;
  online: OnlinePayment;
  coupon: AppliedCoupon | null;
  /** A code that only the server can judge: the next price request carries it in place of the applied coupon. */
  couponToCheck: string | null;
  /** An applied code that the server refused later: another payment method may take it again. */
  droppedCode: string | null;
  /** Why the last code was refused, or that nothing is known of it yet. */
  couponError: string | null;
  sums: ServerSums;
  /** Why a payment did not end in an order, and what the shopper can do. */
  notice: string | null;
  /** Why the shop would refuse this order because of how much one person may buy. */
  limit: string | null;
}

const initialState: CheckoutState = {
  status: 'closed',
  openedAt: new Date(0).toISOString(),
  method: firstMethod({ kind: 'unasked' }),
  online: { kind: 'unasked' },
  coupon: null,
  couponToCheck: null,
  droppedCode: null,
  couponError: null,
  sums: { kind: 'none' },
  notice: null,
  limit: null,
};

/** The initial state, with the payment configuration kept for the next checkout. */
const closed = ({ online }: CheckoutState): CheckoutState => ({
  ...initialState,
  online,
  method: firstMethod(online),
});

/** Prices the order again with another method, which may take a coupon that the last one refused. */
function changeMethod(state: CheckoutState, { payload: method }: PayloadAction<PaymentMethod>) {
  state.method = method;
  state.couponToCheck ??= state.droppedCode;
  state.droppedCode = null;
  state.couponError = null;
  state.sums = { kind: 'none' };
  state.notice = null;
  state.limit = null;
}

const slice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    checkoutRequested() {},
    checkoutOpened(state, { payload: openedAt }: PayloadAction<string>) {
      state.status = 'open';
      state.openedAt = openedAt;
      state.couponError = null;
      state.sums = { kind: 'none' };
    },
    checkoutClosed: closed,
    onlinePaymentChecked(state, { payload: online }: PayloadAction<OnlinePayment>) {
      state.online = online;
    },
    /** The method that the shopper chose in an earlier checkout, if the shop still offers it. */
    methodRecalled(state, { payload: method }: PayloadAction<PaymentMethod>) {
      if (offeredMethods(state.online).includes(method)) state.method = method;
    },
    /** The coupon of an earlier checkout is checked with the first price. */
    couponRecalled(state, { payload: code }: PayloadAction<string>) {
      state.couponToCheck = code;
    },
    /** The shopper chose a method. */
    methodChosen: changeMethod,
    /** The shop changed the method, because the other one cannot pay for this order. */
    methodChanged: changeMethod,
    couponSubmitted(state, _action: PayloadAction<string>) {
      state.couponError = null;
      state.droppedCode = null;
    },
    couponCheckRequested(state, { payload: code }: PayloadAction<string>) {
      state.couponToCheck = code;
    },
    couponApplied(state, { payload: coupon }: PayloadAction<AppliedCoupon>) {
      state.coupon = coupon;
      state.couponToCheck = null;
      state.couponError = null;
      state.sums = { kind: 'none' };
    },
    /** A new code was refused. The applied coupon stays. */
    couponRefused(state, { payload: message }: PayloadAction<string>) {
      state.couponToCheck = null;
      state.couponError = message;
    },
    /** No answer came. The next price request carries the code again. */
    couponUnanswered(state, { payload: message }: PayloadAction<string>) {
      state.couponError = message;
    },
    /** The server refused the applied coupon. */
    couponDropped(state, { payload: message }: PayloadAction<string>) {
      state.droppedCode = state.coupon?.code ?? null;
      state.coupon = null;
      state.couponError = message;
    },
    couponRemoved(state) {
      state.coupon = null;
      state.couponError = null;
      state.sums = { kind: 'none' };
    },
    /** The price is out of date: validate-offer is asked again. */
    repricingRequested(state) {
      state.sums = { kind: 'none' };
    },
    pricingRequested(state) {
      state.sums = { kind: 'asking' };
    },
    orderPriced(state, { payload: amounts }: PayloadAction<Amounts>) {
      state.sums = { kind: 'priced', amounts };
    },
    /** The purchase limit that came with the last price; null if the order can be placed. */
    limitReceived(state, { payload: limit }: PayloadAction<string | null>) {
      state.limit = limit;
    },
    pricingFailed(state) {
      state.sums = { kind: 'failed' };
    },
    orderSubmitted(state) {
      state.status = 'placing';
      state.notice = null;
    },
    paymentOpened(state) {
      state.status = 'paying';
    },
    /** The shopper pressed Back while the provider's checkout was open. */
    paymentLeft() {},
    paymentMade(state) {
      state.status = 'confirming';
    },
    /** The payment did not end in an order. `notice` says why and what to do. */
    paymentUnfinished(state, { payload: notice }: PayloadAction<string>) {
      if (state.status === 'closed') return;
      state.status = 'open';
      state.notice = notice;
    },
    /** By this page, or found later, while the checkout of another cart may be open. */
    orderPlaced(_state, _action: PayloadAction<PlacedOrder>) {},
    /** The order request ended. Without an order, the shopper can press again. */
    orderAttemptEnded(state) {
      if (state.status !== 'closed') state.status = 'open';
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(isCartChange, cartLoaded), (state) => {
      state.sums = { kind: 'none' };
    });
  },
});

export const checkoutActions = slice.actions;
export const { checkoutRequested, checkoutOpened, checkoutClosed, orderPlaced } = slice.actions;
export const checkoutReducer = slice.reducer;

/** The part of the store that this feature reads. */
export interface CheckoutRoot {
  checkout: CheckoutState;
}
export const selectCheckoutOpen = ({ checkout }: CheckoutRoot) => checkout.status !== 'closed';
