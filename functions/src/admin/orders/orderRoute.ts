import type { AuditAction } from '@/domain/admin/audit/actions';
import type * as v from 'valibot';
import type { AdminAction } from '@/domain/admin/adminOrder';
import { ACTION_RIGHTS } from '@/domain/staff/actionRights';
import type { Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { runOnOrder, type Action } from './changeOrder';

interface OrderRoute<S extends v.GenericSchema> {
  /** The action, which is the path after the order's id. */
  path: AdminAction;
  /** The action's name in the audit log. */
  name: AuditAction;
  schema: S;
  handle: (action: Action, body: v.InferOutput<S>) => Promise<Answer>;
}

/** POST /api/admin/orders/{id}/… */
export function orderRoute<S extends v.GenericSchema>(
  deps: AdminDeps,
  { path, name, schema, handle }: OrderRoute<S>,
): Route {
  return postAsAdmin({
    path: `/api/admin/orders/{id}/${path}`,
    right: ACTION_RIGHTS[path],
    schema,
    handle: ({ requestId, params: { id: orderId = '' }, body }, who) =>
      runOnOrder(deps, orderId, () =>
        handle({ orderId, name, context: { who, requestId, now: deps.now() } }, body),
      ),
  });
}
