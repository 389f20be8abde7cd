import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CourierSettings } from '@/domain/orders/packing/courierTime';

/** When the courier comes, and the dialog in which that is changed. */
export interface CourierTimeState {
  /** Null where the team has not said so, or it is not loaded yet. */
  comesAt: string | null;
  dialog: { status: 'closed' | 'open' | 'saving' } | { status: 'failed'; message: string };
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
      state.dialog = { status: 'open' };
    },
    dialogClosed(state) {
      state.dialog = { status: 'closed' };
    },
    saveRequested(state, _action: PayloadAction<CourierSettings>) {
      state.dialog = { status: 'saving' };
    },
    saveFailed(state, { payload: message }: PayloadAction<string>) {
      // Somebody who closed the dialog meanwhile is told by the bar, which keeps the earlier time.
      if (state.dialog.status === 'saving') state.dialog = { status: 'failed', message };
    },
  },
});

export const courierTimeReducer = slice.reducer;
export const { courierTimeLoaded, dialogOpened, dialogClosed, saveRequested, saveFailed } = slice.actions;

interface Root {
  admin: { courierTime: CourierTimeState };
}
export const selectCourierTime = ({ admin }: Root): CourierTimeState => admin.courierTime;
