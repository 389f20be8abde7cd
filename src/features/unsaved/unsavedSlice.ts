import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

interface UnsavedForm {
  id: string;
  /** Says what leaving would lose. */
  text: string;
}

/** The question before unsaved entries are lost, on leaving the page or on logout. */
export interface LeaveQuestion {
  id: string;
  about: 'page' | 'session';
  text: string;
}

interface UnsavedState {
  forms: UnsavedForm[];
  question: LeaveQuestion | null;
  lastAnswer: { id: string; leaves: boolean } | null;
}

export interface UnsavedRoot {
  unsaved: UnsavedState;
}

const initialState: UnsavedState = { forms: [], question: null, lastAnswer: null };

const slice = createSlice({
  name: 'unsaved',
  initialState,
  reducers: {
    formBecameUnsaved({ forms }, { payload }: PayloadAction<UnsavedForm>) {
      forms.push(payload);
    },
    formSettled(state, { payload }: PayloadAction<{ id: string }>) {
      state.forms = state.forms.filter(({ id }) => id !== payload.id);
    },
    /** They are left for another document, so the browser need not ask about them. */
    formsAbandoned(state) {
      state.forms = [];
    },
    /** A new question replaces an open one, which counts as answered with no. */
    leaveAsked: {
      prepare: (about: LeaveQuestion['about'], text?: string) => ({ payload: { id: nanoid(), about, text } }),
      reducer(
        state,
        { payload }: PayloadAction<Pick<LeaveQuestion, 'id' | 'about'> & { text: string | undefined }>,
      ) {
        state.question = { ...payload, text: payload.text ?? state.forms.at(-1)?.text ?? '' };
      },
    },
    leaveAnswered(state, { payload: leaves }: PayloadAction<boolean>) {
      if (!state.question) return;
      state.lastAnswer = { id: state.question.id, leaves };
      state.question = null;
    },
  },
});

export const unsavedReducer = slice.reducer;
export const { formBecameUnsaved, formSettled, formsAbandoned, leaveAsked, leaveAnswered } = slice.actions;

export const selectHasUnsavedForms = ({ unsaved }: UnsavedRoot): boolean => unsaved.forms.length > 0;

export const selectLeaveQuestion = ({ unsaved }: UnsavedRoot): LeaveQuestion | null => unsaved.question;

export const selectIsUnsaved = ({ unsaved }: UnsavedRoot, formId: string): boolean =>
  unsaved.forms.some(({ id }) => id === formId);

/** The answer to one question; undefined while it is open. */
export function selectLeaveAnswer({ unsaved }: UnsavedRoot, id: string): boolean | undefined {
  if (unsaved.question?.id === id) return undefined;
  return unsaved.lastAnswer?.id === id && unsaved.lastAnswer.leaves;
}
