import type { QueueResponse } from '@/domain/contracts/adminOrders/scan';
import { MAX_QUEUE } from '@/domain/admin/orderList/packingQueue';
import { ALL_ORDERS } from '@/domain/admin/orderList/query';
import { ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { readOrders } from '../orderList/readOrders';

/** GET /api/admin/scan/next: the orders that wait longest to be packed, the oldest first. */
export const queueRoute = (deps: Pick<AdminDeps, 'db' | 'now'>): Route =>
  getAsAdmin({
    path: '/api/admin/scan/next',
    right: 'orders.pack',
    async handle({ hasTime }) {
      const now = deps.now();
      const options = { now, hasTime, count: MAX_QUEUE, isOldestFirst: true };
      const { found, next } = await readOrders(await deps.db(), { ...ALL_ORDERS, waits: 'pack' }, options);
      const rows = found.map(({ row }) => row);
      return ok({ rows, more: next !== null, now: now.toISOString() } satisfies QueueResponse);
    },
  });
