import { call, put } from 'typed-redux-saga';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { LossAdmin } from '@/services/admin/orders/createUndeliveredAdmin';
import { showOrder } from '../openOrder';
import { callMessage, loadWith } from '../shared';
import {
  claimSaved,
  claimsFailed,
  claimsLoaded,
  claimsRequested,
  claimSubmitted,
  lossActionFailed,
  lossDecided,
  lossDecisionRequested,
} from './lossesSlice';

/** Loads and saves claims, and sends the order of a lost parcel again or ends it. A second press while one runs is ignored. */
export function* lossesSaga(api: LossAdmin) {
  function* save({ payload: { orderId, claim } }: ReturnType<typeof claimSubmitted>) {
    const answer = yield* call(api.claim, orderId, claim);
    if (!answer.ok) {
      yield* put(lossActionFailed({ of: claim.awb, message: callMessage(answer.error) }));
      // A colleague was faster: the form shows their claim below what is typed.
      if (answer.error.kind === 'refused' && answer.error.code === 'changed')
        yield* put(claimsRequested(orderId));
      return;
    }
    yield* put(claimSaved(answer.value.claim));
    yield* put(toastShown({ text: answer.value.message, topic: `claim ${claim.awb}`, tone: 'success' }));
  }

  function* decide({ payload: { orderId, decision } }: ReturnType<typeof lossDecisionRequested>) {
    const answer = yield* call(decision === 'resend' ? api.resend : api.closeLost, orderId);
    if (!answer.ok) {
      yield* put(lossActionFailed({ of: orderId, message: callMessage(answer.error) }));
      return;
    }
    const { order, message } = answer.value;
    yield* put(lossDecided(order));
    yield* showOrder(order);
    yield* put(toastShown({ text: message, topic: `order ${orderId}`, tone: 'success' }));
  }

  const read = loadWith(api.claims, ({ claims }) => claimsLoaded(claims), claimsFailed, claimSaved);
  yield* takeLatest(claimsRequested, read);
  yield* takeLeadingBy(claimSubmitted, ({ claim }) => claim.awb, save);
  yield* takeLeadingBy(lossDecisionRequested, ({ orderId }) => orderId, decide);
}
