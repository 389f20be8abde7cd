import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnCredit } from '@/domain/contracts/shoppers/credit';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface CreditState {
  credit: Remote<OwnCredit>;
  /** Whether the next order uses it; false until the shopper opts in. */
  isUsed: boolean;
}
export interface WithCredit {
  credit: CreditState;
}

const initialState: CreditState = { credit: idle, isUsed: false };

const slice = createSlice({
  name: 'credit',
  initialState,
  reducers: {
    /** Keeps the shown credit while a reload runs or fails. */
    creditRequested(state) {
      if (state.credit.status !== 'ready') state.credit = loading;
    },
    creditUseChosen(state, { payload }: PayloadAction<boolean>) {
      state.isUsed = payload;
    },
    creditLoaded(state, { payload }: PayloadAction<OwnCredit>) {
      state.credit = ready(payload);
    },
    creditFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.credit.status !== 'ready') state.credit = failed(message);
    },
  },
});

export const creditReducer = slice.reducer;
export const { creditUseChosen, creditRequested, creditLoaded, creditFailed } = slice.actions;
export const selectCredit = ({ credit }: WithCredit): Remote<OwnCredit> => credit.credit;
export const selectIsCreditUsed = ({ credit }: WithCredit): boolean => credit.isUsed;
