import type { Firestore } from 'firebase-admin/firestore';
import { cartSettingsFrom } from '@/domain/cart/cartSettings';
import { saveCartSettingsRequest, type CartSettingsResponse } from '@/domain/contracts/cartSettings';
import { cartSettingsRef } from '../../platform/firestore/refs';
import { ok, type Answer } from '../../platform/http/answer';
import { orBusy } from '../../platform/http/busy';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { saveSettings } from '../../platform/saveSettings';
import type { AdminDeps } from '../deps';

const PATH = '/api/admin/cart-settings';

async function settingsAnswer(db: Firestore, message: string): Promise<Answer> {
  const settings = cartSettingsFrom((await cartSettingsRef(db).get()).data());
  return ok({ success: true, message, settings } satisfies CartSettingsResponse);
}

/** GET and POST /api/admin/cart-settings: what the cart offers beside the goods. */
export function cartSettingsRoutes(deps: AdminDeps): Route[] {
  return [
    getAsAdmin({
      path: PATH,
      right: 'settings.manage',
      handle: async () => settingsAnswer(await deps.db(), ''),
    }),
    postAsAdmin({
      path: PATH,
      right: 'settings.manage',
      schema: saveCartSettingsRequest,
      handle: ({ requestId, body }, who) =>
        orBusy(async () => {
          const db = await deps.db();
          await saveSettings(
            {
              ref: cartSettingsRef(db),
              action: 'cart.changed',
              read: cartSettingsFrom,
              change: (before) => cartSettingsFrom({ ...before, ...body.changes }),
            },
            { who, requestId, now: deps.now() },
          );
          return settingsAnswer(db, 'Saved. It holds from the next cart on.');
        }),
    }),
  ];
}
