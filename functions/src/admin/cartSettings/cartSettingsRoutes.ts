import type { Firestore } from 'firebase-admin/firestore';
import { cartSettingsFrom } from '@/domain/cart/cartSettings';
import { decideCartSettings, samplesLeft } from '@/domain/cart/decideCartSettings';
import { saveCartSettingsRequest, type CartSettingsResponse } from '@/domain/contracts/admin/cartSettings';
import { cartSettingsRef } from '../../platform/firestore/refs';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { orBusy } from '../../platform/http/busy';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { saveSettings } from '../../platform/saveSettings';
import { readSamples } from '../../pricing/readSamples';
import type { AdminDeps } from '../deps';

const PATH = '/api/admin/cart-settings';

const reading = (db: Firestore) => (paths: string[]) => db.getAll(...paths.map((path) => db.doc(path)));

async function settingsAnswer(db: Firestore, message: string): Promise<Answer> {
  const settings = cartSettingsFrom((await cartSettingsRef(db).get()).data());
  const left = samplesLeft(settings, await readSamples(reading(db), settings.samples));
  return ok({ success: true, message, settings, left } satisfies CartSettingsResponse);
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
      handle: ({ requestId, body: { changes } }, who) =>
        orBusy(async () => {
          const db = await deps.db();
          const products = await readSamples(reading(db), changes.samples ?? []);
          let refusal = '';
          await saveSettings(
            {
              ref: cartSettingsRef(db),
              action: 'cart.changed',
              read: cartSettingsFrom,
              change: (before) => {
                const decision = decideCartSettings(before, changes, products);
                refusal = decision.kind === 'refused' ? decision.message : '';
                return decision.kind === 'refused' ? before : decision.settings;
              },
            },
            { who, requestId, now: deps.now() },
          );
          if (refusal) return refuse(400, 'bad_request', refusal, { field: 'samples' });
          return settingsAnswer(db, 'Saved. It holds from the next cart on.');
        }),
    }),
  ];
}
