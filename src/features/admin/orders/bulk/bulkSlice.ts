import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_PRINTED, type LabelLayout, type Print } from '@/domain/orders/packing/print';
import type { BulkRun, NotDone } from '@/services/browser/bulkRuns';

/** What is done with several orders. */
export type BulkKind = 'pack' | 'pickup' | 'courier-labels' | Print;

export interface BulkJob {
  kind: BulkKind;
  layout: LabelLayout;
  ids: readonly string[];
}

/** 'left': it was stopped, or the browser was closed, before all orders were handled. */
export type Bulk =
  { status: 'idle' } | ({ status: 'running' | 'left' | 'over'; open: boolean } & BulkRun<BulkKind>);

/** What became of some orders of a run. */
interface Handled {
  done: readonly string[];
  failed: readonly NotDone[];
  links?: readonly string[];
}

/** The orders of a run that nothing was done with yet. */
export function waitingOf({ ids, done, failed }: BulkRun<BulkKind>): string[] {
  const handled = new Set([...done, ...failed.map(({ id }) => id)]);
  return ids.filter((id) => !handled.has(id));
}

const slice = createSlice({
  name: 'admin/bulk',
  initialState: { status: 'idle' } as Bulk,
  reducers: {
    /** A second request while one runs is ignored. */
    bulkRequested: (state, { payload }: PayloadAction<BulkJob>): Bulk => {
      if (state.status === 'running') return state;
      const { kind, layout, ids } = payload;
      // One PDF comes at once; packing and several files show how far they are.
      const open = kind === 'pack' || ids.length > MAX_PRINTED;
      return { status: 'running', kind, layout, ids: [...ids], done: [], failed: [], open };
    },
    /** The run has a key in the audit log, which it keeps when it is left and resumed. */
    bulkNamed(state, { payload: run }: PayloadAction<string>) {
      if (state.status !== 'idle') state.run = run;
    },
    ordersHandled(state, { payload }: PayloadAction<Handled>) {
      if (state.status === 'idle') return;
      state.done.push(...payload.done);
      state.failed.push(...payload.failed);
      state.links = [...(state.links ?? []), ...(payload.links ?? [])];
    },
    bulkStopped: (state): Bulk =>
      state.status === 'running' ? { ...state, status: 'left', open: false } : state,
    bulkResumed: (state): Bulk =>
      state.status === 'left' ? { ...state, status: 'running', open: true } : state,
    /** A run that an earlier visit of this browser left. */
    bulkLoaded: (state, { payload }: PayloadAction<BulkRun<BulkKind>>): Bulk =>
      state.status === 'idle' ? { ...payload, status: 'left', open: false } : state,
    bulkDiscarded: (): Bulk => ({ status: 'idle' }),
    /** The dialog of a run that was closed stays closed, but names what could not be printed. */
    bulkFinished: (state): Bulk => {
      if (state.status !== 'running') return state;
      // The courier's files are opened from the dialog.
      if (state.failed.length === 0 && (state.links ?? []).length === 0) return { status: 'idle' };
      return { ...state, status: 'over', open: state.open || state.kind !== 'pack' };
    },
    /** Closes the dialog; the run continues. */
    bulkClosed: (state): Bulk =>
      state.status === 'running' ? { ...state, open: false } : { status: 'idle' },
  },
});

export const bulkReducer = slice.reducer;
export const {
  bulkRequested,
  bulkNamed,
  ordersHandled,
  bulkStopped,
  bulkResumed,
  bulkLoaded,
  bulkDiscarded,
  bulkFinished,
  bulkClosed,
} = slice.actions;

interface Root {
  admin: { bulk: Bulk };
}
export const selectBulk = ({ admin }: Root): Bulk => admin.bulk;
