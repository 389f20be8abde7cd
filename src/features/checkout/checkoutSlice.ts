import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentMethod } from '@/domain/fees';
import type { Amounts } from '@/domain/pricing';
import { cartLoaded, isCartChange } from '@/features/cart';
import { firstMethod, type OnlinePayment } from './paymentOptions';
import type { PlacedOrder } from './placement';

/** What the server says the order costs, as far as it has been asked. */
export type ServerSums =
  { kind: 'none' } | { kind: 'asking' } | { kind: 'priced'; amounts: Amounts } | { kind: 'failed' };

export type CheckoutStatus =
  | 'closed'
  | 'open'
  /** The order is on its way to the server. */
  | 'placing'
  /** The provider's checkout is open over ours. */
  | 'paying'
  /** The server is asked whether the payment is good. */
  | 'confirming';

export interface CheckoutState {
  status: CheckoutStatus;
  /** When it was opened, ISO: offers are judged by it. */
  openedAt: string;
  method: PaymentMethod;
  online: OnlinePayment;
  coupon: { code: string; message: string } | null;
  /** Why the last code was not taken. */
  couponError: string | null;
  sums: ServerSums;
  /** What became of a payment that did not end in an order, and what to do about it. */
  notice: string | null;
}

const initialState: CheckoutState = {
  status: 'closed',
  openedAt: new Date(0).toISOString(),
  method: firstMethod({ kind: 'unasked' }),
  online: { kind: 'unasked' },
  coupon: null,
  couponError: null,
  sums: { kind: 'none' },
  notice: null,
};

/** Closed, and nothing kept but what the shop said of paying online. */
const closed = ({ online }: CheckoutState): CheckoutState => ({
  ...initialState,
  online,
  method: firstMethod(online),
});

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
    methodChosen(state, { payload: method }: PayloadAction<PaymentMethod>) {
      state.method = method;
      state.sums = { kind: 'none' };
      state.notice = null;
    },
    couponSubmitted(state, _action: PayloadAction<string>) {
      state.couponError = null;
    },
    couponApplied(state, { payload: coupon }: PayloadAction<{ code: string; message: string }>) {
      state.coupon = coupon;
      state.couponError = null;
      state.sums = { kind: 'none' };
    },
    /** A code was not taken; one that is applied stays. */
    couponRefused(state, { payload: message }: PayloadAction<string>) {
      state.couponError = message;
    },
    /** The server does not take the applied one. */
    couponDropped(state, { payload: message }: PayloadAction<string>) {
      state.coupon = null;
      state.couponError = message;
    },
    couponRemoved(state) {
      state.coupon = null;
      state.couponError = null;
      state.sums = { kind: 'none' };
    },
    /** The server had other figures when it came to ordering. */
    repricingRequested(state) {
      state.sums = { kind: 'none' };
    },
    pricingRequested(state) {
      state.sums = { kind: 'asking' };
    },
    orderPriced(state, { payload: amounts }: PayloadAction<Amounts>) {
      state.sums = { kind: 'priced', amounts };
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
    /** The shopper went back while the provider's checkout was open. */
    paymentLeft() {},
    paymentMade(state) {
      state.status = 'confirming';
    },
    /** No order yet: why, as far as is known, and what to do. */
    paymentUnfinished(state, { payload: notice }: PayloadAction<string>) {
      state.status = 'open';
      state.notice = notice;
    },
    orderPlaced: (state, _action: PayloadAction<PlacedOrder>) => closed(state),
    /** However it went: without an order the shopper may press again. */
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
