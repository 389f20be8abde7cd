import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { adminItemPath } from '@/app/router/paths';
import type { Problem } from '@/domain/catalogue/draft/draft';
import { signedOut } from '@/features/auth';
import { confirmRequested } from '@/features/notifications';
import { toastShown } from '@/lib/toast';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import type { SaveFailure } from '@/services/admin/saveFailure';
import { callMessage } from '../messages';
import { isUnderWay, selectUploads } from '../pictures/uploadsSlice';
import type { EditorApi } from './editorApi';
import { copyMade, copyRequested } from './copies';
import { sameForm } from './differences';
import {
  changesDiscarded,
  conflictSettled,
  draftName,
  editorActions,
  editorClosed,
  editorOpened,
  formChanged,
  isDirty,
  pictureRestored,
  saveRequested,
  selectEditor,
  type Editing,
  type KeptDraft,
} from './editorSlice';
import { draftOf, formOf, seenOf, versionOf } from './formTexts';
import { isForm, isShelfForm, type EditItem, type Form } from './forms';
import { problemsOf } from './judge';
import { pictureTexts } from './pictureTexts';
import { adminTexts, kindWords } from './texts';

/** A key for something new: as good as never given twice. */
const newKey = (random: () => number) =>
  Array.from({ length: 20 }, () => Math.floor(random() * 36).toString(36)).join('');

/** Whether pictures on their way to a place are for this form, or for a part of it. */
const isPartOf = (place: string, form: string) => place === form || place.startsWith(`${form}/`);

const pathOf = ({ kind }: Editing['about'], id: string) => adminItemPath(kind, id);

/** Loads what is edited, keeps what is typed, and saves it. */
export function* editorSaga(services: Services, api: EditorApi) {
  const { adminDrafts } = services.storage;

  function keptOf(about: Editing['about']): KeptDraft | null {
    const kept = adminDrafts.read(draftName(about)) as KeptDraft | null;
    return isForm(about.kind, kept?.form) ? kept : null;
  }

  function* open({ payload: about }: ReturnType<typeof editorOpened>) {
    if ((yield* select(selectEditor)).status === 'ready') return;
    const kept = keptOf(about);
    if (about.id === null) {
      const key = newKey(services.random);
      if (kept) yield* put(editorActions.draftRestored({ about, kept, now: null }));
      else yield* put(editorActions.editorLoaded({ about, base: null, key }));
      return;
    }
    const answer = yield* call(api.one, about.kind, about.id);
    if (!answer.ok) yield* put(editorActions.editorFailed({ about, message: callMessage(answer.error) }));
    else if (answer.value === null) yield* put(editorActions.editorNotFound(about));
    else if (kept?.base) yield* put(editorActions.draftRestored({ about, kept, now: answer.value }));
    else yield* put(editorActions.editorLoaded({ about, base: answer.value, key: '' }));
  }

  /** An editor that was just left has no form to keep any more. */
  function* keep() {
    const editor = yield* select(selectEditor);
    if (editor.status !== 'ready') return;
    const { about, base, form, key } = editor;
    if (isDirty(editor)) adminDrafts.write(draftName(about), { base, form, key } satisfies KeptDraft);
    else adminDrafts.remove(draftName(about));
  }

  function* finish(before: Editing, stored: EditItem) {
    adminDrafts.remove(draftName(before.about));
    yield* put(editorActions.saved(stored));
    // The address of something new is that of what it became.
    const screen = pathOf(before.about, versionOf(stored).id);
    const text = adminTexts.saved(before.form, stored, before.start);
    yield* put(toastShown({ text, topic: 'editor', screen, tone: 'success' }));
    if (before.about.id === null) services.navigation.go(screen);
  }

  function* refuse(message: string, problems: Problem[] = []) {
    yield* put(editorActions.saveRefused({ message, problems }));
  }

  function* fail(editing: Editing, failure: SaveFailure<EditItem>) {
    if (failure.kind === 'not_valid') return yield* call(refuse, failure.message, failure.problems);
    if (failure.kind !== 'conflict') return yield* call(refuse, adminTexts.notSaved(callMessage(failure)));
    const { stored } = failure;
    // An answer that was lost: what is stored is what was typed.
    if (sameForm(formOf(stored), editing.form)) return yield* call(finish, editing, stored);
    return yield* put(editorActions.saveConflicted(stored));
  }

  function* send(editing: Editing) {
    const { about, base, form, key } = editing;
    const draft = draftOf(form);
    const answer =
      about.id === null || !base
        ? yield* call(api.create, about.kind, key, draft)
        : yield* call(api.save, about.kind, about.id, {
            draft,
            version: versionOf(base).updatedAt,
            seen: seenOf(base),
          });
    if (answer.ok) yield* call(finish, editing, answer.value);
    else yield* call(fail, editing, answer.error);
  }

  function* save({ payload: { publish } }: ReturnType<typeof saveRequested>) {
    const before = yield* select(selectEditor);
    if (before.status !== 'ready' || before.saving.status === 'conflict') return;
    const place = draftName(before.about);
    const awaited = (yield* select(selectUploads)).filter(
      (one) => isPartOf(one.place, place) && isUnderWay(one),
    );
    if (awaited.length > 0) return yield* call(refuse, pictureTexts.onTheirWay(awaited.length));
    const form: Form =
      publish && isShelfForm(before.form) ? { ...before.form, status: 'active' } : before.form;
    const problems = problemsOf(form);
    if (problems.length > 0) return yield* call(refuse, adminTexts.notValid(problems), problems);
    if (publish) yield* put(formChanged({ status: 'active' }));
    const editing: Editing = { ...before, form };
    if (editing.base && !isDirty(editing))
      return yield* put(toastShown({ text: adminTexts.unchanged, topic: 'editor' }));
    yield* put(editorActions.saveStarted());
    yield* race({ done: call(send, editing), left: take([editorClosed, signedOut]) });
  }

  /** A copy takes the place of something new that was begun and is not saved: that is asked first. */
  function* askToCopy({ payload }: ReturnType<typeof copyRequested>) {
    const onConfirm = copyMade(payload);
    const begun = keptOf({ kind: payload.kind, id: null });
    yield* put(begun ? confirmRequested({ ...adminTexts.overBegun(begun.form), onConfirm }) : onConfirm);
  }

  function* copy({ payload: { kind, form } }: ReturnType<typeof copyMade>) {
    const kept: KeptDraft = { base: null, form, key: newKey(services.random), copied: true };
    adminDrafts.write(draftName({ kind, id: null }), kept);
    const screen = kindWords[kind].path;
    services.navigation.go(screen);
    yield* put(toastShown({ text: adminTexts.copied, topic: 'editor', screen }));
  }

  function* settle() {
    yield* call(keep);
    const editor = yield* select(selectEditor);
    if (editor.status === 'ready' && !isDirty(editor))
      yield* put(toastShown({ text: adminTexts.theirs, topic: 'editor' }));
  }

  yield* takeLatest(editorOpened, safely(open));
  yield* takeEvery([formChanged, changesDiscarded, pictureRestored], safely(keep));
  yield* takeEvery(copyRequested, safely(askToCopy));
  yield* takeEvery(copyMade, safely(copy));
  yield* takeEvery(conflictSettled, safely(settle));
  yield* takeLeading(saveRequested, safely(save));
}
