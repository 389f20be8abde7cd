import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CashOrder, CashState } from '@/domain/admin/remittances/cashOrder';
import type { BadListRow, ListDefaults, ListField } from '@/domain/admin/remittances/readList';
import type { Doubt } from '@/domain/admin/remittances/remittance';
import type { RecordedLine } from '@/domain/contracts/admin/remittances';
import type { Months } from '@/domain/time/months';
import type { Paise } from '@/domain/money/money';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** The orders and lines of some months. */
export interface FoundCash {
  months: Months;
  orders: CashOrder[];
  lines: RecordedLine[];
  /** The day in India when it was read. */
  today: string;
}

/** A line of a file whose money is in question. It is recorded all the same. */
export interface DoubtfulLine {
  row: number;
  awb: string;
  orderId: string;
  amount: Paise;
  doubt: Doubt;
}

/** The summary of a file. The saga holds its lines. */
export interface ListPreview {
  file: string;
  counts: Record<'new' | 'changed' | 'same', number>;
  /** The sum of the new and the changed lines. */
  amount: Paise;
  bad: BadListRow[];
  doubts: DoubtfulLine[];
  columns: Partial<Record<ListField, string>>;
  unused: string[];
}

/** Taking a file in. `done` of `total` lines are compared or recorded. */
export type Upload =
  | { status: 'closed' }
  | { status: 'choosing'; problem: string }
  | { status: 'reading'; file: string; done: number; total: number }
  | { status: 'preview'; preview: ListPreview; problem: string }
  | { status: 'saving'; preview: ListPreview; done: number; total: number }
  | { status: 'done'; preview: ListPreview };

export interface RemittancesState {
  /** The months that were asked for last; null before. */
  months: Months | null;
  found: Remote<FoundCash>;
  upload: Upload;
  /** What the courier paid for the order that is open. */
  ofOrder: { orderId: string; cash: Remote<CashOrder | null> } | null;
}

const initialState: RemittancesState = {
  months: null,
  found: idle,
  upload: { status: 'closed' },
  ofOrder: null,
};

const slice = createSlice({
  name: 'admin/remittances',
  initialState,
  reducers: {
    cashRequested(state, { payload: months }: PayloadAction<Months>) {
      state.months = months;
      state.found = loading;
    },
    cashLoaded(state, { payload }: PayloadAction<FoundCash>) {
      state.found = ready(payload);
    },
    cashFailed(state, { payload: message }: PayloadAction<string>) {
      state.found = failed(message);
    },
    uploadOpened(state) {
      state.upload = { status: 'choosing', problem: '' };
    },
    uploadClosed(state) {
      state.upload = { status: 'closed' };
    },
    /** `id` is the id of the held file; `defaults` stand for columns that it does not have. */
    listChosen(state, { payload }: PayloadAction<{ id: string; name: string; defaults: ListDefaults }>) {
      state.upload = { status: 'reading', file: payload.name, done: 0, total: 0 };
    },
    listRefused(state, { payload: problem }: PayloadAction<string>) {
      if (state.upload.status !== 'reading') return;
      state.upload = { status: 'choosing', problem };
    },
    linesAnswered({ upload }, { payload }: PayloadAction<{ done: number; total: number }>) {
      if (upload.status === 'reading' || upload.status === 'saving') Object.assign(upload, payload);
    },
    listPreviewed(state, { payload: preview }: PayloadAction<ListPreview>) {
      if (state.upload.status !== 'reading') return;
      state.upload = { status: 'preview', preview, problem: '' };
    },
    saveRequested(state) {
      if (state.upload.status !== 'preview') return;
      state.upload = { status: 'saving', preview: state.upload.preview, done: 0, total: 0 };
    },
    saveFailed(state, { payload: problem }: PayloadAction<string>) {
      if (state.upload.status !== 'saving') return;
      state.upload = { status: 'preview', preview: state.upload.preview, problem };
    },
    listSaved(state, { payload: preview }: PayloadAction<ListPreview>) {
      state.upload = { status: 'done', preview };
    },
    /** Saves the shown orders as a file. */
    cashFileRequested(_state, _action: PayloadAction<CashState | null>) {},
    orderCashRequested(state, { payload: orderId }: PayloadAction<string>) {
      state.ofOrder = { orderId, cash: loading };
    },
    orderCashAnswered(state, { payload }: PayloadAction<NonNullable<RemittancesState['ofOrder']>>) {
      if (state.ofOrder?.orderId === payload.orderId) state.ofOrder = payload;
    },
  },
});

export const remittancesReducer = slice.reducer;
export const {
  cashRequested,
  cashLoaded,
  cashFailed,
  uploadOpened,
  uploadClosed,
  listChosen,
  listRefused,
  linesAnswered,
  listPreviewed,
  saveRequested,
  saveFailed,
  listSaved,
  cashFileRequested,
  orderCashRequested,
  orderCashAnswered,
} = slice.actions;

export interface RemittancesRoot {
  admin: { remittances: RemittancesState };
}
export const selectRemittances = ({ admin }: RemittancesRoot): RemittancesState => admin.remittances;
