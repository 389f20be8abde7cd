import type * as v from 'valibot';
import type { AuditAction } from '@/domain/admin/audit/actions';
import type { Right } from '@/domain/staff/roles';
import type { Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { runOnOrder, type Action } from './changeOrder';

interface ActionRoute<S extends v.GenericSchema> {
  /** With the order's id as `{id}`. */
  path: string;
  right: Right;
  /** The action's name in the audit log. */
  name: AuditAction;
  schema: S;
  handle: (action: Action, body: v.InferOutput<S>) => Promise<Answer>;
}

/** A POST by which the team does something to one order; calls on the same order in one process wait for each other. */
export function actionRoute<S extends v.GenericSchema>(
  deps: AdminDeps,
  { path, right, name, schema, handle }: ActionRoute<S>,
): Route {
  return postAsAdmin(deps, {
    path,
    right,
    schema,
    handle: ({ params: { id: orderId = '' }, body }, context) =>
      // The time of its turn: an order's history names no step earlier than the one before it.
      runOnOrder(deps, orderId, () =>
        handle({ orderId, name, context: { ...context, now: deps.now() } }, body),
      ),
  });
}
