import type * as v from 'valibot';
import { emptyRequest } from '@/domain/contracts/fields';
import {
  acceptReturnRequest,
  judgeReturnRequest,
  openReturnRequest,
  refuseReturnRequest,
  sendBackRequest,
} from '@/domain/contracts/adminOrders/returns';
import type { ActionDecision } from '@/domain/orders/order/decision';
import type { Order } from '@/domain/orders/order/order';
import {
  decideAccept,
  decideOpen,
  decideReceived,
  decideRefuse,
  decideSendBack,
} from '@/domain/orders/returnDesk/decide';
import { decideJudge, unitsWith, type Judgement } from '@/domain/orders/returnDesk/judge';
import type { ReturnStep } from '@/domain/orders/returnDesk/steps';
import { unitsOfLines } from '@/domain/orders/returns/returnedUnits';
import type { Route } from '../../platform/http/route';
import type { TransactionScope } from '../../platform/firestore/onOrder';
import type { AdminDeps } from '../deps';
import { changeOrder } from '../orders/changeOrder';
import { combosOf, restock, UNKNOWN_UNITS } from '../orders/restock';
import { returnStepRoute } from './returnStepRoute';

/** Judges a return and restocks units to sell again, in one transaction, so that no unit is counted twice. */
async function judge(order: Order, judgement: Judgement, now: Date, within: TransactionScope) {
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
export function decideRoutes(deps: AdminDeps): Route[] {
  const decided = <S extends v.GenericSchema>(
    step: ReturnStep,
    schema: S,
    decide: (
      order: Order,
      body: v.InferOutput<S>,
      now: Date,
      within: TransactionScope,
    ) => ActionDecision | Promise<ActionDecision>,
  ) =>
    returnStepRoute(deps, {
      step,
      schema,
      handle: (action, body) =>
        changeOrder(deps, action, (order, within) => decide(order, body, action.context.now, within)),
    });
  return [
    decided('open', openReturnRequest, decideOpen),
    decided('accept', acceptReturnRequest, decideAccept),
    decided('refuse', refuseReturnRequest, decideRefuse),
    decided('receive', emptyRequest, (order, _body, now) => decideReceived(order, now)),
    decided('judge', judgeReturnRequest, judge),
    decided('send-back', sendBackRequest, decideSendBack),
  ];
}
