import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkChange } from '@/domain/catalogue/draft/bulk';
import { EMPTY_QUERY, type ShelfQuery, type ShelfRow } from '@/domain/catalogue/draft/shelfList';
import type { BulkResponse, KnownResponse, ShelfResponse } from '@/domain/contracts/adminCatalogue';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import type { AdminRoot } from '../adminReducer';

/** How far a change to many is. */
export type Bulk =
  | { status: 'closed' }
  | { status: 'asking'; about: BulkChange['kind'] }
  /** So many of those chosen are done. */
  | { status: 'sending'; about: BulkChange['kind']; done: number }
  | { status: 'failed'; about: BulkChange['kind']; message: string }
  | { status: 'done'; message: string; failed: BulkResponse['failed'] };

export interface Shelf {
  query: ShelfQuery;
  /** What is shown stays while the next page is on its way. */
  page: Remote<ShelfResponse>;
  waiting: boolean;
  selected: string[];
  bulk: Bulk;
}

export interface ShelfState {
  products: Shelf;
  combos: Shelf;
  known: Remote<KnownResponse>;
  /** Products that were searched for to go into a combo. */
  parts: Remote<ShelfRow[]>;
}

const empty: Shelf = {
  query: EMPTY_QUERY,
  page: idle,
  waiting: false,
  selected: [],
  bulk: { status: 'closed' },
};
const initialState: ShelfState = { products: empty, combos: empty, known: idle, parts: idle };

type Of<T = object> = PayloadAction<{ kind: ShelfKind } & T>;

const slice = createSlice({
  name: 'admin/shelf',
  initialState,
  reducers: {
    shelfRequested(state, { payload: { kind, query } }: Of<{ query: ShelfQuery }>) {
      const shelf = state[kind];
      // Another page or search: what was chosen is out of sight.
      if (JSON.stringify(shelf.query) !== JSON.stringify(query)) shelf.selected = [];
      shelf.query = query;
      shelf.waiting = true;
      if (shelf.page.status !== 'ready') shelf.page = loading;
    },
    shelfLoaded(state, { payload: { kind, page } }: Of<{ page: ShelfResponse }>) {
      const shelf = state[kind];
      const ids = new Set(page.rows.map(({ id }) => id));
      shelf.page = ready(page);
      shelf.waiting = false;
      shelf.selected = shelf.selected.filter((id) => ids.has(id));
    },
    shelfFailed(state, { payload: { kind, message } }: Of<{ message: string }>) {
      state[kind].page = failed(message);
      state[kind].waiting = false;
    },
    rowsSelected(state, { payload: { kind, ids, on } }: Of<{ ids: string[]; on: boolean }>) {
      const left = state[kind].selected.filter((id) => !ids.includes(id));
      state[kind].selected = on ? [...left, ...ids] : left;
    },
    bulkAsked(state, { payload: { kind, about } }: Of<{ about: BulkChange['kind'] }>) {
      state[kind].bulk = { status: 'asking', about };
    },
    bulkClosed(state, { payload: { kind } }: Of) {
      state[kind].bulk = { status: 'closed' };
    },
    bulkRequested(state, { payload: { kind, change } }: Of<{ change: BulkChange }>) {
      state[kind].bulk = { status: 'sending', about: change.kind, done: 0 };
    },
    bulkContinued(state, { payload: { kind, done } }: Of<{ done: number }>) {
      const { bulk } = state[kind];
      if (bulk.status === 'sending') bulk.done = done;
    },
    bulkFailed(state, { payload: { kind, message } }: Of<{ message: string }>) {
      const { bulk } = state[kind];
      if (bulk.status === 'sending') state[kind].bulk = { status: 'failed', about: bulk.about, message };
    },
    bulkFinished(
      state,
      { payload: { kind, message, failed: left } }: Of<{ message: string; failed: BulkResponse['failed'] }>,
    ) {
      state[kind].bulk = left.length > 0 ? { status: 'done', message, failed: left } : { status: 'closed' };
      state[kind].selected = left.map(({ id }) => id);
    },
    knownRequested(state) {
      if (state.known.status !== 'ready') state.known = loading;
    },
    knownLoaded(state, { payload }: PayloadAction<KnownResponse>) {
      state.known = ready(payload);
    },
    knownFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.known.status !== 'ready') state.known = failed(message);
    },
    /** What was found before stays until the answer is there. */
    partsSearched(state, _action: PayloadAction<{ q: string; combos: boolean }>) {
      if (state.parts.status !== 'ready') state.parts = loading;
    },
    partsFound(state, { payload }: PayloadAction<ShelfRow[]>) {
      state.parts = ready(payload);
    },
    partsFailed(state, { payload: message }: PayloadAction<string>) {
      state.parts = failed(message);
    },
  },
});

export const shelfActions = slice.actions;
export const {
  shelfRequested,
  rowsSelected,
  bulkAsked,
  bulkClosed,
  bulkRequested,
  knownRequested,
  partsSearched,
} = slice.actions;
export const shelfReducer = slice.reducer;

export const selectShelf = (kind: ShelfKind) => (state: AdminRoot) => state.admin.shelf[kind];
export const selectParts = (state: AdminRoot) => state.admin.shelf.parts;
const NOTHING_KNOWN: KnownResponse = {
  ...{ categories: [], tags: [], concerns: [], skinTypes: [], countries: [], manufacturers: [] },
};
/** Values that are in use; none while they are not known, for then there is nothing to suggest. */
export const selectKnown = (state: AdminRoot): KnownResponse =>
  state.admin.shelf.known.status === 'ready' ? state.admin.shelf.known.value : NOTHING_KNOWN;
