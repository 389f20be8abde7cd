import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChangedSince } from '@/domain/admin/audit/undoFields';
import type { ActivityEntry, ActivityResponse, UndoPreviewResponse } from '@/domain/contracts/admin/activity';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';
import { without } from '@/domain/records/without';
import { NO_FILTERS, type ActivityFilters } from './activityAddress';

/** A part of a bulk act that was not undone, with the reason. */
export interface NotUndone {
  part: ActivityEntry;
  why: string;
  /** The fields that were changed since. */
  differences: ChangedSince[];
}

/** Progress of the undo of a bulk act. */
export interface PartsUndo {
  undone: number;
  notUndone: NotUndone[];
  isOver: boolean;
}

/** The undo in the dialog. */
export interface OpenUndo {
  entry: ActivityEntry;
  preview: Remote<UndoPreviewResponse>;
  sending: Sending;
  /** Null for a single act, and before the undo of a bulk act starts. */
  parts: PartsUndo | null;
}

export interface ActivityState {
  filters: ActivityFilters;
  page: Remote<ActivityResponse>;
  loadingMore: boolean;
  /** The expanded parts of bulk acts, by the key of the act. */
  parts: Record<string, Remote<ActivityResponse>>;
  undo: OpenUndo | null;
}

const initialState: ActivityState = {
  filters: NO_FILTERS,
  page: idle,
  loadingMore: false,
  parts: {},
  undo: null,
};

const slice = createSlice({
  name: 'admin/activity',
  initialState,
  reducers: {
    activityRequested(state, { payload: filters }: PayloadAction<ActivityFilters>) {
      Object.assign(state, { filters, page: loading, loadingMore: false, parts: {} });
    },
    activityLoaded(state, { payload }: PayloadAction<ActivityResponse>) {
      state.page = ready(payload);
    },
    activityFailed(state, { payload: message }: PayloadAction<string>) {
      state.page = failed(message);
    },
    olderRequested(state) {
      state.loadingMore = true;
    },
    olderLoaded(state, { payload }: PayloadAction<ActivityResponse>) {
      const loaded = state.page.status === 'ready' ? state.page.value.entries : [];
      state.page = ready({ ...payload, entries: [...loaded, ...payload.entries] });
      state.loadingMore = false;
    },
    olderFailed(state) {
      state.loadingMore = false;
    },
    partsRequested(state, { payload: run }: PayloadAction<string>) {
      const known = state.parts[run];
      if (known?.status !== 'ready') state.parts[run] = loading;
    },
    partsLoaded(state, { payload }: PayloadAction<{ run: string; page: ActivityResponse }>) {
      const { run, page } = payload;
      const known = state.parts[run];
      const before = known?.status === 'ready' ? known.value.entries : [];
      state.parts[run] = ready({ ...page, entries: [...before, ...page.entries] });
    },
    partsFailed(state, { payload: { run, message } }: PayloadAction<{ run: string; message: string }>) {
      state.parts[run] = failed(message);
    },
    partsClosed(state, { payload: run }: PayloadAction<string>) {
      state.parts = without(state.parts, run);
    },
    undoOpened(state, { payload: entry }: PayloadAction<ActivityEntry>) {
      state.undo = { entry, preview: loading, sending: idle, parts: null };
    },
    undoPreviewed(
      state,
      { payload: { id, found } }: PayloadAction<{ id: string; found: UndoPreviewResponse }>,
    ) {
      if (state.undo?.entry.id === id) state.undo.preview = ready(found);
    },
    previewFailed(state, { payload: { id, message } }: PayloadAction<{ id: string; message: string }>) {
      if (state.undo?.entry.id === id) state.undo.preview = failed(message);
    },
    /** The id of the open entry. */
    undoRequested(state, _action: PayloadAction<string>) {
      if (state.undo) Object.assign(state.undo, { sending, parts: null });
    },
    /** `notUndone` is null if the part was undone. */
    partHandled(state, { payload: notUndone }: PayloadAction<NotUndone | null>) {
      if (!state.undo) return;
      state.undo.parts ??= { undone: 0, notUndone: [], isOver: false };
      if (notUndone) state.undo.parts.notUndone.push(notUndone);
      else state.undo.parts.undone += 1;
    },
    partsHandled(state) {
      if (!state.undo) return;
      state.undo.parts ??= { undone: 0, notUndone: [], isOver: true };
      state.undo.parts.isOver = true;
      state.undo.sending = idle;
    },
    undoFailed(state, { payload: { id, message } }: PayloadAction<{ id: string; message: string }>) {
      if (state.undo?.entry.id === id) state.undo.sending = failed(message);
    },
    /** The dialog of another entry stays open. */
    undoAnswered(state, { payload: id }: PayloadAction<string>) {
      if (state.undo?.entry.id === id) state.undo = null;
    },
    undoClosed(state) {
      state.undo = null;
    },
  },
});

export const activityActions = slice.actions;
export const {
  activityRequested,
  olderRequested,
  partsRequested,
  partsClosed,
  undoOpened,
  undoRequested,
  undoClosed,
} = slice.actions;
export const activityReducer = slice.reducer;

export const selectActivity = ({ admin }: { admin: { activity: ActivityState } }) => admin.activity;
