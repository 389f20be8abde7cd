import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { moved } from '@/lib/moved';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type {
  PlacedKind,
  ScheduledEntry,
  ScheduledKind,
} from '@/services/admin/catalogue/createScheduledAdmin';

export interface ScheduledList {
  items: Remote<ScheduledEntry[]>;
  /** Ids of the items with a pending request. */
  busy: string[];
  /** The last move, as screen readers announce it. */
  announcement: string;
}

export type ScheduledState = Record<ScheduledKind, ScheduledList>;
/** An item with its name. */
export interface Which {
  kind: ScheduledKind;
  id: string;
  name: string;
}
/** An item as the admin saw it: `version` is its `updatedAt`, or ''. */
export type Seen = Which & { version: string };

const nothing: ScheduledList = { items: idle, busy: [], announcement: '' };
const initialState: ScheduledState = { offers: nothing, banners: nothing, highlights: nothing };

type Of<T> = PayloadAction<{ kind: ScheduledKind } & T>;

const itemsOf = ({ items }: ScheduledList): ScheduledEntry[] => (items.status === 'ready' ? items.value : []);

const slice = createSlice({
  name: 'admin/scheduled',
  initialState,
  reducers: {
    /** The list shown stays until the answer arrives. */
    listRequested(state, { payload: kind }: PayloadAction<ScheduledKind>) {
      if (state[kind].items.status !== 'ready') state[kind].items = loading;
    },
    listLoaded(state, { payload: { kind, items } }: Of<{ items: ScheduledEntry[] }>) {
      state[kind].items = ready(items);
    },
    listFailed(state, { payload: { kind, message } }: Of<{ message: string }>) {
      state[kind].items = failed(message);
    },
    switchRequested(state, { payload: { kind, id } }: PayloadAction<Seen & { enabled: boolean }>) {
      state[kind].busy.push(id);
    },
    /** `leave` returns to the list afterwards. */
    deleteRequested(state, { payload: { kind, id } }: PayloadAction<Seen & { leave?: boolean }>) {
      state[kind].busy.push(id);
    },
    restoreRequested: (_state, _action: PayloadAction<Which>) => undefined,
    settled(state, { payload: { kind, id } }: Of<{ id: string }>) {
      state[kind].busy = state[kind].busy.filter((one) => one !== id);
    },
    itemChanged(state, { payload: item }: PayloadAction<ScheduledEntry>) {
      const { items } = state[item.kind];
      if (items.status !== 'ready') return;
      const at = items.value.findIndex(({ stored }) => stored.id === item.stored.id);
      if (at >= 0) items.value[at] = item;
    },
    itemRemoved(state, { payload: { kind, id } }: Of<{ id: string }>) {
      const { items } = state[kind];
      if (items.status === 'ready') items.value = items.value.filter(({ stored }) => stored.id !== id);
    },
    /** Moves an item: shown at once, and saved after a pause. */
    itemMoved(
      state,
      { payload }: PayloadAction<{ kind: PlacedKind; from: number; to: number; announcement: string }>,
    ) {
      const { kind, from, to, announcement } = payload;
      state[kind].items = ready(moved(itemsOf(state[kind]), from, to));
      state[kind].announcement = announcement;
    },
  },
});

export const scheduledActions = slice.actions;
export const { listRequested, switchRequested, deleteRequested, restoreRequested, itemMoved } = slice.actions;
export const scheduledReducer = slice.reducer;

export const selectScheduled =
  (kind: ScheduledKind) =>
  ({ admin }: { admin: { scheduled: ScheduledState } }): ScheduledList =>
    admin.scheduled[kind];
