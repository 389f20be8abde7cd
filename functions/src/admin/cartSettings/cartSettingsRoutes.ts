import type { Firestore } from 'firebase-admin/firestore';
import { cartSettingsFrom } from '@/domain/cart/cartSettings';
import { decideCartSettings, samplesLeft } from '@/domain/cart/decideCartSettings';
import { saveCartSettingsRequest, type CartSettingsResponse } from '@/domain/contracts/admin/cartSettings';
import { cartSettingsRef } from '../../platform/firestore/refs';
import { pathReader } from '../../platform/firestore/readData';
import { ok, type Answer } from '../../platform/http/answer';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { saveSettings } from '../../platform/saveSettings';
import { readSamples } from '../../pricing/readSamples';
import type { AdminDeps } from '../deps';
import { messages } from './messages';

const PATH = '/api/admin/cart-settings';

async function settingsAnswer(db: Firestore, message: string): Promise<Answer> {
  const settings = cartSettingsFrom((await cartSettingsRef(db).get()).data());
  const left = samplesLeft(settings, await readSamples(pathReader(db, db), settings.samples));
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
    postAsAdmin(deps, {
      path: PATH,
      right: 'settings.manage',
      schema: saveCartSettingsRequest,
      async handle({ body: { changes, seen } }, context) {
        const db = await deps.db();
        const products = await readSamples(pathReader(db, db), changes.samples ?? []);
        const refusal = await saveSettings(context, {
          ref: cartSettingsRef(db),
          action: 'cart.changed',
          read: cartSettingsFrom,
          decide: (before) => decideCartSettings(before, changes, products, seen),
        });
        return refusal ?? settingsAnswer(db, messages.saved);
      },
    }),
  ];
}
