import { createHash } from 'node:crypto';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Banner, Highlight, IngredientStory, Review } from '@/domain/catalogue';
import type { CatalogueResponse } from '@/domain/contracts/catalogue';
import { inOrder } from '@/domain/promotions/arrange';
import type { Offer } from '@/domain/offer';
import { phaseAt, statusAt, type Schedule } from '@/domain/promotions/schedule';
import { openShelves, type Shelves } from './shelfMemory';
import { comboSummary, productSummary, publicBanner, publicHighlight, publicOffer } from './summaries';

export const NEWEST_REVIEWS = 6;

function withId<T>(doc: QueryDocumentSnapshot): T {
  return { ...doc.data(), id: doc.id } as T;
}

/** Reviews are public but for who wrote them. */
export function publicReview(doc: QueryDocumentSnapshot): Review {
  return { ...withId<Review>(doc), userId: '' };
}

const newestFirst = (a: { createdAt: string; id: string }, b: { createdAt: string; id: string }) =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.id < b.id ? -1 : 1;
/**
 * Milliseconds: as long as caches may hold an answer. What begins within them is in it already, and the browser shows it
 * from its own time on.
 */
const AHEAD = 15 * 60_000;

/** Reads everything that lists and the home page show at a moment; shelves that were read before cost what has changed. */
export async function loadCatalogue(
  db: Firestore,
  now: Date,
  shelves: Shelves = openShelves(),
): Promise<CatalogueResponse> {
  const enabled = (name: string) => db.collection(name).where('enabled', '==', true).get();
  const [products, combos, bannerDocs, highlightDocs, offerDocs, reviewDocs, settings] = await Promise.all([
    shelves.products(db, now),
    shelves.combos(db, now),
    enabled('banners'),
    enabled('highlights'),
    enabled('offers'),
    db
      .collection('reviews')
      .where('status', '==', 'published')
      .orderBy('createdAt', 'desc')
      .limit(NEWEST_REVIEWS)
      .get(),
    db.doc('settings/store').get(),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const soon = new Date(now.getTime() + AHEAD);
  const timely = (one: Schedule) => phaseAt(one, now) !== 'after' && phaseAt(one, soon) !== 'before';
  const shown = <T extends Banner | Highlight>(docs: QueryDocumentSnapshot[]) =>
    inOrder(docs.map((doc) => withId<T>(doc))).filter(timely);
  const offers = offerDocs.docs
    .map((doc) => withId<Offer>(doc))
    .filter((offer) => timely(offer) && statusAt(offer, now) !== 'used_up');
  const content = {
    products: products.sort(newestFirst).map(productSummary),
    combos: combos.sort(newestFirst).map((combo) => comboSummary(combo, byId)),
    banners: shown<Banner>(bannerDocs.docs).map(publicBanner),
    highlights: shown<Highlight>(highlightDocs.docs).map(publicHighlight),
    offers: offers.map(publicOffer),
    reviews: reviewDocs.docs.map(publicReview),
    story: (settings.get('story') as IngredientStory | undefined) ?? null,
  };
  return { version: versionOf(content), ...content };
}

/** Changes when anything in the content does. */
export function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
