import { placeRequest, type PlaceResponse } from '@/domain/contracts/adminOrders/scan';
import type { StoredPlaces } from '@/domain/orders/packing/places';
import { ok } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { writeAudit } from '../../platform/audit';
import { placesRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import type { AdminDeps } from '../deps';

/** POST /api/admin/places: says where a SKU lies in the store room. */
export const placeRoute = (deps: Pick<AdminDeps, 'db' | 'now'>): Route =>
  postAsAdmin(deps, {
    path: '/api/admin/places',
    right: 'orders.pack',
    schema: placeRequest,
    async handle({ body: { sku, place } }, context) {
      const db = await deps.db();
      await inTransaction(db, async (transaction) => {
        const stored = (await transaction.get(placesRef(db))).data() as StoredPlaces | undefined;
        const places = new Map(Object.entries(stored?.places ?? {}));
        const before = places.get(sku) ?? '';
        if (before === place) return;
        if (place) places.set(sku, place);
        else places.delete(sku);
        transaction.set(placesRef(db), { places: Object.fromEntries(places) } satisfies StoredPlaces);
        const changes = [{ field: sku, before: before || null, after: place || null }];
        writeAudit(db, transaction, context, {
          action: 'shop.place_changed',
          target: 'settings/places',
          changes,
        });
      });
      return ok({ success: true, sku, place } satisfies PlaceResponse);
    },
  });
