import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnQuestion, QuestionSavedResponse } from '@/domain/contracts/shoppers/questions';
import type { Question } from '@/domain/catalogue/catalogue';
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
  /** All of them, once they were asked for; the newest come with the product. */
  all: Remote<readonly Question[]>;
  /** Ids of own ones that were deleted or changed; a cached answer has them for a while. */
  gone: string[];
  /** Those that the person asked about it, newest first. */
  own: OwnQuestion[];
  form: QuestionForm | null;
  /** Texts that are not saved yet, by `questionDraftKey`. */
  drafts: Partial<Record<string, string>>;
  saving: Saving;
}

const initialState: QuestionsState = {
  productId: '',
  all: idle,
  gone: [],
  own: [],
  form: null,
  drafts: {},
  saving: { status: 'typing' },
};

/** Each product has one draft of a new question, and one for each question that is changed. */
export const questionDraftKey = ({ productId, id }: Pick<QuestionForm, 'productId' | 'id'>): string =>
  id || `new/${productId}`;

const slice = createSlice({
  name: 'questions',
  initialState,
  reducers: {
    questionsOpened(state, { payload: productId }: PayloadAction<string>) {
      if (state.productId === productId) return;
      Object.assign(state, { productId, all: idle, own: [], gone: [] });
    },
    /** All questions of this product are wanted. */
    questionsRequested(state, { payload: productId }: PayloadAction<string>) {
      state.productId = productId;
      state.all = loading;
    },
    questionsLoaded(state, { payload }: PayloadAction<Question[]>) {
      state.all = ready(payload);
    },
    questionsFailed(state, { payload: message }: PayloadAction<string>) {
      state.all = failed(message);
    },
    ownQuestionsLoaded(state, { payload }: PayloadAction<OwnQuestion[]>) {
      state.own = payload;
    },
    questionFormOpened(state, { payload }: PayloadAction<QuestionForm>) {
      state.form = { ...payload, text: state.drafts[questionDraftKey(payload)] ?? payload.text };
      state.saving = { status: 'typing' };
    },
    questionTyped(state, { payload: text }: PayloadAction<string>) {
      if (!state.form) return;
      state.form.text = text;
      state.drafts[questionDraftKey(state.form)] = text;
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
      {
        payload: { id, draftKey, answer },
      }: PayloadAction<{ id: string; draftKey: string; answer: QuestionSavedResponse }>,
    ) {
      state.drafts[draftKey] = undefined;
      state.saving = { status: 'done', message: answer.message };
      const others = state.own.filter((one) => one.id !== id && one.id !== answer.question?.id);
      state.own = answer.question ? [answer.question, ...others] : others;
      if (id) state.gone.push(id);
    },
    questionSavingFailed(state, { payload: message }: PayloadAction<string>) {
      state.saving = { status: 'failed', message };
    },
  },
});

export const questionsReducer = slice.reducer;
export const {
  questionsOpened,
  questionsRequested,
  questionsLoaded,
  questionsFailed,
  ownQuestionsLoaded,
  questionFormOpened,
  questionTyped,
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
