import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The purpose of the code: a login, or the reauthentication of a signed-in person. */
export type FactorPurpose = 'login' | 'proof';

export interface FactorState {
  /** Null if no code is requested. */
  asked: FactorPurpose | null;
  checking: boolean;
  problem: string;
}
export interface WithFactor {
  factor: FactorState;
}

const initialState: FactorState = { asked: null, checking: false, problem: '' };

const slice = createSlice({
  name: 'factor',
  initialState,
  reducers: {
    factorAsked: (_state, { payload }: PayloadAction<FactorPurpose>) => ({ ...initialState, asked: payload }),
    /** The code is in the credentials vault. */
    factorSubmitted(state) {
      Object.assign(state, { checking: true, problem: '' });
    },
    factorRefused(state, { payload: problem }: PayloadAction<string>) {
      Object.assign(state, { checking: false, problem });
    },
    factorClosed: () => initialState,
  },
});

export const factorReducer = slice.reducer;
export const { factorAsked, factorSubmitted, factorRefused, factorClosed } = slice.actions;
export const selectFactor = (state: WithFactor): FactorState => state.factor;
