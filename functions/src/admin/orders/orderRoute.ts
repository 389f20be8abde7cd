import type * as v from 'valibot';
import type { Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { onOrder, type Action } from './changeOrder';

interface OrderRoute<S extends v.GenericSchema> {
  /** Behind the order's id. */
  path: string;
  /** As the audit log calls it. */
  name: string;
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
    schema,
    handle: ({ requestId, params: { id: orderId = '' }, body }, who) =>
      onOrder(deps, orderId, () =>
        handle({ orderId, name, doing: { who, requestId, now: deps.now() } }, body),
      ),
  });
}
