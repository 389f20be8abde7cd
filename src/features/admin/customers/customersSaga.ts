import { call, put, select } from 'typed-redux-saga';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { CustomerAdmin } from '@/services/admin/people/createCustomerAdmin';
import { aboutOther, callMessage, loadWith } from '../shared';
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
  function* setLimits(uid: string, lifted: boolean) {
    const answer = yield* call(api.lift, { uid, lifted, reason: messages.page.liftReason });
    if (!answer.ok) return answer;
    const read = yield* call(api.find, uid);
    if (read.ok) yield* put(customerLoaded(read.value.customer));
    return answer;
  }

  function* sendAny(uid: string, act: CustomerAct) {
    if (act.kind === 'limits') return yield* setLimits(uid, act.lifted);
    const answer = yield* send(uid, act);
    if (answer.ok) yield* put(customerLoaded(answer.value.customer));
    return answer;
  }

  function* change({ payload: { uid, act } }: ReturnType<typeof actRequested>) {
    const { found } = yield* select(selectOpenCustomer);
    const answer = yield* sendAny(uid, act);
    const isOpen = (yield* select(selectOpenCustomer)).uid === uid;
    const message = answer.ok ? answer.value.message : callMessage(answer.error);
    yield* put(answer.ok ? actAnswered({ uid, act }) : actFailed({ uid, act, message }));
    // The page of an open customer shows the failure itself.
    if (isOpen && !answer.ok) return;
    const name = !isOpen && found.status === 'ready' ? found.value.name : '';
    const tone = answer.ok ? 'success' : 'error';
    yield* put(toastShown({ text: aboutOther(name, message), topic: 'customer', tone }));
  }

  const load = loadWith(api.find, ({ customer }) => customerLoaded(customer), customerFailed, actAnswered);
  yield* takeLatest(customersRequested, loadWith(api.page, customersLoaded, customersFailed, actAnswered));
  yield* takeLatest(customerRequested, load);
  yield* takeLeadingBy(actRequested, ({ uid }) => uid, change);
}
