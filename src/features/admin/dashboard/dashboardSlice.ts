import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import type { Range } from '@/domain/admin/sales/period';
import { idle, loading, ready, type Remote } from '@/lib/remote';

export interface DashboardState {
  range: Range | null;
  /** Shown figures stay while newer ones load. */
  figures: Remote<DashboardResponse>;
  /** The range that the figures were requested for; the server ends it with its own today. */
  figuresOf: Range | null;
  waiting: boolean;
  /** Why the last request failed, while older figures are shown. */
  stale: string | null;
}

const initialState: DashboardState = {
  range: null,
  figures: idle,
  figuresOf: null,
  waiting: false,
  stale: null,
};

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
      state.figuresOf = state.range;
      state.waiting = false;
      state.stale = null;
    },
    dashboardFailed(state, { payload: message }: PayloadAction<string>) {
      state.waiting = false;
      const shown = state.figures.status === 'ready' ? state.figuresOf : null;
      const same = shown?.from === state.range?.from && shown?.to === state.range?.to;
      // Old figures stay only if they are of the same days.
      if (same) state.stale = message;
      else state.figures = { status: 'failed', message };
    },
  },
});

export const { dashboardRequested, dashboardLoaded, dashboardFailed } = slice.actions;
export const dashboardReducer = slice.reducer;

export const selectDashboard = ({ admin }: { admin: { dashboard: DashboardState } }) => admin.dashboard;
