import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The progress of an export to a file: `done` of `total` rows are read; 0 where the total is not known. */
export type ExportState =
  | { status: 'closed' | 'asking' }
  | { status: 'running'; done: number; total: number }
  | { status: 'failed'; message: string };

/** The slice of one export dialog. `Request` says what to export. */
export const createExportSlice = <Request>(name: string) =>
  createSlice({
    name,
    initialState: { status: 'closed' } as ExportState,
    reducers: {
      exportOpened: (state): ExportState => (state.status === 'running' ? state : { status: 'asking' }),
      /** Also cancels an export that is running. */
      exportClosed: (): ExportState => ({ status: 'closed' }),
      exportRequested: (_state, _action: PayloadAction<Request>): ExportState => ({
        status: 'running',
        done: 0,
        total: 0,
      }),
      exportProgressed: (
        _state,
        { payload }: PayloadAction<{ done: number; total: number }>,
      ): ExportState => ({
        status: 'running',
        done: payload.done,
        total: payload.total,
      }),
      exportFailed: (_state, { payload: message }: PayloadAction<string>): ExportState => ({
        status: 'failed',
        message,
      }),
    },
  });
