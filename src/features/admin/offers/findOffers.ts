import type { Offer } from '@/domain/offers/offer';

/** The offers whose code or title contains every word of the search. */
export function findOffers(offers: readonly Offer[], q: string): Offer[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ code, title }) => {
    const text = `${code} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
