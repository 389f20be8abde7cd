import { call, put, select, takeLatest } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import type { CreditAdmin } from '@/services/admin/people/createCreditAdmin';
import { aboutOther, callMessage } from '../shared';
import { creditActions, selectCustomerCredit, type SentAct } from './customerCreditSlice';

/** Loads a customer's store credit, and sends the team's changes. */
export function* customerCreditSaga(api: CreditAdmin) {
  function* load({ payload: uid }: ReturnType<typeof creditActions.creditRequested>) {
    const answer = yield* call(api.read, uid);
    if (answer.ok) yield* put(creditActions.creditLoaded({ uid, credit: answer.value.credit }));
    else yield* put(creditActions.creditFailed(callMessage(answer.error)));
  }

  function send({ uid, act, entryId, amount, note }: SentAct) {
    switch (act) {
      case 'give':
        return call(api.give, uid, { entryId, amount, note });
      case 'takeBack':
        return call(api.takeBack, uid, { entryId, amount, note });
      case 'freeze':
        return call(api.freeze, uid, { frozen: true, reason: note });
      case 'free':
        return call(api.freeze, uid, { frozen: false, reason: note });
    }
  }

  function* change({ payload: sent }: ReturnType<typeof creditActions.actRequested>) {
    const { uid } = sent;
    const answer = yield* send(sent);
    const { uid: shown, acting } = yield* select(selectCustomerCredit);
    const text = answer.ok ? answer.value.message : callMessage(answer.error);
    if (answer.ok) {
      yield* put(creditActions.creditLoaded({ uid, credit: answer.value.credit }));
      yield* put(creditActions.actFinished(uid));
    } else {
      yield* put(creditActions.actRefused({ uid, problem: text }));
      // Its dialog shows it.
      if (acting[uid]?.hasDialog) return;
    }
    const named = shown === uid ? text : aboutOther(sent.name, text);
    yield* put(toastShown({ text: named, topic: `credit ${uid}`, tone: answer.ok ? 'success' : 'error' }));
  }

  yield* takeLatest(creditActions.creditRequested, safely(load));
  yield* takeLeadingBy(creditActions.actRequested, ({ uid }) => uid, safely(change));
}
