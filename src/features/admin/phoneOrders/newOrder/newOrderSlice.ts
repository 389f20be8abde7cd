import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressField } from '@/domain/addresses/address';
import {
  EMPTY_ENTRY,
  entryOf,
  fillPlace,
  typeInto,
  type AddressEntry,
} from '@/domain/addresses/addressEntry';
import type { PincodePlace } from '@/domain/addresses/pincode';
import type { CustomerRow } from '@/domain/admin/customers/row';
import { applyChanges } from '@/domain/cart/lineChanges';
import { changeLine, removeLine, type CartItem } from '@/domain/cart/cart';
import type { PhoneQuoteResponse } from '@/domain/contracts/adminOrders/phoneOrders';
import type { ServiceabilityResponse } from '@/domain/contracts/shoppers/catalogue';
import { withOneMore, type Sellable } from '@/domain/phoneOrders/sellable';
import type { PaymentMethod } from '@/domain/pricing/fees';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** The customer of the order; `uid` is empty for a new one. */
export interface DraftCustomer {
  uid: string;
  name: string;
  email: string;
  addresses: Address[];
}

const NOBODY: DraftCustomer = { uid: '', name: '', email: '', addresses: [] };

export interface NewOrderState {
  /** The id of the order, which makes a second press the same order; empty while the screen is closed. */
  orderId: string;
  customer: DraftCustomer;
  /** Whether the customer's saved addresses could not be loaded. */
  areAddressesMissing: boolean;
  /** Typed by the team, for a person without an account. */
  email: string;
  address: AddressEntry;
  lines: CartItem[];
  couponCode: string;
  paymentMethod: PaymentMethod;
  found: Remote<CustomerRow[]>;
  catalogue: Remote<Sellable[]>;
  /** For the typed PIN code; null while unknown. */
  delivery: ServiceabilityResponse | null;
  isPincodeUnknown: boolean;
  quote: Remote<PhoneQuoteResponse>;
  /** `existing`: the id of the order that stands already; empty without one. */
  sending: Sending<object, { existing: string }>;
}

/** The state that is stored for a reload. */
export type NewOrderDraft = Pick<
  NewOrderState,
  'orderId' | 'customer' | 'email' | 'address' | 'lines' | 'couponCode' | 'paymentMethod'
>;

const initialState: NewOrderState = {
  orderId: '',
  customer: NOBODY,
  areAddressesMissing: false,
  email: '',
  address: EMPTY_ENTRY,
  lines: [],
  couponCode: '',
  paymentMethod: 'Pay Online',
  found: idle,
  catalogue: idle,
  delivery: null,
  isPincodeUnknown: false,
  quote: idle,
  sending: idle,
};

/** The refusal was about the order before a change. */
function forgetRefusal(state: NewOrderState): void {
  if (state.sending.status === 'failed') state.sending = idle;
}

const slice = createSlice({
  name: 'admin/newOrder',
  initialState,
  reducers: {
    newOrderShown() {},
    newOrderOpened: (_, { payload: orderId }: PayloadAction<string>) => ({ ...initialState, orderId }),
    newOrderRestored: (_, { payload }: PayloadAction<NewOrderDraft>) => ({ ...initialState, ...payload }),
    /** The form is for another order than the one that stands. */
    anotherOrderRequested: forgetRefusal,
    orderIdChanged(state, { payload: orderId }: PayloadAction<string>) {
      state.orderId = orderId;
    },
    newOrderLeft: () => initialState,
    catalogueLoaded(state, { payload }: PayloadAction<Sellable[] | null>) {
      state.catalogue = payload ? ready(payload) : failed('');
    },
    customerTyped(state, { payload: typed }: PayloadAction<string>) {
      state.found = typed.trim() ? loading : idle;
    },
    customersFound(state, { payload }: PayloadAction<CustomerRow[]>) {
      state.found = ready(payload);
    },
    customersNotFound(state, { payload: why }: PayloadAction<string>) {
      state.found = failed(why);
    },
    customerPicked(state, { payload }: PayloadAction<CustomerRow>) {
      forgetRefusal(state);
      const { uid, name, email, phone } = payload;
      state.customer = { uid, name, email, addresses: [] };
      state.areAddressesMissing = false;
      state.email = email;
      state.found = idle;
      state.address = { ...EMPTY_ENTRY, name, phone };
    },
    addressesFound(state, { payload }: PayloadAction<{ uid: string; addresses: Address[] }>) {
      if (state.customer.uid !== payload.uid) return;
      state.customer.addresses = payload.addresses;
      state.areAddressesMissing = false;
    },
    addressesNotFound(state, { payload: uid }: PayloadAction<string>) {
      if (state.customer.uid === uid) state.areAddressesMissing = true;
    },
    addressesRequested() {},
    customerDropped(state) {
      state.customer = NOBODY;
      state.areAddressesMissing = false;
      state.email = '';
    },
    emailTyped(state, { payload }: PayloadAction<string>) {
      forgetRefusal(state);
      state.email = payload;
    },
    addressPicked(state, { payload }: PayloadAction<Address>) {
      forgetRefusal(state);
      state.address = entryOf(payload);
      state.delivery = null;
      state.isPincodeUnknown = false;
    },
    addressTyped(state, { payload }: PayloadAction<{ field: AddressField; text: string }>) {
      forgetRefusal(state);
      state.address = typeInto(state.address, payload.field, payload.text);
      if (payload.field !== 'pincode') return;
      state.delivery = null;
      state.isPincodeUnknown = false;
    },
    placeFound(state, { payload }: PayloadAction<{ pincode: string; place: PincodePlace | null }>) {
      if (state.address.pincode !== payload.pincode) return;
      state.address = fillPlace(state.address, payload.place);
      state.isPincodeUnknown = payload.place === null;
    },
    deliveryFound(state, { payload }: PayloadAction<ServiceabilityResponse>) {
      if (state.address.pincode === payload.pincode) state.delivery = payload;
    },
    lineAdded(state, { payload }: PayloadAction<Sellable>) {
      forgetRefusal(state);
      state.lines = withOneMore(state.lines, payload);
    },
    lineStepped(state, { payload }: PayloadAction<{ key: string; delta: number }>) {
      forgetRefusal(state);
      state.lines = changeLine(state.lines, payload.key, payload.delta);
    },
    lineRemoved(state, { payload: key }: PayloadAction<string>) {
      forgetRefusal(state);
      state.lines = removeLine(state.lines, key);
    },
    changesApplied(state) {
      forgetRefusal(state);
      if (state.quote.status === 'ready') state.lines = applyChanges(state.lines, state.quote.value.changes);
    },
    couponTyped(state, { payload }: PayloadAction<string>) {
      forgetRefusal(state);
      state.couponCode = payload;
      // The message is about the previous code.
      if (state.quote.status === 'ready') state.quote.value.couponMessage = '';
    },
    methodPicked(state, { payload }: PayloadAction<PaymentMethod>) {
      forgetRefusal(state);
      state.paymentMethod = payload;
    },
    quoteRequested(state) {
      if (state.lines.length === 0) state.quote = idle;
      else if (state.quote.status !== 'ready') state.quote = loading;
    },
    quoteLoaded(state, { payload }: PayloadAction<PhoneQuoteResponse>) {
      state.quote = ready(payload);
    },
    quoteFailed(state, { payload: why }: PayloadAction<string>) {
      state.quote = failed(why);
    },
    /** The id of the order. */
    placeRequested(state, _action: PayloadAction<string>) {
      if (state.quote.status === 'ready') state.sending = sending;
    },
    /** The shop refused the order, and returns its current price. */
    orderRefused(state, { payload }: PayloadAction<{ message: string; existing: string }>) {
      state.sending = { status: 'failed', ...payload };
    },
    placeFailed(state, { payload: message }: PayloadAction<string>) {
      state.sending = { status: 'failed', message, existing: '' };
    },
  },
});

export const newOrderReducer = slice.reducer;
export const newOrderActions = slice.actions;

export const selectNewOrder = ({ admin }: { admin: { newOrder: NewOrderState } }) => admin.newOrder;

/** Why the typed coupon takes nothing off; empty without a coupon, and before the answer. */
export const couponProblem = ({ quote, couponCode }: NewOrderState): string =>
  quote.status === 'ready' && couponCode.trim() && !quote.value.couponCode ? quote.value.couponMessage : '';

/** Whether the form has input that leaving would lose. */
export const isBegun = ({ lines, address, customer, email }: NewOrderState): boolean =>
  lines.length > 0 || customer.uid !== '' || email !== '' || address.name !== '' || address.phone !== '';
