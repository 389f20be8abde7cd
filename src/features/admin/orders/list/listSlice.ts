import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderChangesResponse, OrderCounts, OrdersResponse } from '@/domain/contracts/adminOrders/list';
import { ALL_ORDERS, matchesQuery, cursorOf, type OrderQuery } from '@/domain/admin/orderList/query';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { PRINT_MARKS } from '@/domain/orders/order/order';
import { MARKS, type Print } from '@/domain/orders/packing/print';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface ListState {
  query: OrderQuery;
  /** The search part of the list's address, to which an opened order links back. */
  search: string;
  /** Shown rows stay while the next page loads. */
  page: Remote<Pick<OrdersResponse, 'rows' | 'next' | 'isFuzzy'>>;
  waiting: boolean;
  /** Whether the rows shown belong to an earlier query. */
  isOtherQuery: boolean;
  counts: OrderCounts | null;
  selected: string[];
  /** Selected orders that are not on this page. */
  elsewhere: OrderRow[];
  /** Whether all orders of the query are being selected. */
  isChoosing: boolean;
  /** ISO; the next poll asks for changes since then. */
  since: string;
  /** Ids of new orders that are not shown yet, so that rows do not move while the colleague reads. */
  newIds: string[];
  /** Whether too much has changed for a poll, so that the list must be loaded again. */
  outdated: boolean;
  /** Failed polls in a row. */
  failedPolls: number;
}

const initialState: ListState = {
  query: ALL_ORDERS,
  search: '',
  page: idle,
  waiting: false,
  isOtherQuery: false,
  counts: null,
  selected: [],
  elsewhere: [],
  isChoosing: false,
  since: '',
  newIds: [],
  outdated: false,
  failedPolls: 0,
};

/** Whether an order that is not shown belongs on this page. */
function belongsOnPage(row: OrderRow, { query, page }: ListState): boolean {
  if (query.q || query.after || page.status !== 'ready' || !matchesQuery(row, query)) return false;
  const last = page.value.rows.at(-1);
  return !last || page.value.next === null || cursorOf(row) > cursorOf(last);
}

/** The most orders that can be selected at once. */
export const MAX_CHOSEN = 500;

/** The rows of the selected orders, those of the page first. */
const chosenRows = ({ page, selected, elsewhere }: ListState): OrderRow[] => {
  const shown = page.status === 'ready' ? page.value.rows : [];
  return [...shown.filter(({ id }) => selected.includes(id)), ...elsewhere];
};

const isSame = (a: OrderQuery, b: OrderQuery): boolean => JSON.stringify(a) === JSON.stringify(b);

const slice = createSlice({
  name: 'admin/orderList',
  initialState,
  reducers: {
    listRequested(state, { payload: query }: PayloadAction<OrderQuery>) {
      // Orders of another page stay selected; those of other filters must not.
      if (!isSame({ ...state.query, after: '' }, { ...query, after: '' })) {
        Object.assign(state, { selected: [], elsewhere: [], isChoosing: false });
      }
      if (!isSame(state.query, query)) state.isOtherQuery = true;
      state.query = query;
      state.waiting = true;
      if (state.page.status !== 'ready') state.page = loading;
    },
    listLoaded(state, { payload: { now, ...page } }: PayloadAction<OrdersResponse>) {
      const ids = new Set(page.rows.map(({ id }) => id));
      // A packed order leaves the list of orders to pack, but stays selected for its label.
      state.elsewhere = chosenRows(state).filter(({ id }) => !ids.has(id));
      Object.assign(state, { page: ready(page), waiting: false, isOtherQuery: false, since: now });
      Object.assign(state, { newIds: [], outdated: false, failedPolls: 0 });
    },
    /** If a reload fails, the rows stay and are marked as outdated. */
    listFailed(state, { payload: message }: PayloadAction<string>) {
      state.waiting = false;
      if (state.page.status === 'ready' && !state.isOtherQuery)
        state.failedPolls = Math.max(2, state.failedPolls);
      else state.page = failed(message);
    },
    countsRequested() {},
    countsLoaded(state, { payload }: PayloadAction<OrderCounts>) {
      state.counts = payload;
    },
    /** Updates the shown rows in place; other orders are only counted. */
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
        const others = state.newIds.filter((id) => id !== row.id);
        state.newIds = belongsOnPage(row, state) ? [...others, row.id] : others;
      }
      state.since = now;
      state.failedPolls = 0;
      state.outdated ||= many;
    },
    changesFailed(state) {
      state.failedPolls += 1;
    },
    rowChanged(state, { payload: row }: PayloadAction<OrderRow>) {
      state.elsewhere = state.elsewhere.map((one) => (one.id === row.id ? row : one));
      if (state.page.status !== 'ready') return;
      state.page.value.rows = state.page.value.rows.map((one) => (one.id === row.id ? row : one));
    },
    rowsChosen(state, { payload: { ids, on } }: PayloadAction<{ ids: readonly string[]; on: boolean }>) {
      const others = state.selected.filter((id) => !ids.includes(id));
      state.selected = on ? [...others, ...ids] : others;
      state.elsewhere = state.elsewhere.filter(({ id }) => state.selected.includes(id));
    },
    /** Selects all orders of the query, also those of other pages. */
    allRequested(state) {
      state.isChoosing = true;
    },
    allChosen(state, { payload: rows }: PayloadAction<OrderRow[]>) {
      const shown = new Set(state.page.status === 'ready' ? state.page.value.rows.map(({ id }) => id) : []);
      state.isChoosing = false;
      state.selected = rows.map(({ id }) => id);
      state.elsewhere = rows.filter(({ id }) => !shown.has(id));
    },
    /** Not all orders could be read: the earlier selection stays. */
    choosingFailed(state) {
      state.isChoosing = false;
    },
    ordersPrinted(state, { payload: { ids, what } }: PayloadAction<{ ids: readonly string[]; what: Print }>) {
      const marked = (row: OrderRow): OrderRow =>
        ids.includes(row.id)
          ? { ...row, printed: PRINT_MARKS.filter((mark) => [...row.printed, ...MARKS[what]].includes(mark)) }
          : row;
      state.elsewhere = state.elsewhere.map(marked);
      if (state.page.status === 'ready') state.page.value.rows = state.page.value.rows.map(marked);
    },
    /** The courier was asked to fetch these parcels. */
    pickupAsked(state, { payload: ids }: PayloadAction<readonly string[]>) {
      const asked = (row: OrderRow): OrderRow => (ids.includes(row.id) ? { ...row, pickup: true } : row);
      state.elsewhere = state.elsewhere.map(asked);
      if (state.page.status === 'ready') state.page.value.rows = state.page.value.rows.map(asked);
    },
    addressShown(state, { payload: search }: PayloadAction<string>) {
      state.search = search;
    },
    /** The list is on the screen, or was left. */
    listShown() {},
    listLeft() {},
  },
});

export const orderListReducer = slice.reducer;
export const {
  listRequested,
  listLoaded,
  listFailed,
  countsRequested,
  countsLoaded,
  changesLoaded,
  changesFailed,
  rowChanged,
  rowsChosen,
  allRequested,
  allChosen,
  choosingFailed,
  ordersPrinted,
  pickupAsked,
  addressShown,
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
/** The rows of the selected orders, also those on other pages. */
export const selectChosen = createSelector([selectList], chosenRows);
const NO_IDS: string[] = [];
/** The ids of the selected orders that can be packed. */
export const selectPackable = createSelector([selectChosen], (rows) => {
  const ids = rows.filter(({ waits }) => waits.includes('pack')).map(({ id }) => id);
  return ids.length > 0 ? ids : NO_IDS;
});
