import type { MismatchesResponse } from '@/domain/contracts/adminOrders/actions';
import { DAY_MS } from '@/domain/time/calendar';
import { badRequest, ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import { ADMIN_DEADLINE_MS, withDeadline } from '../../payments/deadline';
import type { AdminDeps } from '../deps';
import { findParcelMismatches } from './readParcels';
import { findPaymentMismatches } from './readPayments';

/** How many days are compared by default, and at most. */
const DAYS = 3;
const MAX_DAYS = 31;

/**
 * GET /api/admin/mismatches: payments without orders, orders without parcels, parcels without orders, amounts that
 * differ, and refused refunds without an order; each names the call that settles it.
 */
export function mismatchesRoute(deps: AdminDeps): Route {
  return getAsAdmin({
    path: '/api/admin/mismatches',
    right: 'mismatches.settle',
    async handle({ query }) {
      const days = Number(query.get('days') ?? DAYS);
      if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
        return badRequest('days', `days is a number from 1 to ${MAX_DAYS}.`);
      }
      const db = await deps.db();
      const now = deps.now();
      const since = new Date(now.getTime() - days * DAY_MS);
      const gateway = withDeadline(deps, ADMIN_DEADLINE_MS).payments();
      const [{ payments, mismatches }, parcels] = await Promise.all([
        findPaymentMismatches({ db, accounts: deps.accounts, gateway, since }),
        findParcelMismatches(db, now),
      ]);
      return ok({
        success: true,
        mismatches: [...mismatches, ...parcels],
        payments,
        since: since.toISOString(),
      } satisfies MismatchesResponse);
    },
  });
}
