import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Choices } from '@/domain/admin/notifications/choices';
import type { NotificationsResponse } from '@/domain/contracts/admin/notifications';
import type { OwnDevice } from '@/services/browser/pushDevice';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

export interface NotificationsState {
  current: Remote<NotificationsResponse>;
  sending: Sending;
  /** This browser; `support` is null until it has been checked. */
  device: Omit<OwnDevice, 'support'> & {
    support: OwnDevice['support'] | null;
    /** The running action: the switch, or an action with the device's id, as 'test d1'; empty otherwise. */
    busy: string;
    /** Why the last action failed; empty otherwise. */
    problem: string;
  };
}

/** The value of `busy` for the switch. */
const SWITCHING = 'switch';

const initialState: NotificationsState = {
  current: idle,
  sending: idle,
  device: { support: null, id: '', busy: '', problem: '' },
};

const slice = createSlice({
  name: 'admin/notifications',
  initialState,
  reducers: {
    choicesRequested(state) {
      if (state.current.status !== 'ready') state.current = loading;
    },
    choicesLoaded(state, { payload }: PayloadAction<NotificationsResponse>) {
      state.current = ready(payload);
      if (state.sending.status === 'sending') state.sending = idle;
    },
    choicesFailed(state, { payload: message }: PayloadAction<string>) {
      state.current = failed(message);
    },
    choicesSaveRequested(state, _action: PayloadAction<Choices>) {
      state.sending = sending;
    },
    choicesSaveFailed(state, { payload: message }: PayloadAction<string>) {
      state.sending = failed(message);
    },
    deviceLooked({ device }, { payload }: PayloadAction<OwnDevice>) {
      Object.assign(device, payload);
    },
    deviceSwitchRequested({ device }, _action: PayloadAction<boolean>) {
      Object.assign(device, { busy: SWITCHING, problem: '' });
    },
    deviceActRequested(
      { device },
      { payload: { id, act } }: PayloadAction<{ id: string; act: 'remove' | 'test' }>,
    ) {
      Object.assign(device, { busy: `${act} ${id}`, problem: '' });
    },
    /** Updates only the list, so that unsaved choices stay. */
    devicesChanged({ current, device }, { payload: { push } }: PayloadAction<NotificationsResponse>) {
      if (current.status === 'ready') current.value.push = push;
      device.busy = '';
    },
    deviceFailed({ device }, { payload: problem }: PayloadAction<string>) {
      Object.assign(device, { busy: '', problem });
    },
  },
});

export const notificationsReducer = slice.reducer;
export const {
  choicesRequested,
  choicesLoaded,
  choicesFailed,
  choicesSaveRequested,
  choicesSaveFailed,
  deviceLooked,
  deviceSwitchRequested,
  deviceActRequested,
  devicesChanged,
  deviceFailed,
} = slice.actions;

export const selectNotifications = ({ admin }: { admin: { notifications: NotificationsState } }) =>
  admin.notifications;
