import { createSelector } from '@reduxjs/toolkit';
import {
  cashStateOf,
  cashSums,
  transfersOf,
  type CashOrder,
  type CashState,
} from '@/domain/admin/remittances/cashOrder';
import { valueOf } from '@/lib/remote';
import type { FoundCash, RemittancesRoot } from './remittancesSlice';

/** The orders of a state; all for null. */
export const ordersIn = ({ orders, today }: FoundCash, state: CashState | null): CashOrder[] =>
  state ? orders.filter((order) => cashStateOf(order, today) === state) : orders;

/** The sums, transfers and doubtful lines of what was read; null before. */
export const selectCash = createSelector(
  ({ admin }: RemittancesRoot) => admin.remittances.found,
  (remote) => {
    const found = valueOf(remote);
    return found
      ? {
          found,
          sums: cashSums(found.orders, found.today),
          transfers: transfersOf(found.lines),
          doubts: found.lines.filter(({ doubt }) => doubt),
        }
      : null;
  },
);
