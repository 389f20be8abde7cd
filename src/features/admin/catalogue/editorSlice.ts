import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIMITS, type Problem } from '@/domain/catalogue/draft/draft';
import type { AdminRoot } from '../adminReducer';
import { merged, sameForm } from './differences';
import { formOf, versionOf } from './formTexts';
import {
  EMPTY_FORMS,
  isShelfForm,
  type EditItem,
  type EditKind,
  type Form,
  type FormChange,
  type PictureForm,
} from './forms';

/** What the editor is about; `id` null is something new. */
export interface About {
  kind: EditKind;
  id: string | null;
}

export type Saving =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; message: string }
  | { status: 'conflict'; stored: EditItem };

export interface Editing {
  status: 'ready';
  about: About;
  /** What the form was made from; null for something new. */
  base: EditItem | null;
  /** What the form was before anything was typed. */
  start: Form;
  form: Form;
  /** Of something new: made once, so that it is made once. */
  key: string;
  saving: Saving;
  /** What the last attempt to save found wrong, as far as nothing of it was touched since. */
  problems: Problem[];
  /** Whether an attempt to save has failed: from then on fields say at once what is wrong. */
  judged: boolean;
  /** Whether what is shown was typed before the page was loaded. */
  restored: boolean;
}

export type EditorState =
  | { status: 'closed' }
  | { status: 'loading'; about: About }
  | { status: 'missing'; about: About }
  | { status: 'failed'; about: About; message: string }
  | Editing;

const initialState = { status: 'closed' } as EditorState;

/** What is kept of an editor for a reload. */
export type KeptDraft = Pick<Editing, 'base' | 'form' | 'key'> & {
  /** Made as a copy, and nothing typed since. */
  copied?: true;
};

const begin = (about: About, base: EditItem | null, form: Form, key: string): Editing => ({
  ...{ status: 'ready', about, base, form, key, start: base ? formOf(base) : EMPTY_FORMS[about.kind] },
  ...{ saving: { status: 'idle' }, problems: [], judged: false, restored: false },
});

/** Something new is something that is there from its first save on. */
const aboutOf = ({ about }: Editing, stored: EditItem): About => ({ ...about, id: versionOf(stored).id });

const slice = createSlice({
  name: 'admin/editor',
  initialState,
  reducers: {
    /** What was just made and has its own address now stays as it is. */
    editorOpened: (state, { payload: about }: PayloadAction<About>): EditorState =>
      state.status === 'ready' && sameForm(state.about, about) ? state : { status: 'loading', about },
    editorClosed: (): EditorState => ({ status: 'closed' }),
    editorNotFound: (_state, { payload: about }: PayloadAction<About>): EditorState => ({
      status: 'missing',
      about,
    }),
    editorFailed: (_state, { payload }: PayloadAction<{ about: About; message: string }>): EditorState => ({
      ...{ status: 'failed', ...payload },
    }),
    editorLoaded(
      _state,
      {
        payload: { about, base, form, key },
      }: PayloadAction<{ about: About; base: EditItem | null; form?: Form; key: string }>,
    ): EditorState {
      const start = base ? formOf(base) : EMPTY_FORMS[about.kind];
      return begin(about, base, form ?? start, key);
    },
    /** What was typed before a reload; `now` is what is stored by now. */
    draftRestored(
      _state,
      {
        payload: { about, kept, now },
      }: PayloadAction<{ about: About; kept: KeptDraft; now: EditItem | null }>,
    ): EditorState {
      const editing = { ...begin(about, kept.base, kept.form, kept.key), restored: !kept.copied };
      // Saved after all, and only its answer was lost.
      if (now && sameForm(formOf(now), kept.form)) return begin(about, now, formOf(now), kept.key);
      const moved =
        now !== null && kept.base !== null && versionOf(now).updatedAt !== versionOf(kept.base).updatedAt;
      // Units come and go without a new version: those of now count.
      if (now && !moved) return { ...editing, base: now, start: formOf(now), form: mergeUnits(editing, now) };
      return moved ? { ...editing, saving: { status: 'conflict', stored: now } } : editing;
    },
    formChanged(state, { payload: change }: PayloadAction<FormChange>) {
      if (state.status !== 'ready' || state.saving.status === 'saving') return;
      Object.assign(state.form, change);
      const touched = Object.keys(change).map((field) => (field.startsWith('net') ? 'netQuantity' : field));
      state.problems = state.problems.filter(({ field }) => !touched.includes(field.split('.')[0] ?? ''));
      if (state.saving.status === 'failed') state.saving = { status: 'idle' };
    },
    /** One that was taken away comes back to its place, unless another form is open by now. */
    pictureRestored(
      state,
      { payload: { about, at, picture } }: PayloadAction<{ about: About; at: number; picture: PictureForm }>,
    ) {
      if (state.status !== 'ready' || state.saving.status === 'saving' || !isShelfForm(state.form)) return;
      const { images } = state.form;
      const back = sameForm(state.about, about) && images.every(({ src }) => src !== picture.src);
      if (back && images.length < LIMITS.images) images.splice(at, 0, picture);
    },
    changesDiscarded(state) {
      if (state.status !== 'ready') return;
      state.form = state.start;
      state.problems = [];
      state.judged = false;
      state.restored = false;
      state.saving = { status: 'idle' };
    },
    /** `publish` puts it on sale with this save. */
    saveRequested: (_state, _action: PayloadAction<{ publish: boolean }>) => undefined,
    /** The form is in order, and on its way. */
    saveStarted(state) {
      if (state.status !== 'ready') return;
      state.saving = { status: 'saving' };
      state.problems = [];
    },
    saveRefused(state, { payload }: PayloadAction<{ message: string; problems: Problem[] }>) {
      if (state.status !== 'ready') return;
      state.saving = { status: 'failed', message: payload.message };
      state.problems = payload.problems;
      state.judged ||= payload.problems.length > 0;
    },
    saveConflicted(state, { payload: stored }: PayloadAction<EditItem>) {
      if (state.status === 'ready') state.saving = { status: 'conflict', stored };
    },
    saved(state, { payload: stored }: PayloadAction<EditItem>): EditorState {
      if (state.status !== 'ready') return state;
      return begin(aboutOf(state, stored), stored, formOf(stored), state.key);
    },
    /** What was typed goes upon what is stored now, or gives way to it. */
    conflictSettled(state, { payload: keep }: PayloadAction<'mine' | 'theirs'>): EditorState {
      if (state.status !== 'ready' || state.saving.status !== 'conflict') return state;
      const { stored } = state.saving;
      const theirs = formOf(stored);
      const form = keep === 'mine' ? merged(state.start, state.form, theirs) : theirs;
      return begin(aboutOf(state, stored), stored, form, state.key);
    },
  },
});

/** A form that was kept, with the units of now where none were typed. */
const mergeUnits = ({ start, form }: Editing, now: EditItem): Form => merged(start, form, formOf(now));

export const editorActions = slice.actions;
export const {
  editorOpened,
  editorClosed,
  formChanged,
  pictureRestored,
  changesDiscarded,
  saveRequested,
  conflictSettled,
} = slice.actions;
export const editorReducer = slice.reducer;

export const selectEditor = (state: AdminRoot) => state.admin.editor;
/** Whether something was typed that is not saved. */
export const isDirty = ({ form, start }: Pick<Editing, 'form' | 'start'>) => !sameForm(form, start);
/** Where what is typed is kept. */
export const draftName = ({ kind, id }: About) => `${kind}/${id ?? 'new'}`;
