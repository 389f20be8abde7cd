import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { CreditAdmin } from '@/services/admin/people/createCreditAdmin';
import { callMessage } from '../shared';
import { creditActions, selectCustomerCredit, type SentAct } from './customerCreditSlice';

/** Loads a customer's store credit, and sends the team's changes. */
export function* customerCreditSaga(api: CreditAdmin) {
  function* load({ payload: uid }: ReturnType<typeof creditActions.creditRequested>) {
    const answer = yield* call(api.read, uid);
    if (answer.ok) yield* put(creditActions.creditLoaded({ uid, credit: answer.value.credit }));
    else yield* put(creditActions.creditFailed(callMessage(answer.error)));
  }

  function send(uid: string, { act, entryId, amount, note }: SentAct) {
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
    const { uid } = yield* select(selectCustomerCredit);
    const answer = yield* send(uid, sent);
    if (!answer.ok) return yield* put(creditActions.actRefused(callMessage(answer.error)));
    const { credit, message: text } = answer.value;
    yield* put(creditActions.creditLoaded({ uid, credit }));
    yield* put(creditActions.dialogClosed());
    return yield* put(toastShown({ text, topic: 'customer', tone: 'success' }));
  }

  yield* takeLatest(creditActions.creditRequested, safely(load));
  yield* takeLeading(creditActions.actRequested, safely(change));
}
