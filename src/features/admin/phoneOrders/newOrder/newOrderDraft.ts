import { select } from 'typed-redux-saga';
import { takeEvery } from '@/lib/watch';
import type { NamedDrafts } from '@/services/browser/stored/drafts/namedDrafts';
import { isBegun, newOrderActions as actions, selectNewOrder, type NewOrderDraft } from './newOrderSlice';

const NAME = 'new-order';

/** Actions that change the draft. */
const CHANGES = [
  actions.orderIdChanged,
  actions.customerPicked,
  actions.addressesFound,
  actions.customerDropped,
  actions.emailTyped,
  actions.addressPicked,
  actions.addressTyped,
  actions.placeFound,
  actions.lineAdded,
  actions.lineStepped,
  actions.lineRemoved,
  actions.changesApplied,
  actions.couponTyped,
  actions.methodPicked,
];

/** Whether a stored value is a draft; an earlier version of the shop may have written it in another form. */
function isDraft(stored: unknown): stored is NewOrderDraft {
  const { orderId, customer, address, lines } = (stored ?? {}) as Partial<NewOrderDraft>;
  return (
    typeof orderId === 'string' &&
    typeof customer?.uid === 'string' &&
    Array.isArray(customer.addresses) &&
    typeof address?.name === 'string' &&
    Array.isArray(lines)
  );
}

/**
 * The draft that a reload interrupted; null without one. Its order id makes a repeated press the same order.
 */
export function savedDraft(drafts: NamedDrafts): NewOrderDraft | null {
  const stored = drafts.read(NAME);
  return isDraft(stored) ? stored : null;
}

/** Stores the draft until it is placed or left, so that a reload loses nothing. */
export function* newOrderDraftSaga(drafts: NamedDrafts) {
  function* keep() {
    const order = yield* select(selectNewOrder);
    const { orderId, customer, email, address, lines, couponCode, paymentMethod } = order;
    if (isBegun(order))
      drafts.write(NAME, { orderId, customer, email, address, lines, couponCode, paymentMethod });
    else drafts.remove(NAME);
  }

  yield* takeEvery(CHANGES, keep);
  yield* takeEvery(actions.newOrderLeft, () => drafts.remove(NAME));
}
