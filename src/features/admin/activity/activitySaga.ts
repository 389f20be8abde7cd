import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { ActivityAdmin } from '@/services/admin/createActivityAdmin';
import type { ActivityEntry } from '@/domain/contracts/admin/activity';
import { callMessage } from '../shared';
import {
  activityActions,
  activityRequested,
  olderRequested,
  partsClosed,
  partsRequested,
  selectActivity,
  undoClosed,
  undoOpened,
  undoRequested,
} from './activitySlice';
import { messages } from './messages';

/** Finds the actions after which the parts of a bulk act are not shown any more. */
const isLeaving = (run: string) => (action: Action) =>
  activityRequested.match(action) || (partsClosed.match(action) && action.payload === run);

/** Loads the audit log page by page, expands bulk acts, and undoes entries. */
export function* activitySaga(api: ActivityAdmin) {
  function* load(action: ReturnType<typeof activityRequested> | ReturnType<typeof olderRequested>) {
    const { filters, page } = yield* select(selectActivity);
    const older = olderRequested.match(action);
    const after = older && page.status === 'ready' ? page.value.next : '';
    const answer = yield* call(api.page, { ...filters, after });
    if (answer.ok) {
      const { olderLoaded, activityLoaded } = activityActions;
      return yield* put(older ? olderLoaded(answer.value) : activityLoaded(answer.value));
    }
    const message = callMessage(answer.error);
    if (!older) return yield* put(activityActions.activityFailed(message));
    yield* put(activityActions.olderFailed());
    return yield* put(toastShown({ text: message, topic: 'activity', tone: 'error' }));
  }

  function* openParts({ payload: run }: ReturnType<typeof partsRequested>) {
    const known = (yield* select(selectActivity)).parts[run];
    const after = known?.status === 'ready' ? known.value.next : '';
    const { answer } = yield* race({ answer: call(api.page, { run, after }), left: take(isLeaving(run)) });
    if (!answer) return;
    if (answer.ok) yield* put(activityActions.partsLoaded({ run, page: answer.value }));
    else yield* put(activityActions.partsFailed({ run, message: callMessage(answer.error) }));
  }

  function* preview() {
    const { undo } = yield* select(selectActivity);
    if (!undo) return;
    const { id } = undo.entry;
    const answer = yield* call(api.preview, id);
    if (answer.ok) yield* put(activityActions.undoPreviewed({ id, found: answer.value }));
    else yield* put(activityActions.previewFailed({ id, message: callMessage(answer.error) }));
  }

  /** Undoes one part. A lost answer ends the run; a resumed run does not repeat finished parts. */
  function* takeBackPart(id: string, part: ActivityEntry) {
    const answer = yield* call(api.undo, part.id, true);
    if (answer.ok) return yield* put(activityActions.partHandled(null));
    if (answer.error.kind === 'network')
      return yield* put(activityActions.undoFailed({ id, message: messages.undo.stopped }));
    const why = callMessage(answer.error);
    const seen = answer.error.kind === 'refused' && answer.error.status === 409;
    const preview = seen ? yield* call(api.preview, part.id) : null;
    const undo = preview?.ok ? preview.value.undo : null;
    const differences = undo?.kind === 'changed' ? undo.differences : [];
    return yield* put(activityActions.partHandled({ part, why, differences }));
  }

  function* takeBackParts(id: string, run: string) {
    let after = '';
    do {
      const page = yield* call(api.page, { run, after });
      if (!page.ok) return yield* put(activityActions.undoFailed({ id, message: callMessage(page.error) }));
      for (const part of page.value.entries) {
        yield* call(takeBackPart, id, part);
        if ((yield* select(selectActivity)).undo?.sending.status === 'failed') return undefined;
      }
      after = page.value.next;
    } while (after);
    return yield* put(activityActions.partsHandled());
  }

  /** Closing the dialog stops after the running part. */
  function* takeBackRun({ id, run = '' }: ActivityEntry) {
    yield* race({ done: call(takeBackParts, id, run), left: take(undoClosed) });
    const { undo, filters } = yield* select(selectActivity);
    // The list below shows the finished parts; the dialog keeps the failed ones.
    if (!undo || undo.parts) yield* put(activityRequested(filters));
  }

  function* takeBack() {
    const { undo } = yield* select(selectActivity);
    if (!undo) return;
    if (undo.preview.status === 'ready' && undo.preview.value.undo.kind === 'parts') {
      return yield* call(takeBackRun, undo.entry);
    }
    const { id } = undo.entry;
    const answer = yield* call(api.undo, id);
    const { undo: open, filters } = yield* select(selectActivity);
    if (answer.ok) {
      const { message: text, isDone } = answer.value;
      yield* put(activityActions.undoAnswered(id));
      yield* put(toastShown({ text, topic: `undo ${id}`, tone: isDone ? 'success' : 'error' }));
      yield* put(activityRequested(filters));
      return;
    }
    const message = callMessage(answer.error);
    yield* put(activityActions.undoFailed({ id, message }));
    if (open?.entry.id !== id) yield* put(toastShown({ text: message, topic: `undo ${id}`, tone: 'error' }));
    // Somebody changed it meanwhile: the dialog shows their changes.
    else if (answer.error.kind === 'refused' && answer.error.status === 409) yield* call(preview);
  }

  // A new filter cancels the loading of older pages for the last one.
  yield* takeLatest([activityRequested, olderRequested], load);
  yield* takeLeadingBy(partsRequested, (run) => run, openParts);
  yield* takeLatest(undoOpened, preview);
  yield* takeLeadingBy(undoRequested, (id) => id, takeBack);
}
