import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShelfQuery } from '@/domain/catalogue/draft/shelfList';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';

/** How far a file of the catalogue is. */
export type Exporting =
  | { status: 'closed' | 'asking' }
  | { status: 'running'; done: number; total: number }
  | { status: 'failed'; message: string };

const initialState = { status: 'closed' } as Exporting;

const slice = createSlice({
  name: 'admin/shelfExport',
  initialState,
  reducers: {
    exportOpened: (): Exporting => ({ status: 'asking' }),
    /** Also gives up one that is under way. */
    exportClosed: (): Exporting => ({ status: 'closed' }),
    exportRequested: (
      _state,
      _action: PayloadAction<{ kind: ShelfKind; query: ShelfQuery; empty?: boolean }>,
    ): Exporting => ({ status: 'running', done: 0, total: 0 }),
    exportContinued: (_state, { payload }: PayloadAction<{ done: number; total: number }>): Exporting => ({
      ...{ status: 'running', ...payload },
    }),
    exportFailed: (_state, { payload: message }: PayloadAction<string>): Exporting => ({
      ...{ status: 'failed', message },
    }),
  },
});

export const shelfExportReducer = slice.reducer;
export const { exportOpened, exportClosed, exportRequested, exportContinued, exportFailed } = slice.actions;

interface Root {
  admin: { shelfExport: Exporting };
}
export const selectExporting = ({ admin }: Root): Exporting => admin.shelfExport;
