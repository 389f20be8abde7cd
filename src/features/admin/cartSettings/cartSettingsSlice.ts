import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartSettings } from '@/domain/cart/cartSettings';
import type { CartSettingsResponse } from '@/domain/contracts/admin/cartSettings';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** The settings, and the units of each sample that can be given, by SKU. */
export type Loaded = Pick<CartSettingsResponse, 'settings' | 'left'>;

export interface CartSettingsState {
  current: Remote<Loaded>;
  sending: Sending;
}

const initialState: CartSettingsState = { current: idle, sending: idle };

const slice = createSlice({
  name: 'admin/cartSettings',
  initialState,
  reducers: {
    settingsRequested(state) {
      if (state.current.status !== 'ready') state.current = loading;
    },
    settingsLoaded(state, { payload }: PayloadAction<Loaded>) {
      state.current = ready(payload);
      state.sending = idle;
    },
    settingsFailed(state, { payload: message }: PayloadAction<string>) {
      state.current = failed(message);
    },
    /** `seen` are the SKUs of the samples on which changed ones are based. */
    saveRequested(state, _action: PayloadAction<{ changes: Partial<CartSettings>; seen: string[] }>) {
      state.sending = sending;
    },
    saveFailed(state, { payload: message }: PayloadAction<string>) {
      state.sending = failed(message);
    },
  },
});

export const cartSettingsReducer = slice.reducer;
export const { settingsRequested, settingsLoaded, settingsFailed, saveRequested, saveFailed } = slice.actions;

export const selectCartSettings = ({ admin }: { admin: { cartSettings: CartSettingsState } }) =>
  admin.cartSettings;
