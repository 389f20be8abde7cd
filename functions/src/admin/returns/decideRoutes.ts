import { emptyRequest } from '@/domain/contracts/adminOrders/actions';
import {
  acceptReturnRequest,
  judgeReturnRequest,
  openReturnRequest,
  refuseReturnRequest,
  sendBackRequest,
} from '@/domain/contracts/adminOrders/returns';
import type { Order } from '@/domain/orders/order/order';
import {
  decideAccept,
  decideOpen,
  decideReceived,
  decideRefuse,
  decideSendBack,
} from '@/domain/orders/returnDesk/decide';
import { decideJudge, unitsWith, type Judgement } from '@/domain/orders/returnDesk/judge';
import { unitsOfLines } from '@/domain/orders/returns/returnedUnits';
import type { Route } from '../../platform/http/route';
import type { TransactionScope } from '../../platform/firestore/onOrder';
import type { AdminDeps } from '../deps';
import { changeOrder } from '../orders/changeOrder';
import { combosOf, restock, UNKNOWN_UNITS } from '../orders/restock';
import { returnRoute } from './returnAction';

/** Judges a return and restocks units to sell again, in one transaction, so that no unit is counted twice. */
async function judge(order: Order, judgement: Judgement, within: TransactionScope, now: Date) {
  const decision = decideJudge(order, judgement, {}, now);
  const again = unitsWith(judgement.verdicts, 'resell');
  if (decision.kind !== 'done' || again.length === 0) return decision;
  const units = unitsOfLines(order, again, await combosOf(within, order));
  if (!units) return UNKNOWN_UNITS;
  const write = await restock(within, order, units, now);
  write();
  return decideJudge(order, judgement, units, now);
}

/** Routes of the decisions about a return that need no provider. */
export const decideRoutes = (deps: AdminDeps): Route[] => [
  returnRoute(deps, {
    step: 'open',
    schema: openReturnRequest,
    handle: (action, body) =>
      changeOrder(deps, action, (order) => decideOpen(order, body, action.context.now)),
  }),
  returnRoute(deps, {
    step: 'accept',
    schema: acceptReturnRequest,
    handle: (action, body) =>
      changeOrder(deps, action, (order) => decideAccept(order, body, action.context.now)),
  }),
  returnRoute(deps, {
    step: 'refuse',
    schema: refuseReturnRequest,
    handle: (action, body) =>
      changeOrder(deps, action, (order) => decideRefuse(order, body, action.context.now)),
  }),
  returnRoute(deps, {
    step: 'receive',
    schema: emptyRequest,
    handle: (action) => changeOrder(deps, action, (order) => decideReceived(order, action.context.now)),
  }),
  returnRoute(deps, {
    step: 'judge',
    schema: judgeReturnRequest,
    handle: (action, body) =>
      changeOrder(deps, action, (order, within) => judge(order, body, within, action.context.now)),
  }),
  returnRoute(deps, {
    step: 'send-back',
    schema: sendBackRequest,
    handle: (action, body) =>
      changeOrder(deps, action, (order) => decideSendBack(order, body, action.context.now)),
  }),
];
