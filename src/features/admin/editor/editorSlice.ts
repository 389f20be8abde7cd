import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { failed, idle } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';
import { pictureRestored } from '../catalogue';
import { scheduledActions } from '../scheduled';
import type { EditTarget } from '../fields';
import { sameForm } from './conflict/differences';
import { keepMine } from './conflict/keepMine';
import { formOf, versionOf } from './formDrafts';
import { EMPTY_FORMS, isCatalogueForm, type EditItem, type Form, type FormChange } from './forms';

export interface Editing {
  status: 'ready';
  target: EditTarget;
  /** The stored item behind the form; null for a new one. */
  base: EditItem | null;
  /** The form before anything was typed. */
  start: Form;
  form: Form;
  /** The idempotency key that creates a new item only once. */
  key: string;
  sending: Sending | { status: 'conflict'; stored: EditItem };
  /** The problems of the last attempt to save, without fields changed since. */
  problems: FieldProblem[];
  /** Whether an attempt to save has failed: from then on fields show their problems at once. */
  isChecked: boolean;
  /** Whether the form was restored after a reload. */
  restored: boolean;
}

export type EditorState =
  | { status: 'closed' }
  | { status: 'loading'; target: EditTarget }
  | { status: 'missing'; target: EditTarget }
  | { status: 'failed'; target: EditTarget; message: string }
  | Editing;

const initialState = { status: 'closed' } as EditorState;

/** The draft of an editor that the browser stores for a reload. */
export type SavedDraft = Pick<Editing, 'base' | 'form' | 'key'> & {
  /** Whether the form is an unchanged copy. */
  copied?: true;
};

const begin = (target: EditTarget, base: EditItem | null, form: Form, key: string): Editing => ({
  status: 'ready',
  target,
  base,
  form,
  key,
  start: base ? formOf(base) : EMPTY_FORMS[target.kind],
  sending: idle,
  problems: [],
  isChecked: false,
  restored: false,
});

/** A new item has an id after its first save. */
const targetOf = ({ target }: Editing, stored: EditItem): EditTarget => ({
  ...target,
  id: versionOf(stored).id,
});

const slice = createSlice({
  name: 'admin/editor',
  initialState,
  reducers: {
    /** The first save changes the address to that of the new item, which is open already. */
    editorOpened: (state, { payload: target }: PayloadAction<EditTarget>): EditorState =>
      state.status === 'ready' && sameForm(state.target, target) ? state : { status: 'loading', target },
    editorClosed: (): EditorState => ({ status: 'closed' }),
    editorNotFound: (_state, { payload: target }: PayloadAction<EditTarget>): EditorState => ({
      status: 'missing',
      target,
    }),
    editorFailed: (
      _state,
      { payload }: PayloadAction<{ target: EditTarget; message: string }>,
    ): EditorState => ({
      status: 'failed',
      ...payload,
    }),
    editorLoaded(
      _state,
      {
        payload: { target, base, form, key },
      }: PayloadAction<{ target: EditTarget; base: EditItem | null; form?: Form; key: string }>,
    ): EditorState {
      const start = base ? formOf(base) : EMPTY_FORMS[target.kind];
      return begin(target, base, form ?? start, key);
    },
    /** Restores the draft after a reload; `now` is the current stored item. */
    draftRestored(
      _state,
      {
        payload: { target, draft, now },
      }: PayloadAction<{ target: EditTarget; draft: SavedDraft; now: EditItem | null }>,
    ): EditorState {
      const editing = { ...begin(target, draft.base, draft.form, draft.key), restored: !draft.copied };
      // The draft was saved, and only the answer was lost.
      if (now && sameForm(formOf(now), draft.form)) return begin(target, now, formOf(now), draft.key);
      const moved =
        now !== null && draft.base !== null && versionOf(now).updatedAt !== versionOf(draft.base).updatedAt;
      // Orders change the stock without a new version, so the form takes the current stock.
      if (now && !moved) return { ...editing, base: now, start: formOf(now), form: keepMine(editing, now) };
      return moved ? { ...editing, sending: { status: 'conflict', stored: now } } : editing;
    },
    formChanged(state, { payload: change }: PayloadAction<FormChange>) {
      if (state.status !== 'ready' || state.sending.status === 'sending') return;
      Object.assign(state.form, change);
      const touched = Object.keys(change).map((field) => (field.startsWith('net') ? 'netQuantity' : field));
      state.problems = state.problems.filter(({ field }) => !touched.includes(field.split('.')[0] ?? ''));
      if (state.sending.status === 'failed') state.sending = idle;
    },
    changesDiscarded(state) {
      if (state.status !== 'ready') return;
      state.form = state.start;
      state.problems = [];
      state.isChecked = false;
      state.restored = false;
      state.sending = idle;
    },
    /** `publish` puts it on sale with this save. */
    saveRequested: (_state, _action: PayloadAction<{ publish: boolean }>) => undefined,
    /** The form has no problems and is being sent. */
    saveStarted(state) {
      if (state.status !== 'ready') return;
      state.sending = sending;
      state.problems = [];
    },
    saveRefused(state, { payload }: PayloadAction<{ message: string; problems: FieldProblem[] }>) {
      if (state.status !== 'ready') return;
      state.sending = failed(payload.message);
      state.problems = payload.problems;
      state.isChecked ||= payload.problems.length > 0;
    },
    saveConflicted(state, { payload: stored }: PayloadAction<EditItem>) {
      if (state.status === 'ready') state.sending = { status: 'conflict', stored };
    },
    saved(state, { payload: stored }: PayloadAction<EditItem>): EditorState {
      if (state.status !== 'ready') return state;
      return begin(targetOf(state, stored), stored, formOf(stored), state.key);
    },
    /** Merges what was typed into what is stored now, or discards it. */
    conflictSettled(state, { payload: keep }: PayloadAction<'mine' | 'theirs'>): EditorState {
      if (state.status !== 'ready' || state.sending.status !== 'conflict') return state;
      const { stored } = state.sending;
      const form = keep === 'mine' ? keepMine(state, stored) : formOf(stored);
      return begin(targetOf(state, stored), stored, form, state.key);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pictureRestored, (state, { payload: { target, at, picture } }) => {
        if (state.status !== 'ready' || state.sending.status === 'sending' || !isCatalogueForm(state.form))
          return;
        const { images } = state.form;
        const isMissing = images.every(({ src }) => src !== picture.src);
        if (sameForm(state.target, target) && isMissing && images.length < LIMITS.images)
          images.splice(at, 0, picture);
      })
      // A delete found another version stored: the form shows it, unless the admin began to type.
      .addCase(scheduledActions.itemChanged, (state, { payload: item }): EditorState => {
        if (state.status !== 'ready' || isDirty(state)) return state;
        const { kind, id } = state.target;
        return kind === item.kind && id === item.stored.id
          ? begin(state.target, item, formOf(item), state.key)
          : state;
      }),
});

export const editorActions = slice.actions;
export const { editorOpened, editorClosed, formChanged, changesDiscarded, saveRequested, conflictSettled } =
  slice.actions;
export const editorReducer = slice.reducer;

export interface EditorRoot {
  admin: { editor: EditorState };
}
export const selectEditor = ({ admin }: EditorRoot): EditorState => admin.editor;

/** Whether the form has unsaved changes. */
export const isDirty = ({ form, start }: Pick<Editing, 'form' | 'start'>) => !sameForm(form, start);
