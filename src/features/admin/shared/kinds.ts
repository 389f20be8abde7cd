import { adminPaths } from '@/app/router/paths';
import type { ScheduledKind } from '@/services/admin/catalogue/createScheduledAdmin';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { messages } from './messages';

/** All that the editor edits. */
export type EditKind = CatalogueKind | ScheduledKind;

const { kinds } = messages;

/** Of each kind: its names, `path` of the form for a new one, and `list`, below which each stands under its id. */
export const kindWords = {
  products: { ...kinds.products, path: adminPaths.newProduct, list: adminPaths.products },
  combos: { ...kinds.combos, path: adminPaths.newCombo, list: adminPaths.combos },
  offers: { ...kinds.offers, path: adminPaths.newOffer, list: adminPaths.offers },
  banners: { ...kinds.banners, path: adminPaths.newBanner, list: adminPaths.banners },
  highlights: { ...kinds.highlights, path: adminPaths.newHighlight, list: adminPaths.highlights },
};
