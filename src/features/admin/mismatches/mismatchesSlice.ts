import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MismatchesResponse } from '@/domain/contracts/adminOrders/actions';
import type { Mismatch } from '@/domain/admin/mismatch';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** The progress of settling one mismatch. `answered` has the server's message, where the mismatch is still there. */
export type Settling = Sending | { status: 'answered'; message: string };

/** The progress of a run of the reconciler. */
export type Run =
  | { status: 'idle' | 'running' }
  | { status: 'done'; report: Record<string, number> }
  | { status: 'failed'; message: string };

/** The progress of settling several; `open` were refused, or are still there. */
export type BulkSettling =
  { status: 'idle' } | { status: 'running' | 'done'; total: number; settled: number; open: number };

/** Mismatches that are settled by one press. */
export const MAX_SETTLED = 500;

export interface MismatchesState {
  /** The number of past days for which Razorpay is checked. */
  days: number;
  found: Remote<MismatchesResponse>;
  waiting: boolean;
  /** By the key of a mismatch. */
  sending: Record<string, Settling>;
  /** The key of the refused refund whose transfer the dialog asks for; null while it is closed. */
  transferOf: string | null;
  /** Keys of the chosen ones. */
  chosen: string[];
  bulk: BulkSettling;
  run: Run;
}

export const DAYS = [7, 30] as const;

const initialState: MismatchesState = {
  days: DAYS[0],
  found: idle,
  waiting: false,
  sending: {},
  transferOf: null,
  chosen: [],
  bulk: { status: 'idle' },
  run: { status: 'idle' },
};

/** A refund that Razorpay refused. */
export type RefusedRefund = Extract<Mismatch, { kind: 'refund_refused' }>;

/** Whether a press settles it, without a question; several are settled by one press. */
export const isSettledByPress = ({ settledBy }: Mismatch): boolean =>
  settledBy === 'settle' || settledBy === 'book' || settledBy === 'cancel_parcel';

/** Identifies a mismatch, also after the list was loaded again. */
export function keyOf(mismatch: Mismatch): string {
  switch (mismatch.kind) {
    case 'paid_no_order':
    case 'amounts_differ':
      return `${mismatch.kind} ${mismatch.paymentId}`;
    case 'refund_refused':
      return `${mismatch.kind} ${mismatch.razorpayOrderId}`;
    case 'parcel_trouble':
    case 'order_no_parcel':
      return `${mismatch.kind} ${mismatch.orderId}`;
    case 'parcel_no_order':
      return `${mismatch.kind} ${mismatch.awb}`;
  }
}

const slice = createSlice({
  name: 'admin/mismatches',
  initialState,
  reducers: {
    mismatchesRequested(state, { payload: days }: PayloadAction<number>) {
      state.waiting = true;
      if (state.found.status !== 'ready' || days !== state.days) state.found = loading;
      state.days = days;
    },
    mismatchesLoaded(state, { payload }: PayloadAction<MismatchesResponse>) {
      const keys = new Set(payload.mismatches.map(keyOf));
      state.found = ready(payload);
      state.waiting = false;
      state.chosen = state.chosen.filter((key) => keys.has(key));
      if (!keys.has(state.transferOf ?? '')) state.transferOf = null;
      state.sending = Object.fromEntries(Object.entries(state.sending).filter(([key]) => keys.has(key)));
    },
    mismatchesFailed(state, { payload: message }: PayloadAction<string>) {
      state.waiting = false;
      state.found = failed(message);
    },
    transferDialogOpened(state, { payload }: PayloadAction<Mismatch>) {
      state.transferOf = keyOf(payload);
    },
    transferDialogClosed(state) {
      state.transferOf = null;
    },
    transferRequested(state, { payload }: PayloadAction<{ mismatch: RefusedRefund; reference: string }>) {
      state.sending[keyOf(payload.mismatch)] = sending;
    },
    settleRequested(state, { payload }: PayloadAction<Mismatch>) {
      state.sending[keyOf(payload)] = sending;
    },
    settleAnswered(state, { payload: { key, message } }: PayloadAction<{ key: string; message: string }>) {
      if (state.transferOf === key) state.transferOf = null;
      state.sending[key] = { status: 'answered', message };
    },
    settleFailed(state, { payload: { key, message } }: PayloadAction<{ key: string; message: string }>) {
      state.sending[key] = failed(message);
    },
    mismatchesChosen(state, { payload: { keys, on } }: PayloadAction<{ keys: string[]; on: boolean }>) {
      const others = state.chosen.filter((key) => !keys.includes(key));
      state.chosen = on ? [...others, ...keys].slice(0, MAX_SETTLED) : others;
    },
    bulkRequested(state, { payload }: PayloadAction<Mismatch[]>) {
      // A second press while one runs.
      if (state.bulk.status === 'running') return;
      state.bulk = { status: 'running', total: payload.length, settled: 0, open: 0 };
      for (const mismatch of payload) state.sending[keyOf(mismatch)] = sending;
    },
    bulkCounted(state, { payload }: PayloadAction<'settled' | 'open'>) {
      if (state.bulk.status === 'running') state.bulk[payload] += 1;
    },
    bulkFinished(state) {
      if (state.bulk.status === 'running') state.bulk = { ...state.bulk, status: 'done' };
    },
    runRequested(state) {
      state.run = { status: 'running' };
    },
    runFinished(state, { payload: report }: PayloadAction<Record<string, number>>) {
      state.run = { status: 'done', report };
    },
    runFailed(state, { payload: message }: PayloadAction<string>) {
      state.run = { status: 'failed', message };
    },
  },
});

export const mismatchesReducer = slice.reducer;
export const {
  mismatchesRequested,
  mismatchesLoaded,
  mismatchesFailed,
  transferDialogOpened,
  transferDialogClosed,
  transferRequested,
  settleRequested,
  settleAnswered,
  settleFailed,
  mismatchesChosen,
  bulkRequested,
  bulkCounted,
  bulkFinished,
  runRequested,
  runFinished,
  runFailed,
} = slice.actions;

export const selectMismatches = ({ admin }: { admin: { mismatches: MismatchesState } }) => admin.mismatches;
