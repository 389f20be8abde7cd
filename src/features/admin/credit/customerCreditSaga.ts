import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, spawn, take } from 'typed-redux-saga';
import { valueOf } from '@/lib/remote';
import { safely } from '@/lib/safely';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import type { CreditAdmin } from '@/services/admin/people/createCreditAdmin';
import { lostAnswerShown } from '../openOrder';
import { aboutOther, callMessage, newKey } from '../shared';
import {
  creditActions,
  hasEntry,
  selectCustomerCredit,
  selectEntryId,
  type SentAct,
} from './customerCreditSlice';

/** Loads a customer's store credit, and sends the team's changes. */
export function* customerCreditSaga({ random }: Pick<Services, 'random'>, api: CreditAdmin) {
  function* load({ payload: uid }: ReturnType<typeof creditActions.creditRequested>) {
    const answer = yield* call(api.read, uid);
    if (answer.ok) yield* put(creditActions.creditLoaded({ uid, credit: answer.value.credit }));
    else yield* put(creditActions.creditFailed(callMessage(answer.error)));
  }

  /** The id of the movement: that of an earlier request that may have been done, or a new one. */
  function* entryIdFor(sent: SentAct) {
    const storedId = yield* select(selectEntryId, sent);
    if (storedId) return storedId;
    const { uid, act } = sent;
    const entryId = newKey(random);
    yield* put(creditActions.entryNamed({ uid, act, entryId }));
    return entryId;
  }

  function* seenBalance(uid: string) {
    const { uid: shown, credit } = yield* select(selectCustomerCredit);
    return shown === uid ? valueOf(credit)?.balance : undefined;
  }

  function* send({ uid, act, amount, note }: SentAct, entryId: string) {
    const seen = yield* call(seenBalance, uid);
    switch (act) {
      case 'give':
        return yield* call(api.give, uid, { entryId, amount, note, seen });
      case 'takeBack':
        return yield* call(api.takeBack, uid, { entryId, amount, note, seen });
      case 'freeze':
        return yield* call(api.freeze, uid, { frozen: true, reason: note });
      case 'free':
        return yield* call(api.freeze, uid, { frozen: false, reason: note });
    }
  }

  /**
   * Reads the credit again after a failed act, unless another is sent meanwhile. A movement whose answer was lost may be
   * there; then its failure goes.
   */
  const reload = safely(function* reload({ uid, name }: SentAct, entryId: string, isAnswered: boolean) {
    const isNext = (action: Action) => creditActions.actRequested.match(action) && action.payload.uid === uid;
    const { answer } = yield* race({ answer: call(api.read, uid), next: take(isNext) });
    if (!answer?.ok) return;
    const { credit } = answer.value;
    yield* put(creditActions.creditLoaded({ uid, credit }));
    if (isAnswered || !hasEntry(credit, entryId)) return;
    yield* put(creditActions.actFinished(uid));
    const { uid: shown } = yield* select(selectCustomerCredit);
    yield* put(lostAnswerShown(`credit ${uid}`, shown === uid ? '' : name));
  });

  function* change({ payload: sent }: ReturnType<typeof creditActions.actRequested>) {
    const { uid, act } = sent;
    const entryId = yield* call(entryIdFor, sent);
    const answer = yield* send(sent, entryId);
    const { uid: shown, sending } = yield* select(selectCustomerCredit);
    const text = answer.ok ? answer.value.message : callMessage(answer.error);
    if (answer.ok) {
      yield* put(creditActions.creditLoaded({ uid, credit: answer.value.credit }));
      yield* put(creditActions.actFinished(uid));
    } else {
      yield* put(creditActions.actRefused({ uid, message: text }));
      const { error } = answer;
      if (error.kind === 'refused' && error.code === 'other')
        yield* put(creditActions.entryDropped({ uid, act }));
      // Spawned, so that the next act does not wait for it.
      yield* spawn(reload, sent, entryId, error.kind === 'refused');
      // Its dialog shows it.
      if (sending[uid]?.hasDialog) return;
    }
    const named = shown === uid ? text : aboutOther(sent.name, text);
    yield* put(toastShown({ text: named, topic: `credit ${uid}`, tone: answer.ok ? 'success' : 'error' }));
  }

  yield* takeLatest(creditActions.creditRequested, load);
  yield* takeLeadingBy(creditActions.actRequested, ({ uid }) => uid, change);
}
