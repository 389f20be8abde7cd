import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** The purpose of the code: a login, or the reauthentication of a signed-in person. */
export type FactorPurpose = 'login' | 'proof';

export interface FactorState {
  /** Null if no code is requested. */
  asked: FactorPurpose | null;
  sending: Sending;
}
export interface WithFactor {
  factor: FactorState;
}

const initialState: FactorState = { asked: null, sending: idle };

const slice = createSlice({
  name: 'factor',
  initialState,
  reducers: {
    factorAsked: (_state, { payload }: PayloadAction<FactorPurpose>) => ({ ...initialState, asked: payload }),
    /** The code is in the credentials vault. */
    factorSubmitted(state) {
      state.sending = sending;
    },
    factorRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending = failed(message);
    },
    factorClosed: () => initialState,
  },
});

export const factorReducer = slice.reducer;
export const { factorAsked, factorSubmitted, factorRefused, factorClosed } = slice.actions;
export const selectFactor = (state: WithFactor): FactorState => state.factor;
