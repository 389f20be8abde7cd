import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingResponse } from '@/domain/contracts/admin/waiting';
import { dashboardLoaded } from '../dashboard';
import { orderCountsLoaded } from '../orders';

export type MenuCount = 'pack' | 'return' | 'parcel' | 'messages' | 'reviews' | 'mails' | 'lowStock';

export interface MenuState {
  counts: Readonly<Partial<Record<MenuCount, number>>>;
  /** Counts whose clock has run out or runs: they are red. */
  urgent: readonly MenuCount[];
  /** What the signed-in person has to do before the team's calls count; empty when nothing is missing. */
  missingStep: string;
}

const initialState: MenuState = { counts: {}, urgent: [], missingStep: '' };

/**
 * Orders, messages and mails as several answers have them. Only the menu's own answer counts the returns that the desk has to
 * settle; the counts of the orders' list have refunds in a view of their own.
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
    /** An address of the admin was opened; the counts are loaded anew when they are older than a minute. */
    addressShown() {},
    missingStepFound(state, { payload: text }: PayloadAction<string>) {
      state.missingStep = text;
    },
    menuCounted: (state, { payload }: PayloadAction<WaitingResponse>) => withCounts(state, payload),
  },
  // Screens that count the same for themselves keep the menu up to date for free.
  extraReducers: (builder) =>
    builder
      .addCase(orderCountsLoaded, (state, { payload }) => withCounts(state, ofOrders(payload.waits)))
      .addCase(dashboardLoaded, (state, { payload: { waiting, messages, mails } }) =>
        withCounts(state, { ...ofOrders(waiting), messages, mails }),
      ),
});

export const { addressShown, menuCounted, missingStepFound } = slice.actions;
export const menuReducer = slice.reducer;

interface Root {
  admin: { menu: MenuState };
}
export const selectMenu = ({ admin }: Root): MenuState => admin.menu;
