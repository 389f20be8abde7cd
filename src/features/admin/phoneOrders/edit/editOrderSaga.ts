import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, select } from 'typed-redux-saga';
import { adminOrderPath } from '@/app/router/paths';
import { tidyAddress, validateAddress } from '@/domain/addresses/address';
import { formOf } from '@/domain/addresses/addressEntry';
import { isPincode } from '@/domain/addresses/pincode';
import type { EditPreviewRequest } from '@/domain/contracts/adminOrders/editOrder';
import type { Order } from '@/domain/orders/order/order';
import { sellablesOf } from '@/domain/phoneOrders/sellable';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import type { OrderEdits } from '@/services/admin/orders/createOrderEdits';
import { showOrder } from '../../openOrder';
import { aboutOther, callMessage, newKey } from '../../shared';
import {
  editOrderActions as actions,
  editWithdrawRequested,
  isEdited,
  selectEditOrder,
  type EditOrderState,
} from './editOrderSlice';
import { messages } from './messages';

/** Debounce of a preview, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Actions that change the edit. */
const CHANGES = [
  actions.keptStepped,
  actions.keptRemoved,
  actions.keptRestored,
  actions.itemAdded,
  actions.addedStepped,
  actions.addedRemoved,
  actions.editAddressTyped,
  actions.editPlaceFound,
];

/** A refusal may come from changed prices, stock or a colleague's edit, so the preview is outdated. */
const isRefusal = (action: Action) => actions.editSaveFailed.match(action) && action.payload.isRefusal;

/** Another field leaves the lookup of the PIN code alone. */
const isPincodeTyped = (action: Action) =>
  actions.editAddressTyped.match(action) && action.payload.field === 'pincode';

/** Actions that end the preview of the order before. */
const isOtherOrder = (action: Action) =>
  actions.editOrderShown.match(action) || actions.editOrderLeft.match(action);

/** The edit in the server's format. */
function requestOf(order: Order, { quantities, added, address }: EditOrderState): EditPreviewRequest {
  const kept = quantities.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
  return { seen: order.edits?.length ?? 0, kept, added, address: tidyAddress(formOf(address)) };
}

/** Loads an order for editing, previews each change, and saves the edit once. */
export function* editOrderSaga(services: Services, api: OrderEdits) {
  function* show({ payload: orderId }: ReturnType<typeof actions.editOrderShown>) {
    const found = yield* call(services.orders.one, orderId);
    if (found.ok) yield* put(actions.editOrderLoaded(found.value));
    else yield* put(actions.editOrderFailed(messages.failed));
    const all = yield* call(services.catalogue.all);
    yield* put(actions.sellablesLoaded(all.ok ? sellablesOf(all.value) : null));
  }

  function* locate() {
    const { pincode } = (yield* select(selectEditOrder)).address;
    if (!isPincode(pincode)) return;
    const place = yield* call(services.pincodes.find, pincode);
    if (place.ok) yield* put(actions.editPlaceFound({ pincode, place: place.value }));
  }

  function* preview(action: Action) {
    if (isOtherOrder(action)) return undefined;
    yield* put(actions.editPreviewRequested());
    yield* delay(DEBOUNCE_MS);
    const edit = yield* select(selectEditOrder);
    const order = edit.order.status === 'ready' ? edit.order.value : null;
    const isComplete = Object.keys(validateAddress(formOf(edit.address))).length === 0;
    if (!order || !isEdited(edit) || !isComplete) return yield* put(actions.editPreviewCleared());
    const answer = yield* call(api.preview, order.orderId, requestOf(order, edit));
    if (answer.ok) return yield* put(actions.editPreviewLoaded(answer.value));
    return yield* put(actions.editPreviewFailed(callMessage(answer.error)));
  }

  function* save() {
    const edit = yield* select(selectEditOrder);
    const order = edit.order.status === 'ready' ? edit.order.value : null;
    if (!order || edit.preview.status !== 'ready') return undefined;
    const editId = edit.editId || newKey(services.random);
    yield* put(actions.editNumbered(editId));
    const { orderId } = order;
    const total = edit.preview.value.finalTotal;
    const answer = yield* call(api.edit, orderId, { ...requestOf(order, edit), editId, total });
    const { order: open } = yield* select(selectEditOrder);
    if (open.status !== 'ready' || open.value?.orderId !== orderId) {
      // The screen was left meanwhile.
      const text = answer.ok ? answer.value.message : callMessage(answer.error);
      const tone = answer.ok ? 'success' : 'error';
      return yield* put(toastShown({ text: aboutOther(orderId, text), tone }));
    }
    if (!answer.ok) {
      const message = callMessage(answer.error);
      return yield* put(actions.editSaveFailed({ message, isRefusal: answer.error.kind === 'refused' }));
    }
    yield* put(actions.editOrderLeft());
    const screen = adminOrderPath(orderId);
    yield* put(toastShown({ text: answer.value.message, tone: 'success', screen }));
    return yield* call(services.navigation.go, screen);
  }

  function* withdraw({ payload: orderId }: ReturnType<typeof editWithdrawRequested>) {
    const answer = yield* call(api.withdraw, orderId);
    const topic = `order ${orderId}`;
    if (!answer.ok) return yield* put(toastShown({ text: callMessage(answer.error), topic, tone: 'error' }));
    yield* showOrder(answer.value.order);
    return yield* put(toastShown({ text: answer.value.message, topic, tone: 'success' }));
  }

  yield* takeLatest(actions.editOrderShown, show);
  yield* takeLatest(isPincodeTyped, locate);
  yield* takeLatest([...CHANGES, isRefusal, isOtherOrder], preview);
  yield* takeLeadingBy(actions.editSaveRequested, (orderId) => orderId, save);
  yield* takeLeadingBy(editWithdrawRequested, (orderId) => orderId, withdraw);
}
