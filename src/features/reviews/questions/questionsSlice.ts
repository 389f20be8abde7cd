import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnQuestion, QuestionSavedResponse } from '@/domain/contracts/shoppers/questions';
import type { Question } from '@/domain/catalogue/catalogue';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending } from '@/lib/sending';
import type { Saving } from '../reviewsSlice';

/** The question in the form. */
export interface QuestionForm {
  productId: string;
  /** Empty for a new question. */
  id: string;
  text: string;
}

export interface QuestionsState {
  /** The product whose questions are shown. */
  productId: string;
  /** All questions, once requested; the newest come with the product. */
  all: Remote<readonly Question[]>;
  /** Ids of the person's deleted or changed questions, which a cached answer still has for a while. */
  gone: string[];
  /** The person's own questions about it, newest first. */
  own: OwnQuestion[];
  form: QuestionForm | null;
  /** Unsaved texts, by `questionDraftKey`. */
  drafts: Partial<Record<string, string>>;
  sending: Saving;
}

const initialState: QuestionsState = {
  productId: '',
  all: idle,
  gone: [],
  own: [],
  form: null,
  drafts: {},
  sending: idle,
};

/** A question without its text. */
export type QuestionSubject = Pick<QuestionForm, 'productId' | 'id'>;

/** Each product has one draft of a new question, and one for each edited question. */
export const questionDraftKey = ({ productId, id }: QuestionSubject): string => id || `new/${productId}`;

/** Shows the end of a request in its own form; the form of another question stays as it is. */
function endSaving(state: QuestionsState, about: QuestionSubject, end: Saving): void {
  if (state.form && questionDraftKey(state.form) === questionDraftKey(about)) state.sending = end;
}

const slice = createSlice({
  name: 'questions',
  initialState,
  reducers: {
    questionsOpened(state, { payload: productId }: PayloadAction<string>) {
      if (state.productId === productId) return;
      Object.assign(state, { productId, all: idle, own: [], gone: [] });
    },
    /** The payload is the product's id. */
    questionsRequested(state, { payload: productId }: PayloadAction<string>) {
      state.productId = productId;
      state.all = loading;
    },
    questionsLoaded(state, { payload }: PayloadAction<{ productId: string; questions: Question[] }>) {
      if (state.productId === payload.productId) state.all = ready(payload.questions);
    },
    questionsFailed(state, { payload }: PayloadAction<{ productId: string; message: string }>) {
      if (state.productId === payload.productId) state.all = failed(payload.message);
    },
    ownQuestionsLoaded(state, { payload }: PayloadAction<OwnQuestion[]>) {
      state.own = payload;
    },
    questionFormOpened(state, { payload }: PayloadAction<QuestionForm>) {
      state.form = { ...payload, text: state.drafts[questionDraftKey(payload)] ?? payload.text };
      state.sending = idle;
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
      state.sending = sending;
    },
    questionDeleted(state, _action: PayloadAction<QuestionSubject>) {
      state.sending = sending;
    },
    questionSaved(
      state,
      {
        payload: { about, answer },
      }: PayloadAction<{ about: QuestionSubject; answer: QuestionSavedResponse }>,
    ) {
      const { productId, id } = about;
      state.drafts[questionDraftKey(about)] = undefined;
      endSaving(state, about, { status: 'done', message: answer.message });
      if (state.productId !== productId) return;
      const others = state.own.filter((one) => one.id !== id && one.id !== answer.question?.id);
      state.own = answer.question ? [answer.question, ...others] : others;
      if (id) state.gone.push(id);
    },
    questionSavingFailed(
      state,
      { payload: { about, message } }: PayloadAction<{ about: QuestionSubject; message: string }>,
    ) {
      endSaving(state, about, failed(message));
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

/** The slice loads with the runtime, possibly after the section has rendered. */
export interface WithQuestions {
  questions?: QuestionsState;
}
export const selectQuestions = ({ questions = initialState }: WithQuestions): QuestionsState => questions;
