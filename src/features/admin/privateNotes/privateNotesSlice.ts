import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PrivateNote } from '@/domain/admin/privateNotes';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** What is typed, and the note that it is to become. */
export interface NoteDraft {
  text: string;
  /** The id of the note that is being changed; empty for a new one. */
  changing: string;
  /** The id under which a new note was sent without an answer: sent again, it is the same note. */
  sentAs: string;
  /** The new note that was typed when another was opened to be changed; it comes back afterwards. */
  aside: Pick<NoteDraft, 'text' | 'sentAs'>;
}

export interface PrivateNotesState {
  orderId: string;
  notes: Remote<PrivateNote[]>;
  draft: NoteDraft;
  isSending: boolean;
  /** Why the last call failed; empty where none did. */
  problem: string;
}

const NO_NOTE: NoteDraft['aside'] = { text: '', sentAs: '' };
const noDraft: NoteDraft = { ...NO_NOTE, changing: '', aside: NO_NOTE };
/** What is typed once a draft is stored or left. */
const after = ({ aside }: NoteDraft): NoteDraft => ({ ...noDraft, ...aside });
const stateOf = (orderId: string): PrivateNotesState => ({
  orderId,
  notes: orderId ? loading : idle,
  draft: noDraft,
  isSending: false,
  problem: '',
});

const slice = createSlice({
  name: 'admin/privateNotes',
  initialState: stateOf(''),
  reducers: {
    /** The notes of an order are asked for; those of the same one stay meanwhile, and so does what is typed. */
    notesRequested: (state, { payload: orderId }: PayloadAction<string>) =>
      state.orderId === orderId ? state : stateOf(orderId),
    notesLoaded(state, { payload }: PayloadAction<{ orderId: string; notes: PrivateNote[] }>) {
      if (payload.orderId === state.orderId) state.notes = ready(payload.notes);
    },
    notesFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.notes.status !== 'ready') state.notes = failed(message);
    },
    noteTyped(state, { payload: text }: PayloadAction<string>) {
      state.draft.text = text;
      state.problem = '';
    },
    /** While a note is sent, it stays the typed one: its answer says whether it is stored. */
    changeOpened(state, { payload: { id, text } }: PayloadAction<PrivateNote>) {
      if (state.isSending) return;
      const { changing, aside, text: typed, sentAs } = state.draft;
      state.draft = { text, changing: id, sentAs: '', aside: changing ? aside : { text: typed, sentAs } };
      state.problem = '';
    },
    changeDismissed(state) {
      state.draft = after(state.draft);
      state.problem = '';
    },
    saveRequested(state) {
      state.isSending = true;
      state.problem = '';
    },
    noteNamed(state, { payload: sentAs }: PayloadAction<string>) {
      state.draft.sentAs = sentAs;
    },
    removeRequested(state, _action: PayloadAction<string>) {
      state.isSending = true;
      state.problem = '';
    },
    /** `isSaved`: what was typed is stored, so it is typed no longer. */
    noteAnswered(state, { payload: { isSaved } }: PayloadAction<{ isSaved: boolean }>) {
      state.isSending = false;
      if (isSaved) state.draft = after(state.draft);
    },
    noteFailed(state, { payload: message }: PayloadAction<string>) {
      state.isSending = false;
      state.problem = message;
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

interface Root {
  admin: { privateNotes: PrivateNotesState };
}
export const selectPrivateNotes = ({ admin }: Root): PrivateNotesState => admin.privateNotes;
