import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReturnFile } from '@/domain/admin/gst/gstFiles';
import { gstReturn, type GstReturn } from '@/domain/admin/gst/gstReturn';
import type { Months } from '@/domain/time/months';
import type { TaxRecord } from '@/domain/admin/gst/taxRecord';
import { failed, idle, loading, ready, valueOf, type Remote } from '@/lib/remote';

/** A file of the return, or the list of all documents. */
export type GstFileName = ReturnFile | 'documents';

export interface LoadedDocuments {
  months: Months;
  records: TaxRecord[];
}

export interface GstState {
  documents: Remote<LoadedDocuments>;
  /** Documents read so far, while they load. */
  read: number;
}

const initialState: GstState = { documents: idle, read: 0 };

const slice = createSlice({
  name: 'admin/gst',
  initialState,
  reducers: {
    documentsRequested(state, _action: PayloadAction<Months>) {
      state.documents = loading;
      state.read = 0;
    },
    documentsCounted(state, { payload: read }: PayloadAction<number>) {
      state.read = read;
    },
    documentsLoaded(state, { payload }: PayloadAction<LoadedDocuments>) {
      state.documents = ready(payload);
    },
    documentsFailed(state, { payload: message }: PayloadAction<string>) {
      state.documents = failed(message);
    },
    /** The screen is gone, and with it the need for the documents. */
    documentsLeft: () => initialState,
    fileRequested(_state, _action: PayloadAction<GstFileName>) {},
  },
});

export const gstReducer = slice.reducer;
export const {
  documentsRequested,
  documentsCounted,
  documentsLoaded,
  documentsFailed,
  documentsLeft,
  fileRequested,
} = slice.actions;

interface Root {
  admin: { gst: GstState };
}
export const selectGst = ({ admin }: Root): GstState => admin.gst;

/** The return of the loaded documents; null before they are loaded. */
export const selectReturn = createSelector(
  ({ admin }: Root) => admin.gst.documents,
  (documents): GstReturn | null => {
    const loaded = valueOf(documents);
    return loaded ? gstReturn(loaded.records, loaded.months) : null;
  },
);
