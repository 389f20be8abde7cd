import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CourierSettings } from '@/domain/orders/packing/courierTime';
import { failed, idle } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** The courier's pickup time, and the dialog that changes it. */
export interface CourierTimeState {
  /** Null if the team has not set it, or before it has loaded. */
  comesAt: string | null;
  dialog: { status: 'closed' } | Sending;
}

const initialState: CourierTimeState = { comesAt: null, dialog: { status: 'closed' } };

const slice = createSlice({
  name: 'admin/courierTime',
  initialState,
  reducers: {
    courierTimeLoaded(state, { payload }: PayloadAction<CourierSettings>) {
      state.comesAt = payload.comesAt;
    },
    dialogOpened(state) {
      state.dialog = idle;
    },
    dialogClosed(state) {
      state.dialog = { status: 'closed' };
    },
    saveRequested(state, _action: PayloadAction<CourierSettings>) {
      state.dialog = sending;
    },
    saveFailed(state, { payload: message }: PayloadAction<string>) {
      // With the dialog closed, the bar shows the failure by keeping the earlier time.
      if (state.dialog.status === 'sending') state.dialog = failed(message);
    },
  },
});

export const courierTimeReducer = slice.reducer;
export const { courierTimeLoaded, dialogOpened, dialogClosed, saveRequested, saveFailed } = slice.actions;

export const selectCourierTime = ({ admin }: { admin: { courierTime: CourierTimeState } }) =>
  admin.courierTime;
