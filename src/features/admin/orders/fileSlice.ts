import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Exported } from '@/domain/admin/orderList/exportRows';
import type { OrderQuery } from '@/domain/admin/orderList/query';

/** How far the admin is with a file of orders. */
export type Exporting =
  | { status: 'closed' | 'asking' }
  | { status: 'running'; orders: number }
  | { status: 'failed'; message: string };

export interface FileState {
  exporting: Exporting;
  /** The orders whose packing slips are being drawn, and why those of some were not. */
  slips: { status: 'idle' } | { status: 'loading' | 'failed'; ids: string[]; message: string };
}

const initialState: FileState = { exporting: { status: 'closed' }, slips: { status: 'idle' } };

export interface ExportAsked {
  query: OrderQuery;
  rows: Exported;
}

const slice = createSlice({
  name: 'admin/file',
  initialState,
  reducers: {
    exportOpened(state) {
      if (state.exporting.status !== 'running') state.exporting = { status: 'asking' };
    },
    /** Also gives up one that is under way. */
    exportClosed(state) {
      state.exporting = { status: 'closed' };
    },
    exportRequested(state, _action: PayloadAction<ExportAsked>) {
      state.exporting = { status: 'running', orders: 0 };
    },
    exportProgressed(state, { payload: orders }: PayloadAction<number>) {
      state.exporting = { status: 'running', orders };
    },
    exportFailed(state, { payload: message }: PayloadAction<string>) {
      state.exporting = { status: 'failed', message };
    },
    slipsRequested(state, { payload: ids }: PayloadAction<readonly string[]>) {
      state.slips = { status: 'loading', ids: [...ids], message: '' };
    },
    slipsSaved(state) {
      state.slips = { status: 'idle' };
    },
    slipsFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.slips.status === 'loading') state.slips = { ...state.slips, status: 'failed', message };
    },
  },
});

export const fileReducer = slice.reducer;
export const {
  exportOpened,
  exportClosed,
  exportRequested,
  exportProgressed,
  exportFailed,
  slipsRequested,
  slipsSaved,
  slipsFailed,
} = slice.actions;

interface Root {
  admin: { files: FileState };
}
export const selectExporting = ({ admin }: Root): Exporting => admin.files.exporting;
export const selectSlips = ({ admin }: Root): FileState['slips'] => admin.files.slips;
