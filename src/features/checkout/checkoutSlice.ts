import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Amounts } from '@/domain/pricing';
import { isCartChange } from '@/features/cart';
import { signedOut } from '@/features/auth';
import { PAYMENT_OPTIONS, type OfferedMethod } from './paymentOptions';
import type { PlacedOrder } from './placement';

/** What the server says the order costs, as far as it has been asked. */
export type ServerSums =
  { kind: 'none' } | { kind: 'asking' } | { kind: 'priced'; amounts: Amounts } | { kind: 'failed' };

export interface CheckoutState {
  status: 'closed' | 'open' | 'placing';
  /** When it was opened, ISO: offers are judged by it. */
  openedAt: string;
  method: OfferedMethod;
  coupon: { code: string; message: string } | null;
  /** Why the last code was not taken. */
  couponError: string | null;
  sums: ServerSums;
}

const initialState: CheckoutState = {
  status: 'closed',
  openedAt: new Date(0).toISOString(),
  method: PAYMENT_OPTIONS[0].method,
  coupon: null,
  couponError: null,
  sums: { kind: 'none' },
};

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
    checkoutClosed: () => initialState,
    methodChosen(state, { payload: method }: PayloadAction<OfferedMethod>) {
      state.method = method;
      state.sums = { kind: 'none' };
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
    priced(state, { payload: amounts }: PayloadAction<Amounts>) {
      state.sums = { kind: 'priced', amounts };
    },
    pricingFailed(state) {
      state.sums = { kind: 'failed' };
    },
    orderSubmitted(state) {
      state.status = 'placing';
    },
    orderPlaced: (_state, _action: PayloadAction<PlacedOrder>) => initialState,
    /** However it went: without an order the shopper may press again. */
    orderAttemptEnded(state) {
      if (state.status === 'placing') state.status = 'open';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addMatcher(isCartChange, (state) => {
      state.sums = { kind: 'none' };
    });
  },
});

export const checkoutActions = slice.actions;
export const { checkoutRequested, checkoutOpened, checkoutClosed, orderPlaced } = slice.actions;
export const checkoutReducer = slice.reducer;
