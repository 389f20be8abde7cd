import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnQuestion, QuestionSavedResponse } from '@/domain/contracts/questions';
import type { Question } from '@/domain/questions/question';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { Saving } from '../reviewsSlice';

/** The question that is typed. */
export interface QuestionForm {
  productId: string;
  /** Empty for a new one. */
  id: string;
  text: string;
}

export interface QuestionsState {
  /** Whose questions are shown. */
  productId: string;
  shown: Remote<readonly Question[]>;
  /** Those that the person asked about it, newest first. */
  own: OwnQuestion[];
  form: QuestionForm | null;
  saving: Saving;
}

const initialState: QuestionsState = {
  productId: '',
  shown: idle,
  own: [],
  form: null,
  saving: { status: 'typing' },
};

const slice = createSlice({
  name: 'questions',
  initialState,
  reducers: {
    questionsOpened(state, { payload: productId }: PayloadAction<string>) {
      if (state.productId === productId && state.shown.status === 'ready') return;
      state.shown = loading;
      if (state.productId !== productId) state.own = [];
      state.productId = productId;
    },
    questionsLoaded(state, { payload }: PayloadAction<Question[]>) {
      state.shown = ready(payload);
    },
    questionsFailed(state, { payload: message }: PayloadAction<string>) {
      state.shown = failed(message);
    },
    ownQuestionsLoaded(state, { payload }: PayloadAction<OwnQuestion[]>) {
      state.own = payload;
    },
    questionFormOpened(state, { payload }: PayloadAction<QuestionForm>) {
      state.form = payload;
      state.saving = { status: 'typing' };
    },
    questionFormClosed(state) {
      state.form = null;
    },
    questionSubmitted(state, _action: PayloadAction<QuestionForm>) {
      state.saving = { status: 'sending' };
    },
    /** By its id. */
    questionDeleted(state, _action: PayloadAction<string>) {
      state.saving = { status: 'sending' };
    },
    questionSaved(
      state,
      { payload: { id, answer } }: PayloadAction<{ id: string; answer: QuestionSavedResponse }>,
    ) {
      state.saving = { status: 'done', message: answer.message };
      const others = state.own.filter((one) => one.id !== id && one.id !== answer.question?.id);
      state.own = answer.question ? [answer.question, ...others] : others;
      // What is deleted or has other words is not shown; a cached answer may have it for a while.
      if (id && state.shown.status === 'ready')
        state.shown.value = state.shown.value.filter((one) => one.id !== id);
    },
    questionSavingFailed(state, { payload: message }: PayloadAction<string>) {
      state.saving = { status: 'failed', message };
    },
  },
});

export const questionsReducer = slice.reducer;
export const {
  questionsOpened,
  questionsLoaded,
  questionsFailed,
  ownQuestionsLoaded,
  questionFormOpened,
  questionFormClosed,
  questionSubmitted,
  questionDeleted,
  questionSaved,
  questionSavingFailed,
} = slice.actions;

/** The slice arrives with the runtime, after the section may have been drawn. */
export interface WithQuestions {
  questions?: QuestionsState;
}
export const selectQuestions = ({ questions = initialState }: WithQuestions): QuestionsState => questions;
