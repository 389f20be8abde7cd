import type { AuditAction } from '@/domain/admin/audit/actions';
import type * as v from 'valibot';
import type { AdminAction } from '@/domain/admin/adminOrder';
import { ACTION_RIGHTS } from '@/domain/staff/actionRights';
import type { Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { actionRoute } from './actionRoute';
import type { Action } from './changeOrder';

interface OrderRoute<S extends v.GenericSchema> {
  /** The action, which is the path after the order's id. */
  path: AdminAction;
  /** The action's name in the audit log. */
  name: AuditAction;
  schema: S;
  handle: (action: Action, body: v.InferOutput<S>) => Promise<Answer>;
}

/** POST /api/admin/orders/{id}/… */
export const orderRoute = <S extends v.GenericSchema>(
  deps: AdminDeps,
  { path, ...rest }: OrderRoute<S>,
): Route =>
  actionRoute(deps, { ...rest, path: `/api/admin/orders/{id}/${path}`, right: ACTION_RIGHTS[path] });
