import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DashboardResponse } from '@/domain/contracts/adminDashboard';
import type { Range } from '@/domain/admin/sales/period';
import { idle, loading, ready, type Remote } from '@/lib/remote';
import type { AdminRoot } from '../adminReducer';

export interface DashboardState {
  range: Range | null;
  /** What is shown stays while newer figures, or another period's, are on their way. */
  figures: Remote<DashboardResponse>;
  waiting: boolean;
  /** Why the last question came to nothing, while older figures are shown. */
  stale: string | null;
}

const initialState: DashboardState = { range: null, figures: idle, waiting: false, stale: null };

const slice = createSlice({
  name: 'admin/dashboard',
  initialState,
  reducers: {
    dashboardRequested(state, { payload }: PayloadAction<Range>) {
      state.range = payload;
      state.waiting = true;
      if (state.figures.status !== 'ready') state.figures = loading;
    },
    dashboardLoaded(state, { payload }: PayloadAction<DashboardResponse>) {
      state.figures = ready(payload);
      state.waiting = false;
      state.stale = null;
    },
    dashboardFailed(state, { payload: message }: PayloadAction<string>) {
      state.waiting = false;
      const shown = state.figures.status === 'ready' ? state.figures.value.period : null;
      const same = shown?.from === state.range?.from && shown?.to === state.range?.to;
      // Old figures of the same days are better than none; those of other days would be untrue.
      if (same) state.stale = message;
      else state.figures = { status: 'failed', message };
    },
  },
});

export const dashboardActions = slice.actions;
export const { dashboardRequested } = slice.actions;
export const dashboardReducer = slice.reducer;

export const selectDashboard = (state: AdminRoot) => state.admin.dashboard;
