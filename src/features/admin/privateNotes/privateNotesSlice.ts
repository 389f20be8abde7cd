import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PrivateNote } from '@/domain/admin/privateNotes';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** The typed text, and the note that it edits. */
export interface NoteDraft {
  text: string;
  /** The id of the edited note; empty for a new one. */
  changing: string;
  /** The id of a new note that was sent without an answer: a retry is the same note. */
  sentAs: string;
  /** The draft of a new note while another one is edited; it is restored afterwards. */
  aside: Pick<NoteDraft, 'text' | 'sentAs'>;
}

export interface PrivateNotesState {
  orderId: string;
  notes: Remote<PrivateNote[]>;
  draft: NoteDraft;
  sending: Sending;
  /** Whether the last step saved a note. */
  isSaved: boolean;
}

const NO_NOTE: NoteDraft['aside'] = { text: '', sentAs: '' };
const noDraft: NoteDraft = { ...NO_NOTE, changing: '', aside: NO_NOTE };
/** The draft once the current one is saved or left: the one set aside, otherwise empty. */
const after = ({ aside }: NoteDraft): NoteDraft => ({ ...noDraft, ...aside });
const stateOf = (orderId: string): PrivateNotesState => ({
  orderId,
  notes: orderId ? loading : idle,
  draft: noDraft,
  sending: idle,
  isSaved: false,
});

function dropFailure(state: PrivateNotesState): void {
  if (state.sending.status === 'failed') state.sending = idle;
}

const slice = createSlice({
  name: 'admin/privateNotes',
  initialState: stateOf(''),
  reducers: {
    /** Loads the notes of an order. Notes and draft stay if it is the same order. */
    notesRequested(state, { payload: orderId }: PayloadAction<string>) {
      if (state.orderId !== orderId) return stateOf(orderId);
      if (state.notes.status === 'failed') state.notes = loading;
      return state;
    },
    notesLoaded(state, { payload }: PayloadAction<{ orderId: string; notes: PrivateNote[] }>) {
      if (payload.orderId === state.orderId) state.notes = ready(payload.notes);
    },
    notesFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.notes.status !== 'ready') state.notes = failed(message);
    },
    noteTyped(state, { payload: text }: PayloadAction<string>) {
      state.draft.text = text;
      state.isSaved = false;
      dropFailure(state);
    },
    /** A note being sent stays in the form, because its answer says whether it is saved. */
    changeOpened(state, { payload: { id, text } }: PayloadAction<PrivateNote>) {
      if (state.sending.status === 'sending') return;
      const { changing, aside, text: typed, sentAs } = state.draft;
      state.draft = { text, changing: id, sentAs: '', aside: changing ? aside : { text: typed, sentAs } };
      state.sending = idle;
    },
    /** Neither is it dismissed while it is sent: the note put aside would be taken for the saved one. */
    changeDismissed(state) {
      if (state.sending.status === 'sending') return;
      state.draft = after(state.draft);
      dropFailure(state);
    },
    saveRequested(state) {
      state.isSaved = false;
      state.sending = sending;
    },
    noteNamed(state, { payload: sentAs }: PayloadAction<string>) {
      state.draft.sentAs = sentAs;
    },
    removeRequested(state, _action: PayloadAction<string>) {
      state.isSaved = false;
      state.sending = sending;
    },
    /** `isSaved`: the draft was saved and can be cleared. */
    noteAnswered(
      state,
      { payload: { orderId, isSaved } }: PayloadAction<{ orderId: string; isSaved: boolean }>,
    ) {
      if (state.orderId !== orderId) return;
      if (state.sending.status === 'sending') state.sending = idle;
      state.isSaved = isSaved;
      if (isSaved) state.draft = after(state.draft);
    },
    noteFailed(
      state,
      { payload: { orderId, message } }: PayloadAction<{ orderId: string; message: string }>,
    ) {
      if (state.orderId !== orderId) return;
      state.sending = failed(message);
    },
  },
});

export const privateNotesReducer = slice.reducer;
export const {
  notesRequested,
  notesLoaded,
  notesFailed,
  noteTyped,
  changeOpened,
  changeDismissed,
  saveRequested,
  noteNamed,
  removeRequested,
  noteAnswered,
  noteFailed,
} = slice.actions;

export const selectPrivateNotes = ({ admin }: { admin: { privateNotes: PrivateNotesState } }) =>
  admin.privateNotes;
