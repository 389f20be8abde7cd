import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { CustomerAdmin } from '@/services/admin/people/createCustomerAdmin';
import { callMessage, loadWith } from '../shared';
import { customersFailed, customersLoaded, customersRequested } from './list/customerListSlice';
import { messages } from './messages';
import { customerActions, selectOpenCustomer, type CustomerAct } from './page/openCustomerSlice';

const { customerRequested, customerLoaded, customerFailed, actRequested, actAnswered, actFailed } =
  customerActions;

/** Loads the list and the open customer, and sends the team's changes. */
export function* customersSaga(api: CustomerAdmin) {
  function send(uid: string, act: Exclude<CustomerAct, { kind: 'limits' }>) {
    switch (act.kind) {
      case 'note':
        return call(api.addNote, uid, { noteId: act.noteId, text: act.text });
      case 'removeNote':
        return call(api.removeNote, uid, act.noteId);
      case 'tags':
        return call(api.changeTags, uid, { add: act.add, remove: act.remove });
      case 'cod':
        return call(api.setCod, uid, { blocked: act.blocked, reason: act.reason });
    }
  }

  /** The call answers with the limits of the shop, so the customer is read again. */
  function* setLimits(lifted: boolean) {
    const { uid } = yield* select(selectOpenCustomer);
    const answer = yield* call(api.lift, { uid, lifted, reason: messages.page.liftReason });
    if (!answer.ok) return yield* put(actFailed(callMessage(answer.error)));
    const read = yield* call(api.find, uid);
    if (read.ok) yield* put(customerLoaded(read.value.customer));
    return yield* finish(answer.value.message);
  }

  function* finish(text: string) {
    yield* put(actAnswered());
    yield* put(toastShown({ text, topic: 'customer', tone: 'success' }));
  }

  function* change({ payload: act }: ReturnType<typeof actRequested>) {
    if (act.kind === 'limits') return yield* setLimits(act.lifted);
    const { uid } = yield* select(selectOpenCustomer);
    const answer = yield* send(uid, act);
    if (!answer.ok) return yield* put(actFailed(callMessage(answer.error)));
    yield* put(customerLoaded(answer.value.customer));
    return yield* finish(answer.value.message);
  }

  const load = loadWith(api.find, ({ customer }) => customerLoaded(customer), customerFailed);
  yield* takeLatest(customersRequested, loadWith(api.page, customersLoaded, customersFailed));
  yield* takeLatest(customerRequested, load);
  yield* takeLeading(actRequested, safely(change));
}
