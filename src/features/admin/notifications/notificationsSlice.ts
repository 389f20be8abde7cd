import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Choices } from '@/domain/admin/notifications/choices';
import type { NotificationsResponse } from '@/domain/contracts/adminNotifications';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface NotificationsState {
  current: Remote<NotificationsResponse>;
  saving: boolean;
  /** Why the last save failed; empty otherwise. */
  problem: string;
}

const initialState: NotificationsState = { current: idle, saving: false, problem: '' };

const slice = createSlice({
  name: 'admin/notifications',
  initialState,
  reducers: {
    choicesRequested(state) {
      if (state.current.status !== 'ready') state.current = loading;
    },
    choicesLoaded(state, { payload }: PayloadAction<NotificationsResponse>) {
      state.current = ready(payload);
      state.saving = false;
    },
    choicesFailed(state, { payload: message }: PayloadAction<string>) {
      state.current = failed(message);
    },
    choicesSaveRequested(state, _action: PayloadAction<Choices>) {
      state.saving = true;
      state.problem = '';
    },
    choicesSaveFailed(state, { payload: problem }: PayloadAction<string>) {
      state.saving = false;
      state.problem = problem;
    },
  },
});

export const notificationsReducer = slice.reducer;
export const { choicesRequested, choicesLoaded, choicesFailed, choicesSaveRequested, choicesSaveFailed } =
  slice.actions;

interface Root {
  admin: { notifications: NotificationsState };
}
export const selectNotifications = ({ admin }: Root): NotificationsState => admin.notifications;
