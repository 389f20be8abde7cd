import { saveCourierTimeRequest, type CourierTimeResponse } from '@/domain/contracts/admin/waiting';
import { courierSettingsFrom } from '@/domain/orders/packing/courierTime';
import { courierSettingsRef } from '../../platform/firestore/refs';
import { ok } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { saveSettings } from '../../platform/saveSettings';
import type { AdminDeps } from '../deps';
import { messages } from './messages';

/** POST /api/admin/courier-time: when the courier comes. `GET /api/admin/waiting` tells it with the menu's counts. */
export const courierTimeRoute = (deps: Pick<AdminDeps, 'db' | 'now'>): Route =>
  postAsAdmin(deps, {
    path: '/api/admin/courier-time',
    right: 'settings.manage',
    schema: saveCourierTimeRequest,
    async handle({ body: { comesAt } }, context) {
      await saveSettings(context, {
        ref: courierSettingsRef(await deps.db()),
        action: 'courier_time.changed',
        read: courierSettingsFrom,
        decide: () => ({ kind: 'changed', settings: { comesAt } }),
      });
      const message = comesAt ? messages.saved : messages.none;
      return ok({ success: true, message, comesAt } satisfies CourierTimeResponse);
    },
  });
