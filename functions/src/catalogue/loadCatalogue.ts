import { createHash } from 'node:crypto';
import { isComboOnSale } from '@/domain/catalogue/comboSale';
import type { Banner, Highlight, IngredientStory } from '@/domain/catalogue/catalogue';
import type { CatalogueResponse } from '@/domain/contracts/shoppers/catalogue';
import { giftCardAmounts, giftCardSettings } from '@/domain/giftCards/settings';
import { inOrder } from '@/domain/offers/scheduled/arrange';
import { leadsToUnsold } from '@/domain/offers/scheduled/leadsToUnsold';
import { phaseAt, type Schedule } from '@/domain/offers/scheduled/schedule';
import { fromStored, type StoredScheduled } from '@/domain/offers/scheduled/stored';
import { limitsFrom } from '@/domain/orders/limits/limits';
import type { FoundDocument, Reads } from '../platform/firestore/reads';
import { switchedOn } from '../offers/switchedOn';
import { readPublicOffers } from './publicOffers';
import type { CatalogueCache } from './catalogueCache';
import { publicReview } from './publicReview';
import { comboSummary, productSummary, publicBanner, publicHighlight } from './summaries';

export const NEWEST_REVIEWS = 6;

function withId<T>(doc: FoundDocument): T {
  return { ...doc.data(), id: doc.id } as T;
}

const newestFirst = (a: { createdAt: string; id: string }, b: { createdAt: string; id: string }) =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.id < b.id ? -1 : 1;
/**
 * Milliseconds that caches may hold an answer. Content that begins within them is included, and the browser shows it
 * from its start.
 */
const LOOKAHEAD_MS = 15 * 60_000;

/** Reads the catalogue for lists and the home page; once the cache is filled, only the changes. */
export async function loadCatalogue(
  reads: Reads,
  now: Date,
  cache: CatalogueCache,
  takesOnline: boolean,
): Promise<CatalogueResponse> {
  const [products, combos, bannerDocs, highlightDocs, offers, reviewDocs, settings] = await Promise.all([
    cache.products(reads, now),
    cache.combos(reads, now),
    reads.find(switchedOn('banners')),
    reads.find(switchedOn('highlights')),
    readPublicOffers(reads, now),
    reads.find({
      collection: 'reviews',
      where: [['status', '==', 'published']],
      newestBy: 'createdAt',
      limit: NEWEST_REVIEWS,
    }),
    reads.getAll(['settings/store', 'settings/purchaseLimits', 'settings/giftCards']),
  ]);
  const [store, limits, giftCards] = settings.map((doc) => doc.data());
  const byId = new Map(products.map((product) => [product.id, product]));
  const soon = new Date(now.getTime() + LOOKAHEAD_MS);
  const timely = (one: Schedule) => phaseAt(one, now) !== 'after' && phaseAt(one, soon) !== 'before';
  const onSale = { products, combos: combos.filter((combo) => isComboOnSale(combo, byId)) };
  const shown = <T extends Banner | Highlight>(docs: FoundDocument[]) =>
    inOrder(docs.map((doc) => fromStored(withId<StoredScheduled<T>>(doc)))).filter(
      (one) => timely(one) && !leadsToUnsold(one.link, onSale),
    );
  const story = (store?.['story'] as IngredientStory | undefined) ?? null;
  const content = {
    products: products.sort(newestFirst).map(productSummary),
    combos: onSale.combos.sort(newestFirst).map((combo) => comboSummary(combo, byId)),
    banners: shown<Banner>(bannerDocs).map(publicBanner),
    highlights: shown<Highlight>(highlightDocs).map(publicHighlight),
    offers: offers.filter(timely),
    reviews: reviewDocs.map(publicReview),
    story: story && leadsToUnsold(story.link, onSale) ? { ...story, link: '' } : story,
    cashOnly: takesOnline ? undefined : (true as const),
    unitsPerSku: limitsFrom(limits).unitsPerSku,
    giftCards:
      takesOnline && giftCardAmounts(giftCardSettings(giftCards)).length > 0 ? (true as const) : undefined,
  };
  return { version: versionOf(content), ...content };
}

/** A hash that changes with the content. */
export function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
