import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderChangesResponse, OrderCounts, OrdersResponse } from '@/domain/contracts/adminOrders';
import { ALL_ORDERS, fitsQuery, placeOf, type OrderQuery } from '@/domain/admin/orderList/query';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface ListState {
  query: OrderQuery;
  /** What is shown stays while the next page is on its way. */
  page: Remote<Pick<OrdersResponse, 'rows' | 'next'>>;
  waiting: boolean;
  /** Whether what is shown is not what is asked for. */
  turned: boolean;
  counts: OrderCounts | null;
  selected: string[];
  /** ISO; what changes from then on has not been heard. */
  since: string;
  /** Orders that belong into the list and are not shown yet: nothing moves under somebody's eyes. */
  fresh: string[];
  /** So much has changed that the list has to be asked for anew. */
  outdated: boolean;
  /** Times in a row that changes could not be heard. */
  missed: number;
}

const initialState: ListState = {
  query: ALL_ORDERS,
  page: idle,
  waiting: false,
  turned: false,
  counts: null,
  selected: [],
  since: '',
  fresh: [],
  outdated: false,
  missed: 0,
};

/** Whether an order that is not shown has its place on this page. */
function hasPlace(row: OrderRow, { query, page }: ListState): boolean {
  if (query.q || query.after || page.status !== 'ready' || !fitsQuery(row, query)) return false;
  const last = page.value.rows.at(-1);
  return !last || page.value.next === null || placeOf(row) > placeOf(last);
}

const isSame = (a: OrderQuery, b: OrderQuery): boolean => JSON.stringify(a) === JSON.stringify(b);

const slice = createSlice({
  name: 'admin/orderList',
  initialState,
  reducers: {
    listRequested(state, { payload: query }: PayloadAction<OrderQuery>) {
      // Another page or search: what was chosen is out of sight.
      if (!isSame(state.query, query)) Object.assign(state, { selected: [], turned: true });
      state.query = query;
      state.waiting = true;
      if (state.page.status !== 'ready') state.page = loading;
    },
    listLoaded(state, { payload: { rows, next, now } }: PayloadAction<OrdersResponse>) {
      const ids = new Set(rows.map(({ id }) => id));
      Object.assign(state, { page: ready({ rows, next }), waiting: false, turned: false, since: now });
      Object.assign(state, { fresh: [], outdated: false, missed: 0 });
      state.selected = state.selected.filter((id) => ids.has(id));
    },
    /** Asked for anew in vain, what is shown stays, and says that it is not up to date. */
    listFailed(state, { payload: message }: PayloadAction<string>) {
      state.waiting = false;
      if (state.page.status === 'ready' && !state.turned) state.missed = Math.max(2, state.missed);
      else state.page = failed(message);
    },
    countsRequested() {},
    countsLoaded(state, { payload }: PayloadAction<OrderCounts>) {
      state.counts = payload;
    },
    /** Those that are shown change where they stand; others are only counted. */
    changesLoaded(state, { payload: { rows, many, now } }: PayloadAction<OrderChangesResponse>) {
      if (state.page.status !== 'ready') return;
      const { value } = state.page;
      const shown = new Set(value.rows.map(({ id }) => id));
      const changed = new Map(rows.map((row) => [row.id, row]));
      value.rows = value.rows.map((row) => {
        const now = changed.get(row.id);
        return now && now.updatedAt > row.updatedAt ? now : row;
      });
      for (const row of rows.filter(({ id }) => !shown.has(id))) {
        const others = state.fresh.filter((id) => id !== row.id);
        state.fresh = hasPlace(row, state) ? [...others, row.id] : others;
      }
      state.since = now;
      state.missed = 0;
      state.outdated ||= many;
    },
    changesMissed(state) {
      state.missed += 1;
    },
    rowChanged(state, { payload: row }: PayloadAction<OrderRow>) {
      if (state.page.status !== 'ready') return;
      state.page.value.rows = state.page.value.rows.map((one) => (one.id === row.id ? row : one));
    },
    rowsChosen(state, { payload: { ids, on } }: PayloadAction<{ ids: readonly string[]; on: boolean }>) {
      const others = state.selected.filter((id) => !ids.includes(id));
      state.selected = on ? [...others, ...ids] : others;
    },
    /** The list is on the screen, or no longer. */
    listShown() {},
    listLeft() {},
  },
});

export const listReducer = slice.reducer;
export const {
  listRequested,
  listLoaded,
  listFailed,
  countsRequested,
  countsLoaded,
  changesLoaded,
  changesMissed,
  rowChanged,
  rowsChosen,
  listShown,
  listLeft,
} = slice.actions;

interface Root {
  admin: { orderList: ListState };
}
export const selectList = ({ admin }: Root): ListState => admin.orderList;
const NONE: OrderRow[] = [];
export const selectRows = ({ admin: { orderList } }: Root): readonly OrderRow[] =>
  orderList.page.status === 'ready' ? orderList.page.value.rows : NONE;
