import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Countdown } from '@/domain/time/countdown';

export type CodePurpose = 'login' | 'add';

/** A code that was sent. */
export interface SentCode {
  requestId: string;
  wait: Countdown;
}

export interface PhoneCodeState {
  /** The typed number; no state holds the code. */
  phone: string;
  sent: SentCode | null;
  status: 'idle' | 'sending' | 'checking' | 'removing';
  problem: string;
  /** Whether the profile's dialog is open; the login panel holds its own. */
  isAdding: boolean;
}
export interface WithPhoneCode {
  phoneCode: PhoneCodeState;
}

const initialState: PhoneCodeState = {
  phone: '',
  sent: null,
  status: 'idle',
  problem: '',
  isAdding: false,
};

const slice = createSlice({
  name: 'phoneCode',
  initialState,
  reducers: {
    codePhoneTyped(state, { payload }: PayloadAction<string>) {
      state.phone = payload;
      state.problem = '';
    },
    codeRequested(state, _action: PayloadAction<{ purpose: CodePurpose; phone: string }>) {
      Object.assign(state, { status: 'sending', problem: '' });
    },
    codeSent(state, { payload }: PayloadAction<SentCode & { phone: string }>) {
      const { phone, ...sent } = payload;
      Object.assign(state, { phone, sent, status: 'idle', problem: '' });
    },
    codeSubmitted(state, _action: PayloadAction<CodePurpose>) {
      Object.assign(state, { status: 'checking', problem: '' });
    },
    codeRefused(state, { payload }: PayloadAction<{ text: string; isOver: boolean }>) {
      Object.assign(state, { status: 'idle', problem: payload.text });
      if (payload.isOver) state.sent = null;
    },
    /** Not while a code is being checked, which may log in. */
    otherPhoneChosen(state) {
      if (state.status === 'checking') return;
      Object.assign(state, { sent: null, status: 'idle', problem: '' });
    },
    codeDialogOpened(state) {
      state.isAdding = true;
    },
    /** The typed number and the sent code stay for the next time. */
    codeDialogClosed(state) {
      Object.assign(state, { status: 'idle', problem: '', isAdding: false });
    },
    codeAccepted: () => initialState,
    phoneRemovalRequested(state) {
      Object.assign(state, { status: 'removing', problem: '' });
    },
  },
});

export const phoneCodeReducer = slice.reducer;
export const {
  codePhoneTyped,
  codeRequested,
  codeSent,
  codeSubmitted,
  codeRefused,
  otherPhoneChosen,
  codeDialogOpened,
  codeDialogClosed,
  codeAccepted,
  phoneRemovalRequested,
} = slice.actions;
export const selectPhoneCode = (state: WithPhoneCode): PhoneCodeState => state.phoneCode;
