import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_PRINTED, type LabelLayout, type Print } from '@/domain/orders/packing/print';
import type { BulkRun, NotDone } from '@/services/browser/stored/team/bulkRuns';

/** The kinds of bulk acts on orders. */
export type BulkKind = 'pack' | 'pickup' | 'courier-labels' | Print;

export interface BulkJob {
  kind: BulkKind;
  layout: LabelLayout;
  ids: readonly string[];
}

export interface Run extends BulkRun<BulkKind> {
  /** URLs of the courier's files for the finished orders. They stay in this tab, because the files show addresses. */
  links: string[];
  /** Orders that had their labels in an earlier visit, whose links are gone. The courier is asked for them again. */
  labelled: string[];
}

/** The current run; 'over': it has ended, and its dialog lists the failures. */
export type Bulk = { status: 'idle' } | ({ status: 'running' | 'over'; open: boolean } & Run);

export interface BulkState {
  current: Bulk;
  /** Runs that were stopped, or interrupted by closing the browser. */
  left: Run[];
}

/** The results of some orders of a run. */
interface Handled {
  run: string;
  done: readonly string[];
  failed: readonly NotDone[];
  links?: readonly string[];
}

/** The unprocessed orders of a run. */
export function waitingOf({ ids, done, failed }: BulkRun): string[] {
  const handled = new Set([...done, ...failed.map(({ id }) => id)]);
  return ids.filter((id) => !handled.has(id));
}

/** Whether a run shows its progress: one PDF comes at once, packing and several files take time. */
export const isLong = ({ kind, ids }: Pick<BulkJob, 'kind' | 'ids'>): boolean =>
  kind === 'pack' || ids.length > MAX_PRINTED;

const runOf = ({ run, kind, layout, ids, done, failed, links, labelled }: Run): Run => ({
  run,
  kind,
  layout,
  ids,
  done,
  failed,
  links,
  labelled,
});

/** A run of an earlier visit. A pickup needs no links: its manifest is stored with each order. */
const withoutFiles = (run: BulkRun<BulkKind>): Run =>
  run.kind === 'courier-labels'
    ? { ...run, done: [], links: [], labelled: run.done }
    : { ...run, links: [], labelled: [] };

const slice = createSlice({
  name: 'admin/bulk',
  initialState: { current: { status: 'idle' }, left: [] } as BulkState,
  reducers: {
    bulkRequested(_state, _action: PayloadAction<BulkJob>) {},
    /** Starts a run, unless another one is running. Interrupted runs stay. */
    bulkStarted(state, { payload }: PayloadAction<BulkJob & { run: string }>) {
      if (state.current.status === 'running') return;
      const { run, kind, layout, ids } = payload;
      const begun = { run, kind, layout, ids: [...ids], done: [], failed: [], links: [], labelled: [] };
      state.current = { status: 'running', open: isLong(payload), ...begun };
    },
    /** An answer may arrive after its run was stopped or discarded, while another one is running. */
    ordersHandled(state, { payload }: PayloadAction<Handled>) {
      const open = state.current.status === 'idle' ? state.left : [state.current, ...state.left];
      const own = open.find(({ run }) => run === payload.run);
      if (!own) return;
      own.done.push(...payload.done);
      own.failed.push(...payload.failed);
      own.links.push(...(payload.links ?? []));
    },
    bulkStopped(state) {
      if (state.current.status !== 'running') return;
      state.left.push(runOf(state.current));
      state.current = { status: 'idle' };
    },
    bulkResumed(state, { payload: key }: PayloadAction<string>) {
      const own = state.left.find(({ run }) => run === key);
      if (!own || state.current.status === 'running') return;
      state.left = state.left.filter((one) => one !== own);
      state.current = { status: 'running', open: true, ...own };
    },
    /** The runs that earlier visits of this browser left unfinished. */
    bulkLoaded(state, { payload }: PayloadAction<BulkRun<BulkKind>[]>) {
      const known = new Set(state.left.map(({ run }) => run));
      if (state.current.status !== 'idle') known.add(state.current.run);
      const others = payload.filter(({ run }) => !known.has(run));
      state.left.push(...others.map(withoutFiles));
    },
    bulkDiscarded(state, { payload: key }: PayloadAction<string>) {
      state.left = state.left.filter(({ run }) => run !== key);
    },
    /** The closed dialog of a packing run stays closed; other runs open it to name their failures. */
    bulkFinished(state) {
      const { current } = state;
      if (current.status !== 'running') return;
      // The dialog has the links to the courier's files.
      const hasMore = current.failed.length > 0 || current.links.length > 0;
      state.current = hasMore
        ? { ...current, status: 'over', open: current.open || current.kind !== 'pack' }
        : { status: 'idle' };
    },
    bulkOpened(state) {
      if (state.current.status !== 'idle') state.current.open = true;
    },
    /** Closes the dialog; the run continues. */
    bulkClosed(state) {
      if (state.current.status === 'running') state.current.open = false;
      else state.current = { status: 'idle' };
    },
  },
});

export const bulkReducer = slice.reducer;
export const {
  bulkRequested,
  bulkStarted,
  ordersHandled,
  bulkStopped,
  bulkResumed,
  bulkLoaded,
  bulkDiscarded,
  bulkFinished,
  bulkOpened,
  bulkClosed,
} = slice.actions;

interface Root {
  admin: { bulk: BulkState };
}
export const selectBulk = ({ admin }: Root): Bulk => admin.bulk.current;
export const selectLeftBulk = ({ admin }: Root): Run[] => admin.bulk.left;

/** A run for the browser's storage, without the links to its files. */
const storedOf = ({ links: _, labelled, done, ...run }: Run): BulkRun<BulkKind> => ({
  ...run,
  done: [...new Set([...done, ...labelled])],
});

/** Every run with orders left, for the browser's storage. */
export function selectOpenRuns({ admin: { bulk } }: Root): BulkRun<BulkKind>[] {
  const { current, left } = bulk;
  const all = current.status === 'running' ? [...left, runOf(current)] : left;
  return all.filter((run) => waitingOf(run).length > 0).map(storedOf);
}
