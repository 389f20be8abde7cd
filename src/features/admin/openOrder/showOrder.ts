import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Order } from '@/domain/orders/order/order';
import { toastShown } from '@/lib/toast';
import { aboutOther } from '../shared';
import { messages } from './messages';
import { orderLoaded, selectOpenOrder } from './orderSlice';

/** Shows the order as it is now, unless another one was opened meanwhile. */
export function* showOrder(order: Order): SagaGenerator<void> {
  const shown = yield* select(selectOpenOrder);
  const isOpen = shown.status === 'ready' && shown.value?.orderId === order.orderId;
  if (isOpen) yield* put(orderLoaded(order));
}

/** Says that a change is done although its answer was lost; `name` where it is about another than the open one. */
export const lostAnswerShown = (topic: string, name = '') =>
  toastShown({ text: aboutOther(name, messages.lostAnswer), topic });
