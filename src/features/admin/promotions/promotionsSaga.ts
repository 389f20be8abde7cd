import { call, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { PlacedKind, PromotionAdmin, PromotionKind } from '@/services/admin/createPromotionAdmin';
import type { Services } from '@/services';
import { kindWords, callMessage } from '../shared';
import {
  deleteRequested,
  itemMoved,
  listRequested,
  promotionsActions,
  restoreRequested,
  selectPromotions,
  switchRequested,
} from './promotionsSlice';
import { promotionTexts } from './texts';

/** Milliseconds of rest after which a new order is saved: whoever moves on by keys sends it once. */
const REST = 600;
/** Milliseconds in which a deletion can be taken back from its popup. */
const UNDO = 12_000;

/** An item's newest outcome replaces the one before. */
const topicOf = (id: string) => `promotion ${id}`;

/** Loads the lists of offers, banners and highlights, and does what is done from them. */
export function* promotionsSaga(services: Services, api: PromotionAdmin) {
  function* load({ payload: kind }: ReturnType<typeof listRequested>) {
    const answer = yield* call(api.list, kind);
    if (answer.ok) yield* put(promotionsActions.listLoaded({ kind, items: answer.value }));
    else yield* put(promotionsActions.listFailed({ kind, message: callMessage(answer.error) }));
  }

  function* turn({ payload: { kind, id, name, enabled } }: ReturnType<typeof switchRequested>) {
    const topic = topicOf(id);
    const answer = yield* call(api.turn, kind, id, enabled);
    yield* put(promotionsActions.settled({ kind, id }));
    if (answer.ok) {
      yield* put(promotionsActions.itemChanged(answer.value));
      yield* put(toastShown({ text: promotionTexts.turned(name, enabled), topic, tone: 'success' }));
      return;
    }
    const { error } = answer;
    // It was changed or deleted meanwhile, and the list is old.
    if (error.kind === 'refused') yield* put(listRequested(kind));
    const why =
      error.kind === 'not_valid' ? error.message : error.kind === 'conflict' ? '' : callMessage(error);
    yield* put(toastShown({ text: promotionTexts.notTurned(name, why), topic, tone: 'error' }));
  }

  function* remove({ payload }: ReturnType<typeof deleteRequested>) {
    const { leave = false, ...which } = payload;
    const { kind, id, name } = which;
    const topic = topicOf(id);
    const answer = yield* call(api.remove, kind, id);
    yield* put(promotionsActions.settled({ kind, id }));
    if (!answer.ok) {
      const text = promotionTexts.notDeleted(name, callMessage(answer.error));
      yield* put(toastShown({ text, topic, tone: 'error' }));
      return;
    }
    yield* put(promotionsActions.itemRemoved({ kind, id }));
    if (leave) services.navigation.go(kindWords[kind].list);
    const undo = { actionLabel: promotionTexts.undo, action: restoreRequested(which), duration: UNDO };
    yield* put(
      toastShown({ text: promotionTexts.deleted(name), topic, screen: kindWords[kind].list, ...undo }),
    );
  }

  function* restore({ payload: { kind, id, name } }: ReturnType<typeof restoreRequested>) {
    const topic = topicOf(id);
    const answer = yield* call(api.restore, kind, id);
    if (answer.ok) {
      yield* put(toastShown({ text: promotionTexts.restored(name), topic, tone: 'success' }));
      yield* put(listRequested(kind));
      return;
    }
    const { error } = answer;
    const why = error.kind === 'network' || error.kind === 'refused' ? callMessage(error) : '';
    yield* put(toastShown({ text: promotionTexts.notRestored(name, why), topic, tone: 'error' }));
  }

  function* arrange(kind: PlacedKind) {
    yield* delay(REST);
    const { items } = yield* select(selectPromotions(kind));
    if (items.status !== 'ready') return;
    const ids = items.value.map(({ stored }) => stored.id);
    const answer = yield* call(api.arrange, kind, ids);
    if (answer.ok) {
      yield* put(promotionsActions.listLoaded({ kind, items: answer.value }));
      yield* put(toastShown({ text: promotionTexts.arranged, topic: `order of ${kind}`, tone: 'success' }));
      return;
    }
    const { error } = answer;
    if (error.kind === 'conflict') {
      yield* put(promotionsActions.listLoaded({ kind, items: error.items }));
      yield* put(toastShown({ text: error.message, topic: `order of ${kind}`, tone: 'error' }));
      return;
    }
    yield* put(listRequested(kind));
    yield* put(
      toastShown({
        text: promotionTexts.notArranged(callMessage(error)),
        topic: `order of ${kind}`,
        tone: 'error',
      }),
    );
  }

  const ofKind = (kind: PromotionKind) => (action: unknown) =>
    listRequested.match(action) && action.payload === kind;
  for (const kind of ['offers', 'banners', 'highlights'] as const)
    yield* takeLatest(ofKind(kind), safely(load));
  const movedIn = (kind: PlacedKind) => (action: unknown) =>
    itemMoved.match(action) && action.payload.kind === kind;
  for (const kind of ['banners', 'highlights'] as const) {
    yield* takeLatest(
      movedIn(kind),
      safely(() => arrange(kind)),
    );
  }
  yield* takeEvery(switchRequested, safely(turn));
  yield* takeEvery(deleteRequested, safely(remove));
  yield* takeEvery(restoreRequested, safely(restore));
}
