import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** An order that could not be packed, and why. */
export interface NotPacked {
  id: string;
  message: string;
}

/** The progress of packing several orders. */
export type Packing =
  | { status: 'idle' }
  | { status: 'running' | 'over'; total: number; packed: string[]; failed: NotPacked[]; open: boolean };

const slice = createSlice({
  name: 'admin/pack',
  initialState: { status: 'idle' } as Packing,
  reducers: {
    /** A second request while one runs is ignored. */
    packRequested: (state, { payload: ids }: PayloadAction<readonly string[]>): Packing =>
      state.status === 'running'
        ? state
        : { status: 'running', total: ids.length, packed: [], failed: [], open: true },
    orderPacked(state, { payload: id }: PayloadAction<string>) {
      if (state.status === 'running') state.packed.push(id);
    },
    orderNotPacked(state, { payload }: PayloadAction<NotPacked>) {
      if (state.status === 'running') state.failed.push(payload);
    },
    packFinished: (state): Packing => {
      if (state.status !== 'running') return state;
      return state.failed.length > 0 ? { ...state, status: 'over' } : { status: 'idle' };
    },
    /** Closes the dialog; the packing continues. */
    packClosed: (state): Packing =>
      state.status === 'running' ? { ...state, open: false } : { status: 'idle' },
  },
});

export const packReducer = slice.reducer;
export const { packRequested, orderPacked, orderNotPacked, packFinished, packClosed } = slice.actions;

interface Root {
  admin: { pack: Packing };
}
export const selectPacking = ({ admin }: Root): Packing => admin.pack;
