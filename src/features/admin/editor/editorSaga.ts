import { call, put, race, select, take } from 'typed-redux-saga';
import { adminItemPath } from '@/app/router/paths';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { signedOut } from '@/features/auth';
import { confirmRequested } from '@/features/notifications';
import { toastShown, type ToastTone } from '@/lib/toast';
import { takeEvery, takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import type { SaveFailure } from '@/services/admin/itemAnswers';
import { pictureRestored } from '../catalogue';
import { draftName, type EditTarget } from '../fields';
import { isUnderWay, selectUploads } from '../pictures';
import { aboutOther, callMessage, kindWords, newKey } from '../shared';
import { copyConfirmed, copyRequested } from './copyActions';
import { sameForm } from './conflict/differences';
import type { EditorApi } from './editorApi';
import {
  changesDiscarded,
  conflictSettled,
  editorActions,
  editorClosed,
  editorOpened,
  formChanged,
  isDirty,
  saveRequested,
  selectEditor,
  type Editing,
  type SavedDraft,
} from './editorSlice';
import { draftOf, formOf, nameOf, problemsOf, seenOf, versionOf } from './formDrafts';
import { isCatalogueForm, isForm, type EditItem, type Form } from './forms';
import { messages } from './messages';
import { failureMessage, notValidMessage, savedMessage } from './saveMessages';

/** Whether uploads to a place belong to this form or to a part of it. */
const isPartOf = (place: string, form: string) => place === form || place.startsWith(`${form}/`);

/** Loads the edited item, stores its draft in the browser, and saves it. */
export function* editorSaga(services: Services, api: EditorApi) {
  const { adminDrafts } = services.storage;

  function savedDraftOf(target: EditTarget): SavedDraft | null {
    const draft = adminDrafts.read(draftName(target)) as SavedDraft | null;
    return isForm(target.kind, draft?.form) ? draft : null;
  }

  function* open({ payload: target }: ReturnType<typeof editorOpened>) {
    if ((yield* select(selectEditor)).status === 'ready') return;
    const draft = savedDraftOf(target);
    if (target.id === null) {
      const key = newKey(services.random);
      if (draft) yield* put(editorActions.draftRestored({ target, draft, now: null }));
      else yield* put(editorActions.editorLoaded({ target, base: null, key }));
      return;
    }
    const { answer } = yield* race({
      answer: call(api.one, target.kind, target.id),
      closed: take(editorClosed),
    });
    if (!answer) return;
    if (!answer.ok) yield* put(editorActions.editorFailed({ target, message: callMessage(answer.error) }));
    else if (answer.value === null) yield* put(editorActions.editorNotFound(target));
    else if (draft?.base) yield* put(editorActions.draftRestored({ target, draft, now: answer.value }));
    else yield* put(editorActions.editorLoaded({ target, base: answer.value, key: '' }));
  }

  /** Stores the draft; does nothing if the editor was closed meanwhile. */
  function* storeDraft() {
    const editor = yield* select(selectEditor);
    if (editor.status !== 'ready') return;
    const { target, base, form, key } = editor;
    if (isDirty(editor)) adminDrafts.write(draftName(target), { base, form, key } satisfies SavedDraft);
    else adminDrafts.remove(draftName(target));
  }

  /** Whether the editor still shows what was sent, rather than another item. */
  function* isShown({ target, form }: Editing) {
    const editor = yield* select(selectEditor);
    return editor.status === 'ready' && sameForm(editor.target, target) && sameForm(editor.form, form);
  }

  /** The outcome of a save that ends after its item was left. */
  const aboutLeft = ({ target, form }: Editing, text: string, tone: ToastTone) =>
    toastShown({ text: aboutOther(nameOf(form), text), topic: `editor ${draftName(target)}`, tone });

  function* finish(before: Editing, stored: EditItem) {
    const text = savedMessage(before.form, stored, before.start);
    const shown = yield* call(isShown, before);
    // Once it was left, a newer draft may have taken the place of what was saved.
    if (shown || sameForm(savedDraftOf(before.target)?.form, before.form))
      adminDrafts.remove(draftName(before.target));
    if (!shown) return yield* put(aboutLeft(before, text, 'success'));
    yield* put(editorActions.saved(stored));
    // A new item has its own address from now on.
    const screen = adminItemPath(before.target.kind, versionOf(stored).id);
    yield* put(toastShown({ text, topic: 'editor', screen, tone: 'success' }));
    if (before.target.id === null) services.navigation.go(screen);
    return undefined;
  }

  function* refuse(message: string, problems: FieldProblem[] = []) {
    yield* put(editorActions.saveRefused({ message, problems }));
  }

  function* fail(editing: Editing, failure: SaveFailure<EditItem>) {
    // The previous save worked, and only its answer was lost.
    if (failure.kind === 'conflict' && sameForm(formOf(failure.stored), editing.form))
      return yield* call(finish, editing, failure.stored);
    if (!(yield* call(isShown, editing)))
      return yield* put(aboutLeft(editing, failureMessage(failure), 'error'));
    if (failure.kind === 'conflict') return yield* put(editorActions.saveConflicted(failure.stored));
    const problems = failure.kind === 'not_valid' ? failure.problems : [];
    return yield* call(refuse, failureMessage(failure), problems);
  }

  function* send(editing: Editing) {
    const { target, base, form, key } = editing;
    const draft = draftOf(form);
    const answer =
      target.id === null || !base
        ? yield* call(api.create, target.kind, key, draft)
        : yield* call(api.save, target.kind, target.id, {
            draft,
            version: versionOf(base).updatedAt,
            seen: seenOf(base),
          });
    if (answer.ok) yield* call(finish, editing, answer.value);
    else yield* call(fail, editing, answer.error);
  }

  function* save({ payload: { publish } }: ReturnType<typeof saveRequested>) {
    const before = yield* select(selectEditor);
    if (before.status !== 'ready' || ['sending', 'conflict'].includes(before.sending.status)) return;
    const place = draftName(before.target);
    const uploading = (yield* select(selectUploads)).filter(
      (one) => isPartOf(one.place, place) && isUnderWay(one),
    );
    if (uploading.length > 0) return yield* call(refuse, messages.uploading(uploading.length));
    const form: Form =
      publish && isCatalogueForm(before.form) ? { ...before.form, status: 'active' } : before.form;
    const problems = problemsOf(form);
    if (problems.length > 0) return yield* call(refuse, notValidMessage(problems), problems);
    if (publish) yield* put(formChanged({ status: 'active' }));
    const editing: Editing = { ...before, form };
    if (editing.base && !isDirty(editing))
      return yield* put(toastShown({ text: messages.unchanged, topic: 'editor' }));
    yield* put(editorActions.saveStarted());
    yield* race({ done: call(send, editing), left: take(signedOut) });
  }

  /** A copy replaces an unsaved new item, so the colleague confirms first. */
  function* confirmCopy({ payload }: ReturnType<typeof copyRequested>) {
    const onConfirm = copyConfirmed(payload);
    const unsaved = savedDraftOf({ kind: payload.kind, id: null });
    if (!unsaved) return yield* put(onConfirm);
    return yield* put(
      confirmRequested({
        title: messages.replaceTitle,
        text: messages.replaceText(nameOf(unsaved.form) || messages.unnamed),
        confirmLabel: messages.replace,
        cancelLabel: messages.keep,
        danger: true,
        onConfirm,
      }),
    );
  }

  function* copy({ payload: { kind, form } }: ReturnType<typeof copyConfirmed>) {
    const saved: SavedDraft = { base: null, form, key: newKey(services.random), copied: true };
    adminDrafts.write(draftName({ kind, id: null }), saved);
    const screen = kindWords[kind].path;
    services.navigation.go(screen);
    yield* put(toastShown({ text: messages.copied, topic: 'editor', screen }));
  }

  function* settle() {
    yield* call(storeDraft);
    const editor = yield* select(selectEditor);
    if (editor.status !== 'ready') return undefined;
    const text = isDirty(editor) ? messages.keptMine : messages.tookSaved;
    const { kind, id } = editor.target;
    const asNew = { kind, id: null };
    const isNew = editor.key !== '' && savedDraftOf(asNew)?.key === editor.key;
    if (id === null || !isNew) return yield* put(toastShown({ text, topic: 'editor' }));
    // An earlier save has stored it, so it has its own address.
    adminDrafts.remove(draftName(asNew));
    const screen = adminItemPath(kind, id);
    yield* put(toastShown({ text, topic: 'editor', screen }));
    return yield* call(services.navigation.go, screen);
  }

  yield* takeLatest(editorOpened, open);
  yield* takeEvery([formChanged, changesDiscarded, pictureRestored], storeDraft);
  yield* takeEvery(copyRequested, confirmCopy);
  yield* takeEvery(copyConfirmed, copy);
  yield* takeEvery(conflictSettled, settle);
  yield* takeEvery(saveRequested, save);
}
