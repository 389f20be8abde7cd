import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkChange } from '@/domain/catalogue/draft/bulk';
import {
  EMPTY_QUERY,
  type CatalogueListQuery,
  type CatalogueRow,
} from '@/domain/catalogue/draft/catalogueList';
import type {
  BulkResponse,
  KnownValuesResponse,
  CatalogueListResponse,
} from '@/domain/contracts/admin/catalogue';
import { failed, idle, isAnswered, loading, ready, type Remote } from '@/lib/remote';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';

/** The dialog of a bulk change. */
export type Bulk =
  | { status: 'closed' }
  | { status: 'asking'; about: BulkChange['kind'] }
  /** So many of those chosen are done. */
  | { status: 'sending'; about: BulkChange['kind']; done: number }
  | { status: 'failed'; about: BulkChange['kind']; message: string }
  | { status: 'done'; message: string; failed: BulkResponse['failed'] };

export interface CatalogueList {
  query: CatalogueListQuery;
  /** The rows shown stay while the next page is loading. */
  page: Remote<CatalogueListResponse>;
  waiting: boolean;
  selected: string[];
  bulk: Bulk;
  /** The bulk change that is being sent, with its rows, whether its dialog is open or not. */
  running: { about: BulkChange['kind']; ids: string[] } | null;
}

export interface CatalogueState {
  products: CatalogueList;
  combos: CatalogueList;
  known: Remote<KnownValuesResponse>;
  /** The search results of the part picker. */
  parts: Remote<CatalogueRow[]>;
  /** Whether they were asked for with combos among them. */
  partsHaveCombos: boolean;
}

const empty: CatalogueList = {
  query: EMPTY_QUERY,
  page: idle,
  waiting: false,
  selected: [],
  bulk: { status: 'closed' },
  running: null,
};
const initialState: CatalogueState = {
  products: empty,
  combos: empty,
  known: idle,
  parts: idle,
  partsHaveCombos: false,
};

type Of<T = object> = PayloadAction<{ kind: CatalogueKind } & T>;

const slice = createSlice({
  name: 'admin/catalogue',
  initialState,
  reducers: {
    listRequested(state, { payload: { kind, query } }: Of<{ query: CatalogueListQuery }>) {
      const list = state[kind];
      // The rows of another query are not on the screen, so they must not stay chosen.
      if (JSON.stringify(list.query) !== JSON.stringify(query)) list.selected = [];
      list.query = query;
      list.waiting = true;
      if (list.page.status !== 'ready') list.page = loading;
    },
    listLoaded(state, { payload: { kind, page } }: Of<{ page: CatalogueListResponse }>) {
      const list = state[kind];
      const ids = new Set(page.rows.map(({ id }) => id));
      list.page = ready(page);
      list.waiting = false;
      list.selected = list.selected.filter((id) => ids.has(id));
    },
    listFailed(state, { payload: { kind, message } }: Of<{ message: string }>) {
      state[kind].page = failed(message);
      state[kind].waiting = false;
    },
    rowsSelected(state, { payload: { kind, ids, on } }: Of<{ ids: string[]; on: boolean }>) {
      const others = state[kind].selected.filter((id) => !ids.includes(id));
      state[kind].selected = on ? [...others, ...ids] : others;
    },
    bulkAsked(state, { payload: { kind, about } }: Of<{ about: BulkChange['kind'] }>) {
      if (!state[kind].running) state[kind].bulk = { status: 'asking', about };
    },
    /** Closes the dialog; a change that is being sent continues. */
    bulkClosed(state, { payload: { kind } }: Of) {
      state[kind].bulk = { status: 'closed' };
    },
    bulkRequested(state, { payload: { kind, change } }: Of<{ change: BulkChange }>) {
      const list = state[kind];
      if (list.running) return;
      list.running = { about: change.kind, ids: list.selected };
      list.bulk = { status: 'sending', about: change.kind, done: 0 };
    },
    bulkContinued(state, { payload: { kind, done } }: Of<{ done: number }>) {
      const { bulk } = state[kind];
      if (bulk.status === 'sending') bulk.done = done;
    },
    bulkFailed(state, { payload: { kind, message } }: Of<{ message: string }>) {
      const { bulk } = state[kind];
      state[kind].running = null;
      if (bulk.status === 'sending') state[kind].bulk = { status: 'failed', about: bulk.about, message };
    },
    bulkFinished(
      state,
      { payload: { kind, message, failed: left } }: Of<{ message: string; failed: BulkResponse['failed'] }>,
    ) {
      const list = state[kind];
      const sent = list.running?.ids ?? [];
      const isLeft = (id: string) => left.some((one) => one.id === id);
      if (list.bulk.status === 'sending')
        list.bulk = left.length > 0 ? { status: 'done', message, failed: left } : { status: 'closed' };
      // Rows that were chosen since stay chosen, and so do those that were not changed.
      list.selected = list.selected.filter((id) => isLeft(id) || !sent.includes(id));
      list.running = null;
    },
    knownRequested(state) {
      if (state.known.status !== 'ready') state.known = loading;
    },
    knownLoaded(state, { payload }: PayloadAction<KnownValuesResponse>) {
      state.known = ready(payload);
    },
    knownFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.known.status !== 'ready') state.known = failed(message);
    },
    /** The earlier results stay until the answer arrives, but a picker without combos shows none of another's. */
    partsSearched(state, { payload: { combos } }: PayloadAction<{ q: string; combos: boolean }>) {
      if (state.parts.status !== 'ready' || state.partsHaveCombos !== combos) state.parts = loading;
      state.partsHaveCombos = combos;
    },
    partsFound(state, { payload }: PayloadAction<CatalogueRow[]>) {
      state.parts = ready(payload);
    },
    partsFailed(state, { payload: message }: PayloadAction<string>) {
      state.parts = failed(message);
    },
  },
});

export const catalogueActions = slice.actions;
export const {
  listRequested,
  rowsSelected,
  bulkAsked,
  bulkClosed,
  bulkRequested,
  knownRequested,
  partsSearched,
} = slice.actions;
export const catalogueReducer = slice.reducer;

export interface CatalogueRoot {
  admin: { catalogue: CatalogueState };
}
export const selectCatalogueList =
  (kind: CatalogueKind) =>
  ({ admin }: CatalogueRoot): CatalogueList =>
    admin.catalogue[kind];

export const selectParts = ({ admin }: CatalogueRoot): CatalogueState['parts'] => admin.catalogue.parts;

const NOTHING_KNOWN: KnownValuesResponse = {
  categories: [],
  tags: [],
  concerns: [],
  skinTypes: [],
  countries: [],
  manufacturers: [],
};

/** The values in use, as suggestions; empty until they are loaded. */
export const selectKnown = ({ admin: { catalogue } }: CatalogueRoot): KnownValuesResponse =>
  catalogue.known.status === 'ready' ? catalogue.known.value : NOTHING_KNOWN;
/** Whether the values in use are there, or do not come. */
export const selectIsKnownAnswered = ({ admin: { catalogue } }: CatalogueRoot): boolean =>
  isAnswered(catalogue.known);
