import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  ANY_SCREEN,
  oldErrorsCleared,
  oldToastsCleared,
  pageViewed,
  toastShown,
  toastWithdrawn,
  type ToastRequest,
} from '@/lib/toast';

export type Toast = ToastRequest & { id: number } & Required<Pick<ToastRequest, 'tone' | 'durationMs'>>;

export interface ConfirmRequest {
  title: string;
  text: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Whether the confirming button is styled as destructive. */
  danger?: boolean;
  /** Dispatched when confirmed. */
  onConfirm: UnknownAction;
}

export interface NotificationsState {
  toasts: Toast[];
  nextId: number;
  confirm: ConfirmRequest | null;
}

export const TOAST_MS = 5000;

const initialState: NotificationsState = { toasts: [], nextId: 1, confirm: null };

/**
 * Whether a toast replaces an older one: same topic, or same text and action. Two lines with the same name keep an
 * Undo each.
 */
function replaces(newer: ToastRequest, older: ToastRequest): boolean {
  if (newer.topic && newer.topic === older.topic) return true;
  return newer.text === older.text && JSON.stringify(newer.action) === JSON.stringify(older.action);
}

function dropErrors(state: NotificationsState): void {
  state.toasts = state.toasts.filter(({ tone }) => tone !== 'error');
}

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    toastDismissed(state, { payload: id }: PayloadAction<number>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== id);
    },
    confirmRequested(state, { payload }: PayloadAction<ConfirmRequest>) {
      state.confirm = payload;
      dropErrors(state);
    },
    confirmAnswered(state, _action: PayloadAction<'cancelled' | 'confirmed'>) {
      state.confirm = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(oldErrorsCleared, dropErrors);
    builder.addCase(oldToastsCleared, (state) => {
      state.toasts = state.toasts.filter(({ screen }) => screen === ANY_SCREEN);
    });
    builder.addCase(toastWithdrawn, (state, { payload: topic }) => {
      state.toasts = state.toasts.filter((toast) => toast.topic !== topic);
    });
    builder.addCase(pageViewed, (state, { payload: path }) => {
      state.toasts = state.toasts.filter(({ screen }) => screen === path || screen === ANY_SCREEN);
    });
    builder.addCase(toastShown, (state, { payload }) => {
      const others = state.toasts.filter((toast) => !replaces(payload, toast));
      const toast: Toast = { tone: 'info', durationMs: TOAST_MS, ...payload, id: state.nextId };
      state.toasts = [...others, toast];
      state.nextId += 1;
    });
  },
});

export const { toastDismissed, confirmRequested, confirmAnswered } = slice.actions;
export const notificationsReducer = slice.reducer;

interface NotificationsRoot {
  notifications: NotificationsState;
}
export const selectToasts = (state: NotificationsRoot) => state.notifications.toasts;
export const selectConfirm = (state: NotificationsRoot) => state.notifications.confirm;
