import { refuseReturnRequest } from '@/domain/contracts/adminOrders/returns';
import { decideClose } from '@/domain/orders/returnDesk/decide';
import { noSuchOrder } from '../../orders/orderAnswers';
import { findOrder } from '../../platform/firestore/findOrder';
import type { Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { changeOrder, type Action } from '../orders/changeOrder';
import { callOff } from './callOff';
import { returnStepRoute } from './returnStepRoute';

async function close(deps: AdminDeps, action: Action, words: string): Promise<Answer> {
  const order = await findOrder(await deps.db(), action.orderId);
  if (!order) return noSuchOrder();
  const { now } = action.context;
  // Decide first, so that a refusal leaves the courier's parcel alone.
  const planned = decideClose(order, { words, takenAwb: order.returnCase?.pickup?.awb ?? '' }, now);
  const off = planned.kind === 'done' ? await callOff(deps, order) : ({ kind: 'off', awb: '' } as const);
  if (off.kind === 'refused') return off.answer;
  return changeOrder(deps, action, (current) => decideClose(current, { words, takenAwb: off.awb }, now));
}

/** POST /api/admin/returns/{id}/close: ends a return whose parcel never comes. Its pickup is called off at the courier. */
export const returnCloseRoute = (deps: AdminDeps): Route =>
  returnStepRoute(deps, {
    step: 'close',
    schema: refuseReturnRequest,
    handle: (action, { words }) => close(deps, action, words),
  });
