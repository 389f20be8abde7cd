import type * as v from 'valibot';
import type { AuditAction } from '@/domain/admin/audit/actions';
import type { ReturnStep } from '@/domain/orders/returnDesk/steps';
import { RETURN_RIGHTS } from '@/domain/staff/returnRights';
import type { Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { actionRoute } from '../orders/actionRoute';
import type { Action } from '../orders/changeOrder';

interface ReturnStepRoute<S extends v.GenericSchema> {
  /** The step, which is the path after the order's id. */
  step: ReturnStep;
  schema: S;
  handle: (action: Action, body: v.InferOutput<S>) => Promise<Answer>;
}

/** The step's name in the audit log. */
const NAMES: Record<ReturnStep, AuditAction> = {
  open: 'return.opened',
  accept: 'return.accepted',
  refuse: 'return.refused',
  pickup: 'return.pickup_booked',
  close: 'return.closed',
  receive: 'return.received',
  judge: 'return.judged',
  refund: 'return.refunded',
  replace: 'return.replaced',
  'send-back': 'return.sent_back',
};

/** POST /api/admin/returns/{id}/… */
export const returnStepRoute = <S extends v.GenericSchema>(
  deps: AdminDeps,
  { step, ...rest }: ReturnStepRoute<S>,
): Route =>
  actionRoute(deps, {
    ...rest,
    path: `/api/admin/returns/{id}/${step}`,
    right: RETURN_RIGHTS[step],
    name: NAMES[step],
  });
