import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { adminItemPath } from '@/app/router/paths';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest } from '@/lib/watch';
import type {
  PlacedKind,
  ScheduledAdmin,
  ScheduledEntry,
  ScheduledKind,
} from '@/services/admin/catalogue/createScheduledAdmin';
import type { SaveFailure } from '@/services/admin/itemAnswers';
import type { Services } from '@/services';
import { callFromScreen, callMessage, kindWords } from '../shared';
import {
  deleteRequested,
  itemMoved,
  listRequested,
  scheduledActions,
  restoreRequested,
  selectScheduled,
  switchRequested,
} from './scheduledSlice';
import { scheduledTexts } from './messages';

/** Debounce in milliseconds before a new order is saved, so that repeated key presses send it once. */
const REST_MS = 600;
/** Milliseconds in which a deletion can be undone from its toast. */
const UNDO_MS = 12_000;

/** An item's newest toast replaces the one before. */
const topicOf = (id: string) => `scheduled ${id}`;

const isChangeOf = (kind: ScheduledKind) => (action: unknown) =>
  (scheduledActions.itemChanged.match(action) || scheduledActions.itemRemoved.match(action)) &&
  action.payload.kind === kind;
const isMoveOf = (kind: ScheduledKind) => (action: unknown) =>
  itemMoved.match(action) && action.payload.kind === kind;

/** Loads the lists of offers, banners and highlights, and runs the actions on them. */
export function* scheduledSaga(services: Services, api: ScheduledAdmin) {
  function* load({ payload: kind }: ReturnType<typeof listRequested>) {
    const { answer, changed } = yield* race({
      answer: call(api.list, kind),
      changed: take(isChangeOf(kind)),
      // Its own answer is the list.
      moved: take(isMoveOf(kind)),
    });
    // The answer may be from before the change.
    if (changed) yield* put(listRequested(kind));
    if (!answer) return;
    if (answer.ok) yield* put(scheduledActions.listLoaded({ kind, items: answer.value }));
    else yield* put(scheduledActions.listFailed({ kind, message: callMessage(answer.error) }));
  }

  /** Says why an item was not switched or deleted. After a conflict its place shows the stored item. */
  function* reasonFor(error: SaveFailure<ScheduledEntry>) {
    if (error.kind === 'not_valid') return error.message;
    if (error.kind !== 'conflict') return callMessage(error);
    yield* put(scheduledActions.itemChanged(error.stored));
    return scheduledTexts.changedByOther;
  }

  function* turn({ payload }: ReturnType<typeof switchRequested>) {
    const { kind, id, name, version, enabled } = payload;
    const topic = topicOf(id);
    const answer = yield* call(api.turn, kind, id, { enabled, version });
    yield* put(scheduledActions.settled({ kind, id }));
    if (answer.ok) {
      yield* put(scheduledActions.itemChanged(answer.value));
      yield* put(toastShown({ text: scheduledTexts.turned(name, enabled), topic, tone: 'success' }));
      return;
    }
    const { error } = answer;
    // The item was deleted meanwhile, so the list is out of date.
    if (error.kind === 'refused') yield* put(listRequested(kind));
    const reason = yield* reasonFor(error);
    yield* put(toastShown({ text: scheduledTexts.notTurned(name, reason), topic, tone: 'error' }));
  }

  function* remove({ payload }: ReturnType<typeof deleteRequested>) {
    const { leave = false, version, ...which } = payload;
    const { kind, id, name } = which;
    const topic = topicOf(id);
    const { answer, isLeft } = yield* callFromScreen(adminItemPath(kind, id), () =>
      api.remove(kind, id, version),
    );
    yield* put(scheduledActions.settled({ kind, id }));
    if (!answer.ok) {
      const text = scheduledTexts.notDeleted(name, yield* reasonFor(answer.error));
      yield* put(toastShown({ text, topic, tone: 'error' }));
      return;
    }
    yield* put(scheduledActions.itemRemoved({ kind, id }));
    if (leave && !isLeft) services.navigation.go(kindWords[kind].list);
    const undo = { actionLabel: scheduledTexts.undo, action: restoreRequested(which), durationMs: UNDO_MS };
    yield* put(
      toastShown({ text: scheduledTexts.deleted(name), topic, screen: kindWords[kind].list, ...undo }),
    );
  }

  function* restore({ payload: { kind, id, name } }: ReturnType<typeof restoreRequested>) {
    const topic = topicOf(id);
    const answer = yield* call(api.restore, kind, id);
    if (answer.ok) {
      yield* put(toastShown({ text: scheduledTexts.restored(name), topic, tone: 'success' }));
      yield* put(listRequested(kind));
      return;
    }
    const { error } = answer;
    const reason = error.kind === 'network' || error.kind === 'refused' ? callMessage(error) : '';
    yield* put(toastShown({ text: scheduledTexts.notRestored(name, reason), topic, tone: 'error' }));
  }

  function* arrange(kind: PlacedKind) {
    yield* delay(REST_MS);
    const { items } = yield* select(selectScheduled(kind));
    if (items.status !== 'ready') return;
    const ids = items.value.map(({ stored }) => stored.id);
    const answer = yield* call(api.arrange, kind, ids);
    if (answer.ok) {
      yield* put(scheduledActions.listLoaded({ kind, items: answer.value }));
      yield* put(toastShown({ text: scheduledTexts.arranged, topic: `order of ${kind}`, tone: 'success' }));
      return;
    }
    const { error } = answer;
    if (error.kind === 'conflict') {
      yield* put(scheduledActions.listLoaded({ kind, items: error.items }));
      yield* put(toastShown({ text: error.message, topic: `order of ${kind}`, tone: 'error' }));
      return;
    }
    yield* put(listRequested(kind));
    yield* put(
      toastShown({
        text: scheduledTexts.notArranged(callMessage(error)),
        topic: `order of ${kind}`,
        tone: 'error',
      }),
    );
  }

  const ofKind = (kind: ScheduledKind) => (action: unknown) =>
    listRequested.match(action) && action.payload === kind;
  for (const kind of ['offers', 'banners', 'highlights'] as const) yield* takeLatest(ofKind(kind), load);
  for (const kind of ['banners', 'highlights'] as const) {
    yield* takeLatest(isMoveOf(kind), () => arrange(kind));
  }
  yield* takeEvery(switchRequested, turn);
  yield* takeEvery(deleteRequested, remove);
  yield* takeEvery(restoreRequested, restore);
}
