import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { PaletteFound } from '@/services/admin/orders/createPaletteSearch';
import type { PaletteEntry } from './paletteEntry';
import { parseQuery } from './paletteWords';

/** The most recent entries that the empty palette shows. */
const MAX_RECENT = 5;
/** The fewest characters for a server search. */
const MIN_LETTERS = 2;

/** Whether the typed text needs a server search; places and actions do not. */
export function isSearched(typed: string): boolean {
  const { q, scope } = parseQuery(typed);
  return q.length >= MIN_LETTERS && scope !== 'actions';
}

export interface PaletteState {
  isOpen: boolean;
  q: string;
  /** The server's results for `q`; until they arrive, those of the previous text. */
  found: PaletteFound;
  search: Remote<null>;
  /** The last opened entries, newest first. */
  recent: readonly PaletteEntry[];
}

const NO_RESULTS: PaletteFound = { orders: [], customers: [], products: [] };
const initialState: PaletteState = { isOpen: false, q: '', found: NO_RESULTS, search: idle, recent: [] };

const slice = createSlice({
  name: 'admin/palette',
  initialState,
  reducers: {
    paletteOpened: ({ recent }) => ({ ...initialState, recent, isOpen: true }),
    paletteClosed(state) {
      state.isOpen = false;
    },
    paletteTyped(state, { payload: q }: PayloadAction<string>): PaletteState {
      const isEnough = isSearched(q);
      return { ...state, q, search: isEnough ? loading : idle, found: isEnough ? state.found : NO_RESULTS };
    },
    paletteFound: (state, { payload: found }: PayloadAction<PaletteFound>): PaletteState => ({
      ...state,
      found,
      search: ready(null),
    }),
    paletteFailed: (state, { payload: message }: PayloadAction<string>): PaletteState => ({
      ...state,
      found: NO_RESULTS,
      search: failed(message),
    }),
    /** An opened entry closes the palette. */
    entryOpened(state, { payload }: PayloadAction<PaletteEntry>): PaletteState {
      const others = state.recent.filter(({ id }) => id !== payload.id);
      const recent = payload.path ? [payload, ...others].slice(0, MAX_RECENT) : state.recent;
      return { ...state, isOpen: false, recent };
    },
  },
});

export const { paletteOpened, paletteClosed, paletteTyped, paletteFound, paletteFailed, entryOpened } =
  slice.actions;
export const paletteReducer = slice.reducer;

export const selectPalette = ({ admin }: { admin: { palette: PaletteState } }) => admin.palette;
