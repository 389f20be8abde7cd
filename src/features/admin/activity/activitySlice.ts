import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActivityResponse } from '@/domain/contracts/adminActivity';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface ActivityState {
  /** As in 'orders/GLM1'; empty for everything. */
  target: string;
  page: Remote<ActivityResponse>;
  loadingMore: boolean;
}

const initialState: ActivityState = { target: '', page: idle, loadingMore: false };

const slice = createSlice({
  name: 'admin/activity',
  initialState,
  reducers: {
    activityRequested(state, { payload: target }: PayloadAction<string>) {
      Object.assign(state, { target, page: loading, loadingMore: false });
    },
    activityLoaded(state, { payload }: PayloadAction<ActivityResponse>) {
      state.page = ready(payload);
    },
    activityFailed(state, { payload: message }: PayloadAction<string>) {
      state.page = failed(message);
    },
    olderRequested(state) {
      state.loadingMore = true;
    },
    olderLoaded(state, { payload }: PayloadAction<ActivityResponse>) {
      const loaded = state.page.status === 'ready' ? state.page.value.entries : [];
      state.page = ready({ ...payload, entries: [...loaded, ...payload.entries] });
      state.loadingMore = false;
    },
    olderFailed(state) {
      state.loadingMore = false;
    },
  },
});

export const activityActions = slice.actions;
export const { activityRequested, olderRequested } = slice.actions;
export const activityReducer = slice.reducer;

interface Root {
  admin: { activity: ActivityState };
}
export const selectActivity = ({ admin }: Root): ActivityState => admin.activity;
