import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { PaletteFound } from '@/services/admin/orders/createPaletteSearch';
import type { PaletteEntry } from './paletteEntry';
import { parseQuery } from './paletteWords';

/** Things that the empty palette offers again. */
const MAX_RECENT = 5;
/** Letters from which on the server is asked. */
const MIN_LETTERS = 2;

/** Whether the server is asked for what is typed; places and actions are known without it. */
export function isSearched(typed: string): boolean {
  const { q, scope } = parseQuery(typed);
  return q.length >= MIN_LETTERS && scope !== 'actions';
}

export interface PaletteState {
  isOpen: boolean;
  q: string;
  /** What the server found for `q`, or for the words before while it searches. */
  found: PaletteFound;
  search: Remote<null>;
  /** The last things that were opened, newest first. */
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
    /** An entry was opened, which closes the palette. */
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

interface Root {
  admin: { palette: PaletteState };
}
export const selectPalette = ({ admin }: Root): PaletteState => admin.palette;
