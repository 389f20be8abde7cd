import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MismatchesResponse } from '@/domain/contracts/admin';
import type { Mismatch } from '@/domain/admin/mismatch';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** The progress of settling one mismatch. `answered` has the server's message, where the mismatch is still there. */
export type Settling = { status: 'sending' } | { status: 'answered' | 'failed'; message: string };

/** The progress of a run of the reconciler. */
export type Run =
  | { status: 'idle' | 'running' }
  | { status: 'done'; report: Record<string, number> }
  | { status: 'failed'; message: string };

export interface MismatchesState {
  /** How far back Razorpay is asked. */
  days: number;
  found: Remote<MismatchesResponse>;
  waiting: boolean;
  /** By the key of a mismatch. */
  settling: Record<string, Settling>;
  run: Run;
}

export const DAYS = [7, 30] as const;

const initialState: MismatchesState = {
  days: DAYS[0],
  found: idle,
  waiting: false,
  settling: {},
  run: { status: 'idle' },
};

/** Identifies a mismatch, also after the list was loaded again. */
export function keyOf(mismatch: Mismatch): string {
  switch (mismatch.kind) {
    case 'paid_no_order':
    case 'amounts_differ':
      return `${mismatch.kind} ${mismatch.paymentId}`;
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
      state.settling = Object.fromEntries(Object.entries(state.settling).filter(([key]) => keys.has(key)));
    },
    mismatchesFailed(state, { payload: message }: PayloadAction<string>) {
      state.waiting = false;
      state.found = failed(message);
    },
    settleRequested(state, { payload }: PayloadAction<Mismatch>) {
      state.settling[keyOf(payload)] = { status: 'sending' };
    },
    settleAnswered(state, { payload: { key, message } }: PayloadAction<{ key: string; message: string }>) {
      state.settling[key] = { status: 'answered', message };
    },
    settleFailed(state, { payload: { key, message } }: PayloadAction<{ key: string; message: string }>) {
      state.settling[key] = { status: 'failed', message };
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
  settleRequested,
  settleAnswered,
  settleFailed,
  runRequested,
  runFinished,
  runFailed,
} = slice.actions;

interface Root {
  admin: { mismatches: MismatchesState };
}
export const selectMismatches = ({ admin }: Root): MismatchesState => admin.mismatches;
