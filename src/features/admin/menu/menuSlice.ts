import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingResponse } from '@/domain/contracts/admin/waiting';
import { dashboardLoaded } from '../dashboard';
import { orderCountsLoaded } from '../orders';

export type MenuCount = 'pack' | 'return' | 'parcel' | 'messages' | 'reviews' | 'mails' | 'lowStock';

export interface MenuState {
  counts: Readonly<Partial<Record<MenuCount, number>>>;
  /** Counts with a deadline that has passed or is running, shown in red. */
  urgent: readonly MenuCount[];
  /** The step that the signed-in person must finish before the team's calls work; empty without one. */
  missingStep: string;
}

const initialState: MenuState = { counts: {}, urgent: [], missingStep: '' };

/**
 * The counts of orders, messages and mails that several answers share. Only the menu's own answer counts the
 * returns that await settlement; the orders list has refunds in a view of their own.
 */
type Known = Partial<Omit<WaitingResponse, 'success' | 'orders'>> & {
  orders?: Pick<WaitingResponse['orders'], 'pack' | 'parcel'> & { return?: number };
};

const ofOrders = ({ pack, parcel }: WaitingResponse['orders']) => ({ orders: { pack, parcel } });

function withCounts(state: MenuState, known: Known): MenuState {
  const { orders, messages, reviews, questions, mails, lowStock } = known;
  const counts = { ...state.counts };
  let urgent = state.urgent;
  if (orders) {
    Object.assign(counts, orders);
    urgent = [...urgent.filter((one) => one !== 'parcel'), ...(orders.parcel > 0 ? ['parcel' as const] : [])];
  }
  if (messages) {
    counts.messages = messages.open;
    urgent = [
      ...urgent.filter((one) => one !== 'messages'),
      ...(messages.late > 0 ? ['messages' as const] : []),
    ];
  }
  if (reviews && questions)
    counts.reviews = reviews.waiting + reviews.reported + questions.waiting + questions.reported;
  if (mails) counts.mails = mails.failed + mails.late;
  if (lowStock !== undefined) counts.lowStock = lowStock;
  return { counts, urgent, missingStep: '' };
}

const slice = createSlice({
  name: 'admin/menu',
  initialState,
  reducers: {
    /** An admin page was opened; counts older than a minute are reloaded. */
    addressShown() {},
    missingStepFound(state, { payload: text }: PayloadAction<string>) {
      state.missingStep = text;
    },
    menuCounted: (state, { payload }: PayloadAction<WaitingResponse>) => withCounts(state, payload),
  },
  // Screens that count the same things keep the menu up to date without a request.
  extraReducers: (builder) =>
    builder
      .addCase(orderCountsLoaded, (state, { payload }) => withCounts(state, ofOrders(payload.waits)))
      .addCase(dashboardLoaded, (state, { payload: { waiting, messages, mails } }) =>
        withCounts(state, { ...ofOrders(waiting), messages, mails }),
      ),
});

export const { addressShown, menuCounted, missingStepFound } = slice.actions;
export const menuReducer = slice.reducer;

export const selectMenu = ({ admin }: { admin: { menu: MenuState } }) => admin.menu;
